// Fingers: a tap beside something small still means it, and what is large can be looked at closely.
import { element } from "./ask.js";
import { at } from "./shared.js";

const FINGER = 44;
const ZOOMS = [0, 1, 1.4, 2];

// What a tap means: the nearest thing to click within a finger's width of it, inside of what was hit.
export function meant(event) {
  if (event.pointerType !== "touch") return event.target;
  const hit = event.target.closest("[data-target]") || at("parts");
  let [best, least] = [event.target, Infinity];
  for (const each of hit.querySelectorAll(".can")) {
    const away = distance(each.getBoundingClientRect(), event.clientX, event.clientY);
    if (away < least) [best, least] = [each, away];
  }
  return best;
}

function distance(box, x, y) {
  const [across, down] = [Math.abs(x - box.left - box.width / 2), Math.abs(y - box.top - box.height / 2)];
  const within = across <= Math.max(box.width, FINGER) / 2 && down <= Math.max(box.height, FINGER) / 2;
  return box.width && within ? Math.hypot(Math.max(0, across - box.width / 2), Math.max(0, down - box.height / 2)) : Infinity;
}

// An area that can be zoomed gets two buttons: from the whole of it to twice its usual size.
export function zooming(area) {
  let step = 1;
  const change = (by) => {
    step = Math.min(ZOOMS.length - 1, Math.max(0, step + by));
    area.style.setProperty("--zoom", ZOOMS[step]);
    area.toggleAttribute("data-zoomed", step !== 1);
    less.disabled = step === 0;
    more.disabled = step === ZOOMS.length - 1;
  };
  const less = element("button", { type: "button", "aria-label": "Zoom out", onclick: () => change(-1) }, "−");
  const more = element("button", { type: "button", "aria-label": "Zoom in", onclick: () => change(1) }, "+");
  return element("div", { class: "zoom" }, less, more);
}
