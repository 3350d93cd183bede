/** @jsxImportSource preact */
import { render } from "preact";
import type { Texts } from "../texts/texts-of.ts";
import { App, loadPart } from "./app.tsx";
import type { BrowserCatalogue } from "./catalogue.ts";
import { loadCatalogue, loadTexts, readPointer } from "./load.ts";
import type { Options } from "./options.ts";

export { withPageRoute } from "./page-route.ts";

/**
 * Replaces the server's rendering once a visitor searches and there is something to show; input typed meanwhile stays. Visitors who only
 * follow links, which work without it, do not wait for thousands of analyses to be read.
 */
export function takeOver(host: HTMLElement, options: Options): () => void {
  let present = true;
  type Part = Awaited<ReturnType<typeof loadPart>>;
  const begin = ([catalogue, texts, part]: [BrowserCatalogue, Texts, Part]) => {
    if (!present) return;
    const before = host.querySelector("input");
    const typed = before?.value ?? "";
    const focused = before !== null && document.activeElement === before;
    const selection = [before?.selectionStart ?? 0, before?.selectionEnd ?? 0] as const;
    host.replaceChildren();
    render(<App options={options} host={host} ready={{ catalogue, texts, part }} />, host);
    const after = host.querySelector("input");
    if (!after || !focused) return;
    after.focus({ preventScroll: true });
    if (after.value === typed) return;
    after.value = typed;
    after.dispatchEvent(new InputEvent("input", { bubbles: true }));
    after.setSelectionRange(...selection);
  };
  // The rendered page works by itself; a failure leaves it as it is.
  const start = () => {
    const { origin, language, kind } = options;
    // Load the code of the view as well, so that the new field is there at once and takes over focus and text.
    Promise.all([loadCatalogue(origin, language), loadTexts(origin, language), loadPart(kind)]).then(
      begin,
      () => undefined,
    );
  };
  const field = host.querySelector("input");
  if (field && field.value === "" && document.activeElement !== field) {
    const once = { once: true };
    field.addEventListener("focus", start, once);
    // A pointer or finger that comes asks for the address of the index, which browsers keep for seconds.
    field.addEventListener("pointerenter", () => readPointer(options.origin).catch(() => undefined), once);
  } else start();
  return () => {
    present = false;
    render(null, host);
  };
}
