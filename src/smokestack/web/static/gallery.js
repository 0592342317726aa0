// The gallery: every symbol with its name, every part at its natural size.
import { element } from "./ask.js";

const SVG = "http://www.w3.org/2000/svg";

function name(symbol) {
  return symbol.id.replace(/^[a-z]+-/, "").replaceAll(/[-_]/g, " ");
}

for (const symbol of document.querySelectorAll(".sheet symbol")) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol.id}`);
  use.setAttribute("class", "icon");
  drawn.append(use);
  document.getElementById("symbols").append(element("li", {}, drawn, name(symbol)));
}
for (const figure of document.querySelectorAll(".parts figure")) {
  const drawn = figure.querySelector("svg");
  figure.style.width = `${drawn.viewBox.baseVal.width}px`;
  for (const target of drawn.querySelectorAll("[data-target]")) target.removeAttribute("aria-label");
}
