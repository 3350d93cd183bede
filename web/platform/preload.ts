const storageKey = "laborium.reloaded";
/** A second failure within this time, in milliseconds, is shown instead of reloading for ever. */
const patience = 10_000;

/**
 * Reloads when a page's code cannot be loaded: a new version has replaced the files that this one refers to.
 * Answers whether it reloads.
 */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (now - last < patience) return false;
  sessionStorage.setItem(storageKey, String(now));
  reload();
  return true;
}

/** Listens for failed preloads of lazily loaded pages. */
export function reloadOnFailedPreload(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
