// The front page: posters come when the page stands already; a save file opens a table.
import { ask } from "./ask.js";

for (const poster of document.querySelectorAll("[data-poster]"))
  fetch(`/poster/${poster.dataset.poster}`)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((drawn) => {
      poster.innerHTML = drawn;
      poster.classList.add("drawn");
    })
    .catch(() => {});

document.getElementById("upload").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const { id } = await ask("/api/upload", await file.text());
    location.href = `/t/${id}`;
  } catch (error) {
    document.getElementById("upload-error").textContent = error.message;
    event.target.value = "";
  }
});
