// Setting up a table: who sits where, the options, and off it goes.
import { ask } from "./ask.js";

const form = document.getElementById("setup");
const players = document.getElementById("players");
const seats = document.getElementById("seats");
const row = document.getElementById("seat-row");

function count() {
  return players ? Number(players.value) : Number(form.dataset.least);
}

function fill() {
  while (seats.children.length > count()) seats.lastElementChild.remove();
  while (seats.children.length < count()) {
    const added = row.content.cloneNode(true);
    const kind = added.querySelector(".kind");
    const usual = [...kind.options].filter((option) => "usual" in option.dataset).at(-1);
    const seat = seats.children.length;
    const mark = added.querySelector(".mark");
    mark.textContent = [...form.dataset.shapes][seat];
    mark.classList.add(`seat-${seat % 6}`);
    kind.setAttribute("aria-label", `Who has seat ${seat + 1}`);
    added.querySelector(".name").setAttribute("aria-label", `Name at seat ${seat + 1}`);
    if (seat > 0) kind.value = usual.value;
    kind.addEventListener("change", () => name(kind));
    seats.append(added);
    name(seats.lastElementChild.querySelector(".kind"));
  }
}

function name(kind) {
  kind.parentElement.querySelector(".name").hidden = kind.value === "open" || kind.value.startsWith("bot:");
}

function wanted() {
  const chosen = {};
  for (const input of form.querySelectorAll(".option")) if (input.value !== "") chosen[input.name] = Number(input.value);
  const table = [...seats.children].map((seat) => {
    const [kind, bot] = seat.querySelector(".kind").value.split(":");
    return { kind, name: bot || seat.querySelector(".name").value };
  });
  const archie = form.querySelector("#option-archie");
  if (archie && archie.value === "" && table.some((seat) => seat.name === "archie")) chosen.archie = Number(archie.placeholder);
  return {
    game: form.dataset.game,
    seats: table,
    options: chosen,
    edition: document.getElementById("edition").value,
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
fill();
form.querySelector("button[type=submit]").disabled = false;
