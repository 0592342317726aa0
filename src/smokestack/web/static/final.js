// The last minute: who won, score by source, the course of the game, its turning points, and a link to share.
import { ask, element } from "./ask.js";
import { drawChart } from "./chart.js";
import { address, at, colour, here, showLink, tell } from "./shared.js";

export async function showFinal(go) {
  const found = await ask(`${address}/result`, undefined, "GET").catch((error) => tell(error.message));
  if (!found || at("final").open) return;
  at("final-body").replaceChildren(
    verdict(found),
    sources(found.players),
    drawChart(found.chart.moments, here.state.seats),
    turningPoints(found.chart.turning_points, go),
  );
  showLink(at("final-link"));
  at("final").dataset.n = here.state.n;
  at("final").showModal();
}

function mark(seat) {
  return element("span", { class: `mark ${colour(seat)}`, "aria-hidden": "true" }, here.state.seats[seat].shape);
}

function verdict(found) {
  const winners = found.players.filter((player) => player.rank === 1);
  const names = winners.map((player) => player.name).join(" and ");
  const most = winners[0]?.score;
  return element("div", { class: "verdict" },
    element("p", { class: "winner" }, ...winners.map((player) => mark(player.seat)), ` ${names} ${winners.length > 1 ? "share the win" : "wins"} with ${most}`),
    element("p", { class: "reason" }, `${found.reason.charAt(0).toUpperCase()}${found.reason.slice(1).replaceAll("_", " ")}.`));
}

// Players are columns, since names are short and sources are many; whoever looks comes first, because a phone shows few.
function sources(players) {
  const yours = (player) => here.state.you.includes(player.seat);
  const order = [...players].sort((a, b) => yours(b) - yours(a) || a.rank - b.rank);
  const labels = [...new Set(order.flatMap((player) => player.sources.map((each) => each.source)))];
  const points = (player, label) => player.sources.find((each) => each.source === label)?.points;
  const head = element("tr", {}, element("th", { scope: "col" }, "From"), ...order.map((player) => element("th", { scope: "col" }, mark(player.seat), ` ${player.name}`)));
  const rows = labels.map((label) => element("tr", {}, element("th", { scope: "row" }, label), ...order.map((player) => element("td", {}, String(points(player, label) ?? "–")))));
  const total = element("tr", { class: "total" }, element("th", { scope: "row" }, "Score"), ...order.map((player) => element("td", {}, String(player.score))));
  const body = element("table", { class: "sources" }, element("thead", {}, head), element("tbody", {}, ...rows, total));
  return element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Score by source" }, body);
}

function turningPoints(points, go) {
  if (!points.length) return "";
  const rows = points.map((point) => {
    const look = () => {
      at("final").close();
      go(point.n);
    };
    const change = point.change > 0 ? `gains ${point.change}` : `loses ${-point.change}`;
    const words = [mark(point.seat), ` ${here.state.seats[point.seat].name} ${change} on the best rival. `, element("span", { class: "said" }, point.said)];
    return element("li", {}, element("button", { type: "button", class: "plain", onclick: look }, ...words));
  });
  return element("div", {}, element("h3", {}, "Turning points"), element("ol", { class: "turning" }, ...rows));
}

at("final-copy").addEventListener("click", () => {
  at("final-link").select();
  navigator.clipboard?.writeText(at("final-link").value).then(() => (at("final-copy").textContent = "Copied"), () => {});
});
