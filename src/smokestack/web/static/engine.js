// While the bots' engine is warming up, one quiet line says so and counts the seconds.
import { at } from "./shared.js";

let ticking = 0;

export function showEngine(engine) {
  clearInterval(ticking);
  at("engine").hidden = !engine;
  if (!engine) return;
  const began = Date.now() - engine.seconds * 1000;
  const tick = () => (at("engine-seconds").textContent = ` (${Math.round((Date.now() - began) / 1000)} s)`);
  at("engine-text").textContent = engine.text;
  at("engine-seconds").textContent = "";
  if (engine.state !== "warming") return;
  tick();
  ticking = setInterval(tick, 1000);
}
