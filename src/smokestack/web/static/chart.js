// Scores over time as lines, one for each seat, with a scale and a legend.
import { element } from "./ask.js";
import { colour } from "./shared.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE, MARK] = [560, 200, 34, 26, 14, 15];

export function drawChart(moments, seats) {
  const all = moments.flatMap((moment) => moment.scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (k) => LEFT + ((WIDTH - LEFT - RIGHT) * k) / Math.max(1, moments.length - 1);
  const y = (score) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (score - least)) / (most - least);
  const ends = spread(seats.map(({ seat }) => y(moments.at(-1).scores[seat])));
  const drawn = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `Scores over time, from ${least} to ${most}`, class: "chart" });
  for (const score of [least, Math.round((least + most) / 2), most]) {
    drawn.append(shape("path", { d: `M${LEFT} ${y(score).toFixed(1)}H${WIDTH - RIGHT}`, class: "rule" }));
    drawn.append(shape("text", { x: LEFT - 6, y: y(score) + 4, class: "end" }, String(score)));
  }
  for (const { seat, shape: sign } of seats) {
    const points = moments.map((moment, k) => `${x(k).toFixed(1)},${y(moment.scores[seat]).toFixed(1)}`);
    drawn.append(shape("polyline", { points: points.join(" "), class: "under" }));
    drawn.append(shape("polyline", { points: points.join(" "), class: `line seat-${seat % 6}${seat >= 6 ? " dashed" : ""}` }));
    drawn.append(shape("text", { x: WIDTH - RIGHT / 2, y: ends[seat], class: `piece ${colour(seat)}` }, sign));
  }
  const legend = seats.map(({ seat, shape: sign, name }) => element("li", {}, element("span", { class: `mark ${colour(seat)}`, "aria-hidden": "true" }, sign), ` ${name}`));
  return element("figure", {}, drawn, element("figcaption", {}, "Score over the game", element("ul", { class: "legend" }, ...legend)));
}

// Marks that would cover one another stand one below the other.
function spread(places) {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const found = [];
  let free = EDGE;
  for (const seat of order) {
    found[seat] = Math.max(places[seat], free);
    free = found[seat] + MARK;
  }
  return found;
}

function shape(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
