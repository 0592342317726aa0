// The action bar: what is expected, the choices in groups, and what else can be done now.
import { element } from "./ask.js";
import { asked, pointOut, starting } from "./board.js";
import { now } from "./past.js";
import { act, send, startAgain } from "./send.js";
import { at, colour, here, hide, looked, OVER, traits } from "./shared.js";
import { showWishes } from "./wishes.js";

const MOST_OPEN = 14;
const MOST_SMALL = 20;
const SHORT = 6;
const NOTHING = { confirm: false, undo: false, undo_needs: [], undo_seen: false, redo: false, hint: false };

export function showBar() {
  const focus = rememberFocus();
  hide("why");
  showTurn();
  if (here.past) showThatItIsPast();
  else showWhatIsAsked();
  bringBack(focus);
}

function showWhatIsAsked() {
  const { state } = here;
  at("ask").textContent = state.ask;
  showChoices();
  showButtons(state.can);
  showRequest();
  showWishes();
}

// What can be done now does not belong to a moment of the past.
function showThatItIsPast() {
  at("ask").textContent = `You are looking at move ${here.moment} of ${here.state.n}.`;
  at("choices").replaceChildren(element("button", { type: "button", class: "primary back", onclick: now }, "Back to now"));
  showButtons(NOTHING);
  hide("request");
  hide("wishes");
}

// Whose turn it is, with the seat's own mark: at one screen this line says who takes the chair.
function showTurn() {
  const { state } = here;
  const { to_move } = looked();
  const seat = state.seats[to_move];
  const mine = seat && !here.past && state.you.includes(seat.seat);
  document.body.classList.toggle("mine", Boolean(mine));
  const box = at("turn");
  box.className = seat ? colour(seat.seat) : "";
  if (to_move === OVER) return box.replaceChildren("The game is over");
  if (!seat) return box.replaceChildren("Chance");
  const name = seat.name || `Seat ${seat.seat + 1}`;
  const words = !mine ? name : state.you.length > 1 ? `${name}, your turn` : "Your turn";
  box.replaceChildren(element("span", { class: `mark ${colour(seat.seat)}`, "aria-hidden": "true" }, seat.shape), words);
}

function showChoices() {
  const groups = new Map();
  for (const choice of starting().filter(asked).sort((one, other) => one.last - other.last)) {
    if (!groups.has(choice.group)) groups.set(choice.group, []);
    groups.get(choice.group).push(choice);
  }
  const box = at("choices");
  const left = new Map([...box.querySelectorAll("details")].map((each) => [each.dataset.group, each.open]));
  box.replaceChildren();
  if (here.prefix.length) box.append(element("button", { type: "button", class: "plain back", onclick: startAgain }, "← Choose something else"));
  for (const [name, rows] of groups) {
    const most = isSmall(rows) ? MOST_SMALL : MOST_OPEN;
    box.append(group(name, rows, left.get(name) ?? (rows.length <= most || groups.size === 1)));
  }
  if (here.state.over) box.append(element("button", { type: "button", id: "show-final" }, "Show the final score"));
}

// The kind of thing that is clicked last for a choice.
function kind(choice) {
  return choice.path.at(-1).split(":")[0];
}

// What is many and short, such as cells, stands side by side.
function isSmall(rows) {
  return rows.length > 3 && rows.every((choice) => traits.small.includes(kind(choice)));
}

function group(name, rows, open) {
  const small = isSmall(rows);
  const lead = small ? sharedWords(rows.map((choice) => choice.label)) : "";
  const long = rows.some((choice) => choice.label.length - lead.length > SHORT);
  const list = element("ul", { class: small ? (long ? "small long" : "small") : "" }, ...rows.map((choice) => element("li", {}, button(choice, lead))));
  const head = element("summary", {}, name, element("span", { class: "count" }, element("span", { class: "sr" }, ", choices: "), String(rows.length)));
  const made = element("details", { class: "group", open, "data-group": name }, head);
  if (lead) made.append(element("p", { class: "lead-in" }, `${lead.trim()} …`));
  made.append(list);
  return made;
}

