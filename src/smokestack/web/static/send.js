// What a click does: it goes on along a path, sends an action, or learns why not.
import { ask, element } from "./ask.js";
import { asked, inside, light, starting, trail } from "./board.js";
import { address, at, here, hide, table, tell } from "./shared.js";

let sending = null;
let answered = 0;

// Whether what was clicked can still be done, once the page shows what came of earlier clicks.
const POSSIBLE = {
  act: ({ n }) => n === here.state.n,
  confirm: () => here.state.can.confirm,
  undo: () => here.state.can.undo,
  redo: () => here.state.can.redo,
  hint: () => here.state.can.hint,
};

async function caughtUp() {
  while (here.state.n < answered) await new Promise((done) => document.addEventListener("shown", done, { once: true }));
}

// A double click is one click; anything else waits until the answer under way is there. What is outdated is let go.
export async function send(what, body = {}) {
  if (sending?.what === what) return null;
  while (sending) await sending.done;
  let finish;
  sending = { what, done: new Promise((done) => (finish = done)) };
  document.body.classList.add("sending");
  at("side").setAttribute("aria-busy", "true");
  hide("error");
  try {
    await caughtUp();
    if (POSSIBLE[what]?.(body) === false) return null;
    const answer = await ask(`${address}/${what}`, what === "takeover" ? { bot: at("bot-level").value, ...body } : body);
    answered = Math.max(answered, answer.n ?? 0);
    return answer;
  } catch (error) {
    tell(error.message);
    startAgain();
    return null;
  } finally {
    sending = null;
    finish();
    document.body.classList.remove("sending");
    at("side").removeAttribute("aria-busy");
  }
}

export async function act(choice) {
  await send("act", { action: choice.action, n: here.state.n });
}

// Nothing is chosen any more; the bar listens to this event and shows all choices.
export function startAgain() {
  goTo([]);
}

function goTo(path) {
  here.prefix = path;
  light();
  document.dispatchEvent(new Event("prefix"));
}

// Names are those of what was clicked and of everything it lies in, from outside to inside.
export async function choose(names) {
  const path = furthest(names);
  if (!path) return explain(names);
  if (!starting(path).some(asked)) return tell(`Not that one now. ${here.state.lesson.say}`);
  hide("error");
  const done = starting(path).find((choice) => choice.path.length === path.length);
  if (done) return act(done);
  goTo(path);
}

// A click goes on from as much of the half-made choice as it fits to; one in another branch begins there anew.
function furthest(names) {
  for (let kept = here.prefix.length; kept >= 0; kept--) {
    const path = along(here.prefix.slice(0, kept), names);
    if (path.length > kept) return path;
  }
  return null;
}

function along(start, names) {
  return names.reduce((path, name, k) => {
    const longer = [...path, name];
    return starting(longer).length && leadsTo(longer, names.slice(0, k + 1)) ? longer : path;
  }, start);
}

// Inside another target a name may mean something else: the same price stands in every grid.
function leadsTo(path, names) {
  return names.length === 1 || inside(path).some((each) => trail(each).join("\n") === names.join("\n"));
}

export async function explain(names) {
  if (!here.state || here.moment !== null || !names.length) return;
  try {
    const wanted = names.map((name) => `target=${encodeURIComponent(name)}`).join("&");
    const { why } = await ask(`${address}/why?${wanted}`, undefined, "GET");
    if (!why) return;
    const link = element("a", { href: `/rules/${table.dataset.game}#${why.clause}`, target: "_blank" }, why.clause);
    at("why").replaceChildren(element("strong", {}, "Not now: "), why.text, ...(why.clause ? [" (", link, ")"] : ["."]));
    at("why").hidden = false;
  } catch (error) {
    tell(error.message);
  }
}

export async function hint() {
  const found = await send("hint");
  if (!found) return;
  const label = here.state.choices.find((choice) => choice.action === found.action)?.label || found.text;
  at("why").replaceChildren(element("strong", {}, "Hint: "), label, " – ", found.reason);
  if (found.found) at("why").append(element("small", { class: "found" }, found.found));
  at("why").hidden = false;
  found.path.forEach((_, k) => inside(found.path.slice(0, k + 1))[0]?.classList.add("hint"));
  const button = at("choices").querySelector(`[data-action="${CSS.escape(found.text)}"]`);
  if (!button) return;
  button.classList.add("hinted");
  button.closest("details").open = true;
  button.scrollIntoView({ block: "nearest" });
  at("why").scrollIntoView({ block: "nearest" });
}
