// Light or dark: the system's choice, or the one made here. Runs before the page is drawn.
const KEY = "smokestack-theme";
const kept = localStorage.getItem(KEY);
if (kept) document.documentElement.dataset.theme = kept;
document.addEventListener("DOMContentLoaded", () => {
  document.getElementById("theme")?.addEventListener("click", () => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.documentElement.dataset.theme || (dark ? "dark" : "light");
    const next = now === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    localStorage.setItem(KEY, next);
  });
});
