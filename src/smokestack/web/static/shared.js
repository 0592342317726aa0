// What the files of the table page share: where things are, and what is known of the table.
export const table = document.getElementById("table");
export const address = `/api/tables/${table.dataset.id}`;
export const here = { state: null, news: [], prefix: [], moment: null };

export function at(id) {
  return document.getElementById(id);
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
