// What the files of the table page share: where things are, and what is known of the table and of its game's board.
export const table = document.getElementById("table");
export const address = `/api/tables/${table.dataset.id}`;
export const OVER = -2;
export const traits = JSON.parse(table.dataset.traits);
export const here = { state: null, news: [], prefix: [], moment: null, past: null };

const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

// Friends cannot use the name by which this computer calls itself; the server may know a better one.
export function showLink(input) {
  const network = table.dataset.network;
  input.value = `${(local && network) || location.origin}/t/${table.dataset.id}`;
  input.closest(".share").querySelector(".local-only").hidden = !local || Boolean(network);
}

export function at(id) {
  return document.getElementById(id);
}

// Scores and whose turn it is: of the moment that is looked at.
export function looked() {
  const { state, past } = here;
  return past ?? { scores: state.scores, to_move: state.over ? OVER : (state.waiting ?? state.to_move) };
}

export function hide(id) {
  at(id).hidden = true;
}

export function tell(text) {
  at("error").textContent = text;
  at("error").hidden = false;
}

export function sentences(each) {
  return each.said.map((sentence) => sentence.text).join(" ");
}

export function wait(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// The colour of a seat; the second six are hollow.
export function colour(seat) {
  return `seat-${seat % 6}${seat >= 6 ? " hollow" : ""}`;
}
