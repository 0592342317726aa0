// The board: parts as the server draws them, and which of their targets can be clicked next.
import { element } from "./ask.js";
import { at, here, traits } from "./shared.js";
import { zooming } from "./touch.js";

const current = new Map();

export function keepParts(parts) {
  for (const part of parts) if (part.svg) current.set(part.name, part);
}

// A moment of the past is shown without being kept.
export function showPast(parts) {
  const drawn = new Map(current);
  showParts(parts);
  current.clear();
  for (const [name, part] of drawn) current.set(name, part);
}

export function showPresent(names) {
  showParts(names.map((name) => current.get(name)).filter(Boolean));
}

export function showParts(parts) {
  keepParts(parts);
  const box = at("parts");
  const before = new Map([...box.querySelectorAll(".part")].map((child) => [child.dataset.part, child]));
  const focused = trail(document.activeElement);
  const filled = new Map();
  for (const part of parts) {
    const place = before.get(part.name) || element("div", { class: "part", "data-part": part.name });
    before.delete(part.name);
    paint(place, part);
    const home = area(box, part.area);
    const turn = filled.get(home) || 0;
    if (home.children[turn] !== place) home.insertBefore(place, home.children[turn] || null);
    filled.set(home, turn + 1);
  }
  for (const gone of before.values()) gone.remove();
  light();
  if (focused.length) inside(focused).find((each) => each.hasAttribute("tabindex"))?.focus();
}

function paint(place, part) {
  const drawn = part.svg || current.get(part.name)?.svg;
  if (!drawn || place.dataset.digest === part.digest) return;
  place.innerHTML = drawn;
  place.dataset.digest = part.digest;
  const [, , width, height] = place.firstElementChild.getAttribute("viewBox").split(" ");
  place.style.setProperty("--width", width);
  place.style.setProperty("--height", height);
}

function area(box, name) {
  let found = box.querySelector(`:scope > [data-area="${name}"]`);
  if (found) return found;
  box.append((found = element("div", { class: "area", "data-area": name })));
  if (traits.zoomed.includes(name)) found.append(zooming(found));
  return found;
}

// Targets may lie inside one another; a path's later steps are looked for inside its earlier ones first.
export function trail(node) {
  const names = [];
  for (let each = node?.closest?.("[data-target]"); each; each = each.parentElement.closest("[data-target]"))
    names.unshift(each.dataset.target);
  return names;
}

function named(root, name) {
  return [...root.querySelectorAll(`[data-target="${CSS.escape(name)}"]`)];
}

export function inside(path) {
  let found = [at("parts")];
  for (const step of path) {
    const within = found.flatMap((root) => named(root, step));
    found = within.length ? within : named(at("parts"), step);
    if (!found.length) return [];
  }
  return found;
}

export function starting(path = here.prefix) {
  return here.state.choices.filter((choice) => path.every((step, k) => choice.path[k] === step));
}

// In a lesson one action is asked for; anywhere else every legal one is.
export function asked(choice) {
  return !here.state.lesson || choice.text === here.state.lesson.action;
}

export function light() {
  const { prefix } = here;
  const lit = new Set();
  for (const path of here.moment === null && here.state ? new Set(starting().filter(asked).flatMap(nextSteps)) : [])
    for (const target of inside(path.split("\n"))) lit.add(target);
  const chosen = new Set(prefix.flatMap((_, k) => inside(prefix.slice(0, k + 1))));
  for (const target of at("parts").querySelectorAll("[data-target]")) {
    target.classList.toggle("can", lit.has(target));
    target.classList.toggle("chosen", chosen.has(target));
    target.classList.remove("hint");
    describe(target, lit);
  }
  openLit();
  for (const part of at("parts").querySelectorAll(".part"))
    part.toggleAttribute("data-wide", part.scrollWidth > part.clientWidth + 1);
  for (const part of at("parts").querySelectorAll("[data-wide]")) bringIntoSight(part);
}

// A part that is wider than the screen can be scrolled by hand and by keys, and begins where something can be done.
function bringIntoSight(part) {
  part.tabIndex = 0;
  const [place, frame] = [part.querySelector(".can")?.getBoundingClientRect(), part.getBoundingClientRect()];
  if (place && (place.left < frame.left || place.right > frame.right))
    part.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2;
}

// What can be clicked is a button with its label; one that holds other buttons only groups them.
function describe(target, lit) {
  target.dataset.label ??= target.getAttribute("aria-label") ?? "";
  const can = lit.has(target);
  const holds = can && [...target.querySelectorAll("[data-target]")].some((each) => lit.has(each));
  set(target, "role", can ? (holds ? "group" : "button") : null);
  set(target, "tabindex", can && !holds ? "0" : null);
  set(target, "aria-label", can ? target.dataset.label : null);
}

function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

// The next step of a path, and those after it that lie inside the same target and can be clicked at once.
export function nextSteps(choice) {
  const steps = [];
  for (let k = here.prefix.length + 1; k <= choice.path.length; k++) {
    const path = choice.path.slice(0, k);
    const found = inside(path);
    if (k > here.prefix.length + 1 && !found.some((each) => trail(each).slice(-2)[0] === path.at(-2))) break;
    steps.push(path.join("\n"));
  }
  return steps;
}

// Small screens show one part of some areas at a time: the one opened from a map, or one that can be clicked.
export function openPart(name) {
  const part = at("parts").querySelector(`[data-part="${CSS.escape(name)}"]`);
  if (!part) return;
  for (const each of part.parentElement.children) each.classList.toggle("opened", each === part);
}

function openLit() {
  const opened = at("parts").querySelector(".opened");
  const can = (part) => part?.querySelector(".chosen") || (!here.prefix.length && part?.querySelector(".can"));
  const openable = [...new Set([...at("parts").querySelectorAll("[data-opens]")].map((each) => each.dataset.opens))];
  if (opened && (can(opened) || !openable.length)) return;
  const parts = openable.map((name) => at("parts").querySelector(`[data-part="${CSS.escape(name)}"]`));
  const found = parts.find(can) || opened || parts[0];
  if (found) openPart(found.dataset.part);
}

// Previews are named by a target, or by the whole way to it where its own name is not unique.
export function preview(path, on) {
  for (const name of [path.join(" "), path.at(-1)])
    for (const shown of at("parts").querySelectorAll(`.preview[data-for="${CSS.escape(name)}"]`))
      shown.classList.toggle("shown", on);
}

// A choice's way over the board, while the choice is pointed at.
export function pointOut(path, on) {
  path.forEach((_, k) => inside(path.slice(0, k + 1))[0]?.classList.toggle("hint", on));
  preview(path, on);
}
