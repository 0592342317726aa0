// Great moments, told sentence by sentence: the end of an age, grid by grid. Each can be skipped, and none is lost.
import { element } from "./ask.js";
import { at, here, isStill, wait } from "./shared.js";

const PACE = 1100;
const STAYS = 6000;
const waiting = [];
let showing = false;

// What was great in the news, as its sentences from the one with which it begins.
export function keepScenes(fresh) {
  if (here.state.lesson) return;
  for (const { scene, said } of fresh) if (scene !== null) waiting.push(said.slice(scene).map((sentence) => sentence.text));
}

// Told before the board changes, so that everything still lies where it is told of; the page waits for no more than one.
export async function stageFirst() {
  if (showing || !canTell()) return;
  at("side").inert = true;
  await new Promise((done) => stage(done));
  at("side").inert = false;
}

// Told one after another beside the bar, while the page goes on.
export async function stage(firstIsTold = null) {
  if (showing) return;
  showing = true;
  for (let first = firstIsTold; canTell(); first = null) await tellScene(waiting.shift(), first);
  showing = false;
  document.dispatchEvent(new Event("told"));
}

// Nobody would see it in a hidden tab, and it does not belong to a moment of the past.
function canTell() {
  return waiting.length > 0 && here.moment === null && !document.hidden;
}

export async function allTold() {
  while (showing || waiting.length) await new Promise((done) => document.addEventListener("told", done, { once: true }));
}

async function tellScene([title, ...lines], isTold) {
  const list = element("ol");
  const button = element("button", { type: "button" }, "Skip");
  const closed = new Promise((done) => button.addEventListener("click", () => done("closed")));
  at("show").replaceChildren(element("h2", {}, title), list, button);
  at("show").classList.toggle("aside", isTold === null);
  at("show").hidden = false;
  for (const line of lines) if ((await tellLine(list, line, closed)) === "closed") break;
  isTold?.();
  button.textContent = "Close";
  await Promise.race([wait(STAYS), closed]);
  at("show").hidden = true;
}

async function tellLine(list, line, closed) {
  list.append(element("li", {}, line));
  list.scrollTop = list.scrollHeight;
  if (isStill()) return null;
  const spot = partOf(line);
  spot?.classList.add("spot");
  const ended = await Promise.race([wait(PACE), closed]);
  spot?.classList.remove("spot");
  return ended;
}

// The part a sentence begins with: by its title, or by the words of it before a comma.
function partOf(line) {
  const drawn = [...at("parts").querySelectorAll(".part > svg")];
  const begun = (title) => title.split(", ").some((_, k, words) => line.startsWith(`${words.slice(0, k + 1).join(", ")}:`));
  return drawn.find((each) => begun(each.getAttribute("aria-label") || "?"))?.parentElement;
}

for (const event of ["moment", "visibilitychange"]) document.addEventListener(event, () => stage());
