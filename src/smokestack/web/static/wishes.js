// Who would like to play instead of a bot: asked of those who sit here, and told to whoever asked.
import { element } from "./ask.js";
import { send } from "./send.js";
import { at, here } from "./shared.js";

export function showWishes() {
  const { wishes, wish } = here.state;
  const box = at("wishes");
  box.hidden = !wish && !wishes.length;
  const told = JSON.stringify([wish, wishes]);
  if (box.dataset.told === told) return;
  box.dataset.told = told;
  box.replaceChildren(...(wish ? [element("p", {}, answerSoFar(wish))] : wishes.map(question)));
}

function answerSoFar({ seat, refused }) {
  const bot = here.state.seats[seat].name;
  if (refused) return `Your wish was refused: ${bot} goes on at seat ${seat + 1}.`;
  return `You asked to play seat ${seat + 1} instead of ${bot}. One of those who sit here has to allow it.`;
}

function question({ wish, seat, name }) {
  const answer = (yes, label) => element("button", { type: "button", onclick: () => send("admit", { wish, yes }) }, label);
  const words = `${name} would like to play seat ${seat + 1} instead of ${here.state.seats[seat].name}.`;
  return element("p", {}, words, element("span", { class: "answers" }, answer(true, "Allow"), answer(false, "Refuse")));
}
