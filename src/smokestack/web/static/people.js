// Who sits at the table: the strip of seats with what just changed for them, and how to take a seat.
import { element } from "./ask.js";
import { send } from "./send.js";
import { at, colour, here, looked, showLink, traits } from "./shared.js";

const CHIP_STAYS = 4000;

export function showPeople() {
  const { state } = here;
  document.body.classList.toggle("crowd", state.seats.length > 6);
  at("strip").replaceChildren(...state.seats.map(plate));
  at("strip").tabIndex = at("strip").scrollWidth > at("strip").clientWidth ? 0 : -1;
  showSeats();
  showLink(at("link"));
  if (!at("people").dataset.seen && state.seats.some((seat) => seat.kind === "open")) at("people").open = true;
  at("people").dataset.seen = "yes";
}

// A name that is being typed stays, whatever happens at the table meanwhile.
function showSeats() {
  const typing = at("seats").contains(document.activeElement) && document.activeElement.matches("input") ? document.activeElement : null;
  at("seats").replaceChildren(...here.state.seats.map(row));
  if (typing?.isConnected) typing.focus({ preventScroll: true });
}

function plate(seat) {
  const { state } = here;
  const { scores, to_move } = looked();
  const moves = to_move === seat.seat;
  const mark = element("span", { class: `mark ${colour(seat.seat)}`, "aria-hidden": "true" }, seat.shape);
  const name = element("span", { class: "name" }, seat.name || "open seat");
  const score = element("span", { class: "score" }, element("span", { class: "sr" }, "score "), String(scores[seat.seat]));
  const made = element("li", { "data-seat": seat.seat, class: moves ? "moves" : "", "aria-current": moves ? "true" : null, title: seat.name }, mark, name, score);
  if (state.you.includes(seat.seat)) name.append(element("span", { class: "sr" }, " (you)"));
  return made;
}

function row(seat) {
  const { state } = here;
  const mine = state.you.includes(seat.seat) ? " (you)" : "";
  const { scores, to_move } = looked();
  const made = element("li", { class: to_move === seat.seat ? "moves" : "" });
  made.append(element("span", { class: `mark ${colour(seat.seat)}` }, seat.shape), ` ${seat.name || "open seat"}${mine}: ${scores[seat.seat]} `);
  if (seat.free) made.append(joining(seat), " ");
  if (seat.kind === "open" && state.you.length) made.append(botButton(seat, "Let a bot play"), " ");
  if (mine && !state.lesson && !state.over) made.append(element("button", { type: "button", class: "plain", onclick: () => askToLeave(seat) }, "Leave this seat"), " ");
  if (seat.absence !== null) made.append(missing(seat));
  return made;
}

function botButton(seat, label) {
  return element("button", { type: "button", onclick: () => send("takeover", { seat: seat.seat }) }, label);
}

// Somebody the table waits for is away; when they have been away for long, a bot may play on for them.
function missing(seat) {
  const box = element("span", { class: "missing" }, "is away ");
  const offer = () => box.isConnected && box.append(botButton(seat, `Let a bot play for ${seat.name}`));
  setTimeout(offer, seat.absence * 1000);
  return box;
}

let leaving = null;
function askToLeave(seat) {
  leaving = seat.seat;
  at("leave").showModal();
}

function leave(what) {
  at("leave").close();
  if (what) send(what, { seat: leaving });
}
for (const [id, what] of [["leave-bot", "takeover"], ["leave-open", "leave"], ["stay", ""]])
  at(id).addEventListener("click", () => leave(what));

// An open seat asks whoever has none for a name at once; otherwise somebody has to wish for it first.
function joining(seat) {
  const { you, wish, seats } = here.state;
  if (wish?.seat === seat.seat && !wish.refused) return element("small", {}, "(you asked to play here)");
  const others = seat.kind === "bot" && !you.length && seats.some((each) => each.held);
  const open = () => openForm(seat, others ? "Ask for this seat" : "Take this seat");
  if (opened.has(formKey(seat)) || (seat.kind === "open" && !you.length)) return open();
  const button = element("button", { type: "button", class: "plain" }, seat.kind === "bot" ? "Play instead of the bot" : "Play it at this screen");
  button.addEventListener("click", () => {
    button.replaceWith(open());
    opened.get(formKey(seat)).querySelector("input").focus();
  });
  return button;
}

const opened = new Map();
function formKey(seat) {
  return `${seat.seat} ${seat.kind} ${here.state.you.length}`;
}

// The form of a seat, the same one until it is sent.
function openForm(seat, label) {
  const key = formKey(seat);
  if (!opened.has(key)) {
    opened.set(key, joinForm(seat, label));
    opened.get(key).addEventListener("submit", () => opened.delete(key));
  }
  return opened.get(key);
}

function joinForm(seat, label) {
  const name = element("input", { name: "name", required: true, maxlength: 40, placeholder: "Your name", "aria-label": `Your name at seat ${seat.seat + 1}`, autocomplete: "nickname" });
  const form = element("form", { class: "join" }, name, element("button", { type: "submit" }, label));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (name.value.trim()) send("join", { seat: seat.seat, name: name.value.trim() });
  });
  return form;
}

// Whoever only watches sees first of all how to sit down.
export function showWelcome() {
  const { state } = here;
  const open = state.seats.filter((seat) => seat.kind === "open" && !seat.held);
  const box = at("welcome");
  const wanted = state.you.length || state.over ? "" : open.map((seat) => seat.seat).join(" ") || "none";
  if (box.dataset.for === wanted) return;
  box.dataset.for = wanted;
  box.hidden = !wanted;
  if (!wanted) return;
  box.replaceChildren(element("p", {}, open.length ? "You are watching. There is room at this table:" : "You are watching this table."));
  if (open.length) box.append(joinForm(open[0], "Sit down"));
}

// What the update brought each seat: money from the ledger, and the change of its score.
export function showChanges(fresh, before) {
  const money = new Map();
  for (const [piece, amount, source, target] of fresh.flatMap((each) => each.moves)) {
    if (!traits.money.includes(piece)) continue;
    for (const [place, sign] of [[source, -1], [target, 1]]) {
      const seat = place.startsWith("seat:") ? Number(place.slice(5)) : null;
      if (seat !== null) money.set(seat, (money.get(seat) || 0) + sign * amount);
    }
  }
  for (const [seat, amount] of money) chip(seat, amount, `$${Math.abs(amount)}`);
  here.state.scores.forEach((score, seat) => chip(seat, score - before[seat], `${Math.abs(score - before[seat])} ★`));
}

function chip(seat, amount, text) {
  const plate = at("strip").querySelector(`[data-seat="${seat}"]`);
  if (!amount || !plate) return;
  const made = element("span", { class: `chip ${amount > 0 ? "gain" : "loss"}`, "aria-hidden": "true" }, (amount > 0 ? "+" : "−") + text);
  plate.append(made);
  setTimeout(() => made.remove(), CHIP_STAYS);
}
