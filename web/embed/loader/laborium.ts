/**
 * The script that a lab embeds: `<script src="https://public.lab.example/embed/laborium.js" async></script>`. It finds the elements with
 * `data-laborium`, now and later, and loads what they need from where it came from. A classic script without exports.
 */
interface Chunk {
  mount: (host: HTMLElement, origin: string, engine: string) => () => void;
}

(() => {
  /** The chunk that shows widgets and that of the search, inserted by the build. */
  const files: { widget: string; engine: string } = JSON.parse("__LABORIUM_FILES__");
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[src*="/embed/laborium.js"]');
  if (!script) return;
  const { origin } = new URL(script.src, location.href);
  const selector = "[data-laborium]";
  /** Mounted widgets, and how to remove each. */
  const shown = new Map<HTMLElement, Promise<() => void>>();

  async function show(host: HTMLElement): Promise<() => void> {
    const chunk: Chunk = await import(/* @vite-ignore */ `${origin}/embed/${files.widget}`);
    return host.isConnected ? chunk.mount(host, origin, `${origin}/embed/${files.engine}`) : () => undefined;
  }
  function add(host: HTMLElement): void {
    if (shown.has(host)) return;
    const showing = show(host);
    shown.set(host, showing);
    showing.catch((error) => {
      shown.delete(host);
      console.error("Laborium: the widget could not be loaded.", error);
    });
  }
  function drop(host: HTMLElement): void {
    shown.get(host)?.then(
      (remove) => remove(),
      () => undefined,
    );
    shown.delete(host);
  }
  function look(): void {
    for (const host of document.querySelectorAll<HTMLElement>(selector)) add(host);
    for (const host of shown.keys()) if (!host.isConnected) drop(host);
  }

  const start = () => {
    look();
    new MutationObserver((changes) => {
      for (const { type, target } of changes) {
        if (type !== "attributes" || !(target instanceof HTMLElement)) continue;
        if (shown.has(target)) drop(target);
      }
      look();
    }).observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributeFilter: ["laborium", "lang", "search", "count", "category", "code"].map(
        (name) => `data-${name}`,
      ),
    });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
