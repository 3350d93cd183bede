/**
 * The script that a lab embeds: `<script src="https://public.lab.example/embed/laborium.js" async></script>`. It finds the elements with
 * `data-laborium`, now and later, and loads their code from its own origin. A classic script without exports.
 */
interface Chunk {
  mount: (host: HTMLElement, origin: string) => () => void;
}

(() => {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[src*="/embed/laborium.js"]');
  if (!script) return;
  const { origin } = new URL(script.src, location.href);
  /** Mounted widgets, and the function that removes each. */
  const shown = new Map<HTMLElement, Promise<() => void>>();

  let asksAhead = true;

  async function show(host: HTMLElement): Promise<() => void> {
    const kind = host.dataset.laborium ?? "";
    if (asksAhead && ["directory", "search", "results", "categories"].includes(kind)) {
      asksAhead = false;
      // The address of the search index is there by the time the widget, whose code is still on its way, asks for it.
      fetch(`${origin}/embed/index.json`, { credentials: "omit" }).catch(() => undefined);
    }
    // The build inserts the names of the chunks here.
    const file = kind === "shop" ? "__LABORIUM_SHOP__" : "__LABORIUM_WIDGET__";
    const chunk: Chunk = await import(/* @vite-ignore */ `${origin}/embed/${file}`);
    return host.isConnected ? chunk.mount(host, origin) : () => undefined;
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
  function scan(): void {
    for (const host of document.querySelectorAll<HTMLElement>("[data-laborium]")) add(host);
    for (const host of shown.keys()) if (!host.isConnected) drop(host);
  }

  /** The legacy method, for frames that may not use the clipboard otherwise. */
  function copyAsSelection(text: string): void {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  /** Handles buttons that copy a link, in our pages and in the shadow roots of widgets. */
  async function copy(event: Event): Promise<void> {
    const [button] = event.composedPath() as [HTMLButtonElement];
    const { copied } = button.dataset ?? {};
    if (!copied) return;
    const url = button.value || location.href;
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      copyAsSelection(url);
    }
    button.textContent = copied;
  }

  const start = () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-copied]")) button.hidden = false;
    addEventListener("click", copy);
    scan();
    new MutationObserver((changes) => {
      for (const { type, target } of changes) {
        if (type !== "attributes" || !(target instanceof HTMLElement)) continue;
        if (shown.has(target)) drop(target);
      }
      scan();
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
