// A great moment, told sentence by sentence: the end of an age, grid by grid. It can be skipped.
import { element } from "./ask.js";
import { at, here, isStill, wait } from "./shared.js";

const PACE = 1100;
const STAYS = 6000;
const LEAST = 4;
let running = 0;

// Told before the board changes, so that everything still lies where it is told of.
export async function stage(fresh) {
  const great = fresh.map(scenes).find((told) => told.length >= LEAST);
  if (!great || here.state.lesson || here.state.over) return;
  const mine = (running += 1);
  const [title, ...lines] = great;
  const list = element("ol");
  const button = element("button", { type: "button", onclick: skip }, "Skip");
  at("show").replaceChildren(element("h2", {}, title), list, button);
  at("show").hidden = false;
  at("side").inert = true;
  for (const line of lines) if (running === mine) await tellLine(list, line);
  at("side").inert = false;
  button.textContent = "Close";
  setTimeout(() => running === mine && skip(), STAYS);
}

async function tellLine(list, line) {
  list.append(element("li", {}, line));
  list.scrollTop = list.scrollHeight;
  if (isStill()) return;
  const spot = partOf(line);
  spot?.classList.add("spot");
  await Promise.race([wait(PACE), skipped()]);
  spot?.classList.remove("spot");
}

function skip() {
  running += 1;
  at("show").hidden = true;
  document.dispatchEvent(new Event("skip"));
}

function skipped() {
  return new Promise((done) => document.addEventListener("skip", done, { once: true }));
}

// The sentences from the one with which the great moment begins.
function scenes(each) {
  return each.scene === null ? [] : each.said.slice(each.scene).map((sentence) => sentence.text);
}

// The part a sentence begins with: by its title, or by the words of it before a comma.
function partOf(line) {
  const drawn = [...at("parts").querySelectorAll(".part > svg")];
  const begun = (title) => title.split(", ").some((_, k, words) => line.startsWith(`${words.slice(0, k + 1).join(", ")}:`));
  return drawn.find((each) => begun(each.getAttribute("aria-label") || "?"))?.parentElement;
}
