const storageKey = "laborium.reloaded";
/** A second failure within this time (ms) is shown, to avoid an endless reload. */
const reloadPause = 10_000;

/**
 * Reloads if a page's code cannot be loaded because a new version has replaced its files. Not while offline, since reloading would lose the
 * app.
 * @returns whether it reloads
 */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (!navigator.onLine || now - last < reloadPause) return false;
  sessionStorage.setItem(storageKey, String(now));
  reload();
  return true;
}

let reloadStart = Number.NEGATIVE_INFINITY;
/** Whether failures are caused by the reload in progress. */
export const isReloading = (now: number = Date.now()) => now - reloadStart < reloadPause;

/**
 * Reloads when a lazily loaded page fails to preload.
 * @param target address that is being navigated to, if any
 */
export function reloadOnFailedPreload(target: () => string | null): void {
  window.addEventListener("vite:preloadError", (event) => {
    const load = () => {
      reloadStart = Date.now();
      const address = target();
      if (address === null) window.location.reload();
      else window.location.assign(address);
    };
    if (reloadOnce(Date.now(), load)) event.preventDefault();
  });
}
