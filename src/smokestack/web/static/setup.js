// Setting up a table: who sits where, the options, and off it goes.
import { ask } from "./ask.js";

const form = document.getElementById("setup");
const players = document.getElementById("players");
const seats = document.getElementById("seats");
const row = document.getElementById("seat-row");
const edition = document.getElementById("edition");

function count() {
  return players ? Number(players.value) : Number(form.dataset.least);
}

function fill() {
  while (seats.children.length > count()) seats.lastElementChild.remove();
  while (seats.children.length < count()) {
    const added = row.content.cloneNode(true);
    const seat = seats.children.length;
    const kind = added.querySelector(".kind");
    for (const each of special(kind)) if (Number(each.dataset.seat) !== seat) each.remove();
    const mark = added.querySelector(".mark");
    mark.textContent = [...form.dataset.shapes][seat];
    mark.classList.add(`seat-${seat % 6}`);
    kind.setAttribute("aria-label", `Who has seat ${seat + 1}`);
    added.querySelector(".name").setAttribute("aria-label", `Name at seat ${seat + 1}`);
    if (seat > 0) kind.value = usual(kind).at(-1).value;
    kind.addEventListener("change", () => {
      name(kind);
      switchOptions(kind);
    });
    seats.append(added);
    name(seats.lastElementChild.querySelector(".kind"));
  }
}

function usual(kind) {
  return [...kind.options].filter((option) => "usual" in option.dataset);
}

// Bots that have one seat of their own, and an option that puts them there.
function special(kind) {
  return [...kind.options].filter((option) => option.dataset.option);
}

function switchOptions(kind) {
  for (const bot of special(kind)) {
    const option = document.getElementById(`option-${bot.dataset.option}`);
    if (bot.selected !== (option.value !== "0")) option.value = bot.selected ? option.dataset.first : "0";
  }
}

function switchSeats({ target }) {
  for (const kind of seats.querySelectorAll(".kind"))
    for (const bot of special(kind).filter((each) => each.dataset.option === target.name)) {
      if (bot.selected === (target.value !== "0")) continue;
      kind.value = (target.value === "0" ? usual(kind)[0] : bot).value;
      name(kind);
    }
}

function explainEdition() {
  for (const about of form.querySelectorAll("[data-edition]")) about.hidden = about.dataset.edition !== edition.value;
}

function name(kind) {
  kind.parentElement.querySelector(".name").hidden = kind.value === "open" || kind.value.startsWith("bot:");
}

function wanted() {
  const chosen = {};
  for (const input of form.querySelectorAll(".option")) if (input.value !== "") chosen[input.name] = Number(input.value);
  const table = [...seats.children].map((seat) => {
    const [kind, bot] = seat.querySelector(".kind").value.split(":");
    return { kind, bot: bot || "", name: bot ? "" : seat.querySelector(".name").value };
  });
  return {
    game: form.dataset.game,
    seats: table,
    options: chosen,
    edition: edition.value,
    confirm: document.getElementById("confirm").checked,
  };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const { id } = await ask("/api/tables", wanted());
    location.href = `/t/${id}`;
  } catch (error) {
    document.getElementById("setup-error").textContent = error.message;
  }
});
players?.addEventListener("change", fill);
for (const option of form.querySelectorAll(".option")) option.addEventListener("change", switchSeats);
edition.addEventListener("change", explainEdition);
explainEdition();
fill();
form.querySelector("button[type=submit]").disabled = false;
