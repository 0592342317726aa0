// The page for programs: every route can be tried, by this browser's cookie or by a seat's secret.
import { element } from "./ask.js";

const token = document.querySelector('meta[name="smokestack-token"]').content;
const LONGEST = 100_000;
const LONGEST_TEXT = 300;
const SHORT = 72;

// A table or a secret that is typed or came with an answer stands in every form.
function share(name, value) {
  for (const input of document.querySelectorAll(`[data-shared="${name}"]`)) input.value = value;
}

function opened({ id, seats, secret }) {
  if (id) share("id", id);
  if (secret ?? seats?.[0]?.secret) share("secret", secret ?? seats[0].secret);
}

function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const { name, value, dataset } of form.querySelectorAll("[data-in]")) {
    if (dataset.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else for (const each of "many" in dataset ? value.split(/\s+/) : [value]) if (each) query.append(name, each);
  }
  return query.size ? `${path}?${query}` : path;
}

function requestOf(form) {
  const { method, media } = form.dataset;
  const secret = form.elements.secret?.value.trim();
  const headers = secret ? { authorization: `Bearer ${secret}` } : { "x-smokestack-page": token };
  if (media) headers["content-type"] = media;
  const body = media ? form.elements.body.value : undefined;
  return { method, headers, body, credentials: secret ? "omit" : "same-origin" };
}

function compact(body) {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function curl(form, address, { method, headers, body }) {
  const words = ["curl", "-X", method, quoted(location.origin + address)];
  if (headers.authorization) words.push("-H", quoted(`authorization: ${headers.authorization}`));
  else if ("proof" in form.dataset) words.push("-H", '"authorization: Bearer $SECRET"');
  if (headers["content-type"]) words.push("-H", quoted(`content-type: ${headers["content-type"]}`));
  if (body) words.push("--data-binary", quoted(compact(body)));
  return words.join(" ");
}

// JSON in which only what is long takes several lines.
function laidOut(value, before = "") {
  const short = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (short.length <= SHORT || typeof value !== "object") return short;
  const deeper = `${before}  `;
  const inside = Array.isArray(value)
    ? value.map((each) => laidOut(each, deeper))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${laidOut(each, deeper)}`);
  return `${short[0]}\n${deeper}${inside.join(`,\n${deeper}`)}\n${before}${short.at(-1)}`;
}

function cut(text, most) {
  if (text.length <= most) return text;
  return `${text.slice(0, most)} … and ${(text.length - most).toLocaleString("en")} characters more`;
}

// Pictures are cut, so that what surrounds them can be read.
function shown(text, isJson) {
  const short = (_, value) => (typeof value === "string" ? cut(value, LONGEST_TEXT) : value);
  return cut(isJson ? laidOut(JSON.parse(text, short)) : text, LONGEST);
}

async function send(form) {
  const address = addressOf(form);
  const request = requestOf(form);
  const [box, status, command, said] = [".answer", ".status", ".curl", ".said"].map((each) => form.querySelector(each));
  command.textContent = curl(form, address, request);
  status.textContent = "Sending …";
  box.hidden = false;
  const began = performance.now();
  try {
    const answer = await fetch(address, request);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    status.textContent = `${answer.status} ${answer.statusText} in ${Math.round(performance.now() - began)} ms`;
    status.classList.toggle("bad", !answer.ok);
    said.textContent = shown(text, isJson);
    if (answer.ok && isJson && request.method === "POST") opened(JSON.parse(text));
  } catch {
    status.textContent = "The server does not answer; nothing was sent. Try again when the connection is back.";
    status.classList.add("bad");
    said.textContent = "";
  }
}

let socket = null;

function told(data) {
  const { kind, state, text, engine } = JSON.parse(data);
  const what = state ? `entry ${state.n}: ${state.ask}` : (text ?? engine?.text ?? "");
  const whole = element("pre", { tabindex: 0 }, shown(data, true));
  return element("li", {}, element("details", {}, element("summary", {}, `${kind} ${what}`), whole));
}

function listen(form) {
  if (socket) return socket.close();
  const [button, status, heard] = ["button", ".status", ".heard"].map((each) => form.querySelector(each));
  const path = form.dataset.path.replace("{id}", encodeURIComponent(form.elements.id.value));
  heard.replaceChildren();
  status.textContent = "Connecting …";
  socket = new WebSocket(`${location.origin.replace("http", "ws")}${path}`);
  socket.onopen = () => {
    socket.send("{}");
    status.textContent = "Listening";
    button.textContent = "Stop";
  };
  socket.onmessage = ({ data }) => heard.prepend(told(data));
  socket.onclose = ({ code, reason }) => {
    status.textContent = `Closed with ${code}${reason ? `: ${reason}` : ""}`;
    button.textContent = "Listen";
    socket = null;
  };
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.tagName !== "DETAILS") return;
  target.open = true;
  target.scrollIntoView();
}

document.addEventListener("input", ({ target }) => {
  if (target.dataset.shared) share(target.dataset.shared, target.value);
});
for (const form of document.querySelectorAll("form.try, form.listen")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.matches(".listen")) listen(form);
    else send(form);
  });
  form.querySelector("button").disabled = false;
}
addEventListener("hashchange", openTarget);
openTarget();
