// Requests to the server, with the proof that they come from one of its pages.
const token = document.querySelector('meta[name="smokestack-token"]').content;

export async function ask(address, body, method = "POST") {
  const headers = { "x-smokestack-page": token };
  if (body !== undefined && typeof body !== "string") headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(address, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Error("The server does not answer; your click was not sent. Try again when the connection is back.");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(sentence(data.error || data.detail || `The server answered ${answer.status}.`));
  return data;
}

function sentence(text) {
  const said = Array.isArray(text) ? text.map((each) => `${each.loc?.at(-1) ?? ""}: ${each.msg}`).join("; ") : String(text);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inside.filter((each) => each !== null && each !== undefined));
  return made;
}
