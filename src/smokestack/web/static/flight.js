// Pieces on their way: each ledger line (piece, amount, from, to) as a dot that flies between two places.
import { isStill } from "./shared.js";

const STEP = 90;
const LONG = 220;
const MOST = 30;
const LONGEST = 3000;

export async function fly(news) {
  if (isStill()) return;
  const moves = news.flatMap((each) => each.moves).slice(-MOST);
  const flights = moves.map(([piece, amount, source, target], k) => launch(piece, amount, source, target, k * STEP));
  await Promise.race([Promise.all(flights), new Promise((done) => setTimeout(done, LONGEST))]);
}

function middle(place) {
  const found = document.querySelector(`#parts [data-place="${CSS.escape(place)}"]`);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

async function launch(piece, amount, source, target, delay) {
  const [from, to] = [middle(source), middle(target)];
  if (!from && !to) return;
  const start = from || to;
  const end = to || from;
  const dot = document.createElement("span");
  dot.className = `flying ${piece.split(":")[0]}`;
  Object.assign(dot.dataset, { piece, source, target });
  dot.textContent = amount > 1 ? String(amount) : "";
  document.getElementById("flight").append(dot);
  const frames = [
    { transform: `translate(${start[0]}px, ${start[1]}px) scale(${from ? 1 : 0})`, opacity: from ? 1 : 0 },
    { transform: `translate(${end[0]}px, ${end[1]}px) scale(${to ? 1 : 0})`, opacity: to ? 1 : 0 },
  ];
  await dot.animate(frames, { duration: LONG, delay, easing: "ease-in-out", fill: "both" }).finished;
  dot.remove();
}
