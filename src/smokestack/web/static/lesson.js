// The teacher: says the step, points at what to click, and says farewell.
import { element } from "./ask.js";
import { asked, inside, nextSteps, starting } from "./board.js";
import { at, here, isStill, table } from "./shared.js";

export function showLesson() {
  const { lesson } = here.state;
  const box = at("lesson");
  at("buttons").hidden = Boolean(lesson);
  box.hidden = !lesson || here.moment !== null;
  if (box.hidden) return;
  const { step, of, say, over } = lesson;
  if (over) return sayFarewell(box, say);
  const bar = element("progress", { max: of, value: step - 1, "aria-label": "Done so far" });
  box.replaceChildren(element("strong", {}, `Step ${step} of ${of}`), bar, element("p", {}, say));
  for (const choice of at("choices").querySelectorAll(".choice")) choice.classList.add("hinted");
  starting().filter(asked).forEach(pointAt);
}

// Lights the innermost thing to click now, and brings it to where it can be seen: below the head, above a phone's bar.
function pointAt(choice) {
  const targets = inside(nextSteps(choice).at(-1).split("\n")).filter((each) => each.getClientRects().length);
  for (const target of targets) target.classList.add("hint");
  if (!targets.length) return;
  const place = targets[0].getBoundingClientRect();
  const side = at("side").getBoundingClientRect();
  const floor = side.left > place.left ? innerHeight : side.top;
  const roof = document.querySelector(".masthead").offsetHeight;
  if (place.top < roof || place.bottom > floor)
    scrollBy({ top: (place.top + place.bottom - floor - roof) / 2, behavior: isStill() ? "auto" : "smooth" });
}

function sayFarewell(box, say) {
  const game = table.dataset.game;
  at("ask").textContent = "The lesson is done.";
  const token = document.querySelector('meta[name="smokestack-token"]').content;
  box.replaceChildren(
    element("p", {}, say),
    element("form", { method: "post", action: `/play/${game}` },
      element("input", { type: "hidden", name: "token", value: token }),
      element("button", { type: "submit", class: "primary" }, "Play now"), " ",
      element("a", { class: "button", href: `/rules/${game}` }, "Rules"), " ",
      element("a", { class: "button", href: "/" }, "Other games")),
  );
}
