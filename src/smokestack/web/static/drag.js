// Dragging: what is taken up here and laid down there is two clicks; the second waits until the table shows the first.
import { element } from "./ask.js";
import { trail } from "./board.js";
import { choose } from "./send.js";
import { at, here } from "./shared.js";

const SLACK = 8;
const PATIENCE = 5000;
const SVG = "http://www.w3.org/2000/svg";
let held = null;

at("parts").addEventListener("pointerdown", (event) => {
  const target = event.target.closest(".can");
  if (!target || event.pointerType === "touch" || event.button !== 0 || here.moment !== null) return;
  held = { target, from: trail(event.target), x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost && Math.hypot(x, y) > SLACK) held.ghost = lift(held.target);
  if (held.ghost) held.ghost.style.transform = `translate(${x}px, ${y}px)`;
});

document.addEventListener("pointercancel", putDown);
document.addEventListener("pointerup", (event) => {
  const taken = putDown();
  if (!taken?.ghost) return;
  swallowClick();
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("#parts [data-target]");
  if (under && under !== taken.target) move(taken.from, trail(under));
});

function putDown() {
  const taken = held;
  held = null;
  taken?.ghost?.remove();
  return taken;
}

// A picture of the target that follows the hand.
function lift(target) {
  const [own, place] = [target.getBBox(), target.getBoundingClientRect()];
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
  ghost.append(...[...target.children].map((child) => child.cloneNode(true)));
  const box = element("div", { class: "held" });
  for (const side of ["left", "top", "width", "height"]) box.style[side] = `${place[side]}px`;
  box.append(ghost);
  document.body.append(box);
  return box;
}

// The browser makes a click of it when both ends lie in one part.
function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}

async function move(from, to) {
  const before = here.state.n;
  await choose(from);
  if (here.prefix.length || (await newer(before))) await choose(to);
}

function newer(before) {
  return new Promise((done) => {
    const look = () => here.state.n > before && finish(true);
    const finish = (came) => {
      document.removeEventListener("shown", look);
      done(came);
    };
    document.addEventListener("shown", look);
    setTimeout(() => finish(false), PATIENCE);
    look();
  });
}
