// What happened: the log, the slider, a moment of the past, and what came since my last turn.
import { ask, element } from "./ask.js";
import { showPast, showPresent } from "./board.js";
import { address, at, colour, here, sentences, tell, wait } from "./shared.js";

const PACE = 700;
const MOST_TOLD = 8;
let names = [];
let wanted = 0;

export function nowShown(parts) {
  names = parts.map((part) => part.name);
}

export function addToLog(fresh) {
  for (const each of fresh) {
    const text = sentences(each);
    if (!text) continue;
    const open = element("button", { type: "button", class: "plain", onclick: () => lookAt(each.n) }, text);
    const by = each.seat === null ? "chance" : `by ${colour(each.seat)}`;
    at("log").prepend(element("li", { value: each.n, class: by }, open));
  }
}

// On a phone the log lies below the board.
async function lookAt(n) {
  await go(n);
  if (at("stage").getBoundingClientRect().bottom < innerHeight / 2) at("stage").scrollIntoView();
}

export function showSince() {
  const { news, state } = here;
  const own = news.findLastIndex((each) => state.you.includes(each.seat));
  const since = news.slice(own + 1).filter(sentences);
  const box = at("since");
  box.hidden = here.moment !== null || state.you.length !== 1 || state.lesson !== null || !(state.you.includes(state.to_move) && own >= 0 && since.length);
  if (box.hidden) return;
  const told = since.slice(-MOST_TOLD);
  const replay = element("button", { type: "button", class: "plain", onclick: () => playBack(since) }, "Show me");
  const line = element("span", { class: "line" }, element("strong", {}, "Since your last turn: "), told.map(sentences).join(" "));
  const list = element("ul", {}, ...told.map((each) => element("li", { class: each.seat === null ? "chance" : `by ${colour(each.seat)}` }, sentences(each))));
  box.replaceChildren(element("details", {}, element("summary", {}, line), list), replay);
}

async function playBack(since) {
  for (const each of since) {
    await go(each.n);
    await wait(PACE);
    if (here.moment === null) return;
  }
  now();
}

// Fast sliding asks for many moments; only the last one wished for is shown.
export async function go(n) {
  if (!here.state || n >= here.state.n) return now();
  wanted = n;
  try {
    const seen = await ask(`${address}/at/${n}`, undefined, "GET");
    if (wanted !== n) return;
    here.moment = n;
    here.past = seen;
    here.prefix = [];
    document.body.classList.add("past");
    at("moment").hidden = false;
    at("moment-text").textContent = `After move ${n} of ${seen.of}. ${seen.news ? sentences(seen.news) : "The start."}`;
    at("slider").value = n;
    showPast(seen.parts);
    history.replaceState(null, "", `?at=${n}`);
    document.dispatchEvent(new Event("moment"));
  } catch (error) {
    tell(error.message);
  }
}

export function now() {
  wanted = -1;
  here.moment = here.past = null;
  document.body.classList.remove("past");
  at("moment").hidden = true;
  at("slider").value = here.state.n;
  history.replaceState(null, "", location.pathname);
  showPresent(names);
  document.dispatchEvent(new Event("moment"));
}

at("now").addEventListener("click", now);
at("slider").addEventListener("input", (event) => go(Number(event.target.value)));