// The words all labels begin with, such as "Lift the ".
function sharedWords(labels) {
  const words = labels[0].split(" ");
  let count = 0;
  while (count < words.length - 1 && labels.every((label) => label.split(" ")[count] === words[count])) count += 1;
  return count ? `${words.slice(0, count).join(" ")} ` : "";
}

function button(choice, lead) {
  const label = element("span", { class: "label" }, choice.label.slice(lead.length));
  const made = element("button", { type: "button", class: "choice", "data-action": choice.text }, label);
  if (lead) label.prepend(element("span", { class: "sr" }, lead));
  if (choice.detail) made.append(element("span", { class: "detail" }, choice.detail));
  made.addEventListener("click", () => act(choice));
  made.addEventListener("mouseenter", () => pointOut(choice.path, true));
  if (kind(choice) in traits.keys) made.setAttribute("aria-keyshortcuts", traits.keys[kind(choice)]);
  made.addEventListener("focus", () => made.matches(":focus-visible") && pointOut(choice.path, true));
  for (const event of ["mouseleave", "blur"]) made.addEventListener(event, () => pointOut(choice.path, false));
  return made;
}

function showButtons(can) {
  at("confirm").hidden = !can.confirm;
  document.body.classList.toggle("confirming", can.confirm);
  at("undo").disabled = !can.undo;
  at("undo").textContent = can.undo_needs.length ? "Ask to undo" : "Undo";
  showUndoNote(can);
  at("redo").disabled = !can.redo;
  at("hint").disabled = !can.hint;
}

// Where nobody else has to agree, what has been seen may be taken back too.
function showUndoNote(can) {
  const alone = here.state.you.length > 1 ? "At one screen" : "Alone with bots";
  at("undo-note").textContent = `${alone}, Undo takes back dice and draws too.`;
  at("undo-note").hidden = !can.undo || !can.undo_seen || can.undo_needs.length > 0;
}

function showRequest() {
  const { request, seats, you } = here.state;
  const box = at("request");
  box.hidden = !request;
  if (!request) return;
  const who = seats[request.seat].name;
  const mine = request.needs.some((seat) => you.includes(seat) && !request.agreed.includes(seat));
  const words = mine ? `${who} asks to take back to entry ${request.to}. ` : `${who} waits for consent to take back. `;
  box.replaceChildren(words);
  if (!mine) return;
  const answer = (yes, label) => element("button", { type: "button", onclick: () => send("agree", { yes }) }, label);
  box.append(answer(true, "Agree"), " ", answer(false, "Refuse"));
}

// Focus that was in the bar stays there: at the same choice, the first one, or the button that is needed now.
function rememberFocus() {
  const focused = document.activeElement;
  return at("choices").contains(focused) || at("buttons").contains(focused) ? { id: focused.id, action: focused.dataset.action } : null;
}

function bringBack(focus) {
  if (!focus) return;
  const same = focus.id && focus.id !== "choices" ? at(focus.id) : null;
  if (same && !same.hidden && !same.disabled) return same.focus({ preventScroll: true });
  focusChoices();
}

export function focusChoices() {
  const first = at("choices").querySelector("details[open] .choice") || at("choices").querySelector("summary, #show-final");
  const next = at("confirm").hidden ? first || at("choices") : at("confirm");
  next.focus({ preventScroll: next === at("choices") });
}

// The next of the choices a key walks over, such as the ways a card can be turned, shown on the board; Enter takes it.
export function walkOn(key) {
  const walked = here.state.choices.filter((choice) => traits.keys[kind(choice)] === key);
  const buttons = walked.map((choice) => at("choices").querySelector(`[data-action="${CSS.escape(choice.text)}"]`)).filter(Boolean);
  buttons[(buttons.indexOf(document.activeElement) + 1) % buttons.length]?.focus({ focusVisible: true });
}

// Arrows walk over the choices.
at("choices").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const shown = [...at("choices").querySelectorAll("summary, details[open] .choice, .back")];
  const next = shown[shown.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
