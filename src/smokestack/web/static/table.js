// The table: knows no rules. It listens to the server, shows what is new, and sends what is clicked.
import { ask } from "./ask.js";
import { focusChoices, showBar, walkOn } from "./bar.js";
import { keepParts, openPart, preview, showParts, trail } from "./board.js";
import "./drag.js";
import { showEngine } from "./engine.js";
import { showFinal } from "./final.js";
import { fly } from "./flight.js";
import { showLesson } from "./lesson.js";
import { addToLog, go, now, nowShown, showSince } from "./past.js";
import { showChanges, showPeople, showWelcome } from "./people.js";
import { choose, explain, hint, send, startAgain } from "./send.js";
import { address, at, here, hide, isStill, sentences, tell, wait } from "./shared.js";
import { allTold, keepScenes, stage, stageFirst } from "./show.js";
import { meant } from "./touch.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const LINGER = 350;
const PACE = 400;
const MOST_BEHIND = 4;
let known = {};
let pause = FIRST_PAUSE;
let queue = Promise.resolve();
let behind = 0;
let botMoved = 0;

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address}/live`);
  socket.addEventListener("open", () => {
    pause = FIRST_PAUSE;
    socket.send(JSON.stringify({ n: here.news.length, known }));
  });
  socket.addEventListener("message", (event) => {
    behind += 1;
    queue = queue.then(() => receive(JSON.parse(event.data))).catch((error) => tell(String(error)));
  });
  socket.addEventListener("close", (event) => {
    document.body.classList.add("offline");
    if (event.code === 4404) return tell("This table is not there any more.");
    at("ask").textContent = "The connection is lost; trying again …";
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  });
}

async function receive(update) {
  behind -= 1;
  if (update.kind === "goodbye") return tell(update.text);
  if (update.kind === "engine") return showEngine(update.engine);
  if (document.body.classList.contains("offline")) hide("error");
  document.body.classList.remove("offline");
  const before = here.state;
  const fresh = update.news.filter((each) => each.n > here.news.length);
  if (before) await keepPace(update.state, fresh);
  here.state = update.state;
  here.news.push(...fresh);
  here.prefix = [];
  known = Object.fromEntries(update.parts.map((part) => [part.name, part.digest]));
  nowShown(update.parts);
  addToLog(fresh);
  at("slider").max = here.state.n;
  if (before) keepScenes(fresh);
  if (here.moment === null) await showNow(update.parts, before ? fresh : []);
  else keepParts(update.parts);
  showAround();
  document.dispatchEvent(new Event("shown"));
  if (before) await showNews(fresh, before);
  else openAsked();
}

// A bot's move stays for a moment before the next one is shown, unless the page has much to catch up with.
async function keepPace({ seats }, fresh) {
  if (isStill() || behind > MOST_BEHIND || !fresh.some((each) => seats[each.seat]?.kind === "bot")) return;
  await wait(botMoved + PACE - performance.now());
  botMoved = performance.now();
}

async function showNow(parts, fresh) {
  at("slider").value = here.state.n;
  if (behind > 0 || here.state.over) stage();
  else await stageFirst();
  if (behind === 0) await fly(fresh);
  showParts(parts);
}

function showAround() {
  showBar();
  showPeople();
  showWelcome();
  showLesson();
  showSince();
  showEngine(here.state.engine);
}

async function showNews(fresh, before) {
  const said = fresh.map(sentences).filter(Boolean).slice(-6).join(" ");
  if (said) at("live").textContent = said;
  if (here.moment === null) showChanges(fresh, before.scores);
  if (here.state.over && !before.over) showEnd(here.state.n);
}

// The final score comes after everything that led to it, once.
async function showEnd(n) {
  await allTold();
  if (here.state.over && Number(at("final").dataset.n ?? 0) < n) showFinal(go);
}

// An address may ask for a moment; a finished table shows its end.
function openAsked() {
  const wanted = new URLSearchParams(location.search).get("at");
  if (wanted !== null) go(Number(wanted));
  else if (here.state.over) showFinal(go);
}

async function rematch() {
  const { state } = here;
  const kind = (seat) => {
    if (state.you.includes(seat.seat)) return seat.seat === state.you[0] ? "you" : "screen";
    return seat.kind === "bot" ? "bot" : "open";
  };
  const seats = state.seats.map((seat) => ({ kind: kind(seat), name: seat.kind === "bot" ? "" : seat.name, bot: seat.bot }));
  try {
    const { id } = await ask("/api/tables", { game: state.game, seats, options: state.options });
    location.href = `/t/${id}`;
  } catch (error) {
    tell(error.message);
    at("final").close();
  }
}

let lingering = 0;
function pointedAt(event) {
  const target = event.target.closest?.("[data-target]");
  clearTimeout(lingering);
  if (!target) return;
  preview(trail(target), true);
  if (!target.classList.contains("can") && !here.state?.lesson) lingering = setTimeout(() => explain(trail(target)), LINGER);
}

function left(event) {
  const target = event.target.closest?.("[data-target]");
  if (target) preview(trail(target), false);
}

at("parts").addEventListener("click", (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) openPart(opener.dataset.opens);
  const names = trail(meant(event));
  if (names.length && here.moment === null) choose(names);
});
at("parts").addEventListener("keydown", (event) => {
  const names = trail(event.target);
  if (!names.length || here.moment !== null || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  choose(names);
});
for (const event of ["mouseover", "focusin"]) at("parts").addEventListener(event, pointedAt);
for (const event of ["mouseout", "focusout"]) at("parts").addEventListener(event, left);

// Number keys pick one of the parts a map opens.
function pickByNumber(key) {
  const opener = at("parts").querySelectorAll("[data-opens]")[Number(key) - 1];
  const name = opener?.querySelector("[data-target]")?.dataset.target;
  if (!name || here.moment !== null) return;
  if (!here.state.choices.some((choice) => choice.path[0] === name)) return explain([name]);
  choose([name]).then(focusChoices);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && here.prefix.length) return startAgain();
  if (event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || !here.state) return;
  if (event.key === "u" && !at("undo").disabled) send("undo");
  if (event.key === "h" && !at("hint").disabled) hint();
  if (event.key === "c" && !at("confirm").hidden) send("confirm");
  walkOn(event.key);
  if (/^[1-9]$/.test(event.key)) pickByNumber(event.key);
});
document.addEventListener("moment", showAround);
document.addEventListener("prefix", () => {
  showBar();
  showLesson();
});
at("confirm").addEventListener("click", () => send("confirm"));
at("undo").addEventListener("click", () => send("undo"));
at("redo").addEventListener("click", () => send("redo"));
at("hint").addEventListener("click", hint);
at("rematch").addEventListener("click", rematch);
at("close-final").addEventListener("click", () => at("final").close());
at("choices").addEventListener("click", (event) => event.target.id === "show-final" && showFinal(go));
at("copy").addEventListener("click", () => copyLink(at("link")));
at("fold").addEventListener("click", () => {
  const folded = document.body.classList.toggle("folded");
  at("fold").setAttribute("aria-expanded", String(!folded));
});

function copyLink(input) {
  input.select();
  navigator.clipboard?.writeText(input.value).then(() => (at("copy").textContent = "Copied"), () => {});
}

connect();
