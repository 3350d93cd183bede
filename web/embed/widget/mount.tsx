/** @jsxImportSource preact */
import { render } from "preact";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { colourProperties } from "../style/colours.ts";
import { hostStyle, style } from "../style/style.ts";
import { App } from "./app.tsx";
import type { BrowserCatalogue } from "./catalogue.ts";
import { loadCatalogue, loadLook } from "./load.ts";
import { type Options, readOptions } from "./options.ts";

/** Used until the laboratory's own colours are known. */
const quiet = { primary: "#33536b", accent: "#8a5a14" };

/**
 * Renders a widget in an element of a lab's page.
 * @param origin of the laboratory's server, without a slash at the end
 * @param engine address of the search's own file
 * @returns removes it again
 */
export function mount(host: HTMLElement, origin: string, engine: string): () => void {
  const options = readOptions(host, origin, engine);
  if (!options) return () => undefined;
  return options.page ? takeOver(host, options) : mountApart(host, options);
}

/** Renders in a shadow root, which the page's own styles do not reach. */
function mountApart(host: HTMLElement, options: Options): () => void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const own = sheetOf(shadow);
  const dress = (look: Pick<PublicLook, "colours" | "css">) =>
    own(
      `${hostStyle}@layer laborium{${style}:host{${colourProperties(look.colours)}}}${look.css}${pageCss()}`,
    );
  dress({ colours: quiet, css: "" });
  // If this fails, the widget still works, only in other colours.
  loadLook(options.origin).then(dress, () => undefined);
  const place = document.createElement("div");
  shadow.append(place);
  render(<App options={options} host={host} />, place);
  return () => {
    render(null, place);
    place.remove();
  };
}

/** A replaceable style sheet of the shadow root; adopted, so that a page's policy on styles does not forbid it. */
function sheetOf(shadow: ShadowRoot): (text: string) => void {
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];
  return (text) => sheet.replaceSync(text);
}

/** The widget styles that the lab's page sets. */
const pageCss = () =>
  [...document.querySelectorAll("style[data-laborium-css]")].map(({ textContent }) => textContent).join("\n");

/** Replaces what the server rendered, once there is something to show; input typed meanwhile stays. */
function takeOver(host: HTMLElement, options: Options): () => void {
  let present = true;
  const begin = (ready: BrowserCatalogue) => {
    if (!present) return;
    const before = host.querySelector("input");
    const typed = before?.value ?? "";
    const focused = before !== null && document.activeElement === before;
    const selection = [before?.selectionStart ?? 0, before?.selectionEnd ?? 0] as const;
    host.replaceChildren();
    render(<App options={options} host={host} ready={ready} />, host);
    const after = host.querySelector("input");
    if (!after || !focused) return;
    after.focus({ preventScroll: true });
    if (after.value === typed) return;
    after.value = typed;
    after.dispatchEvent(new InputEvent("input", { bubbles: true }));
    after.setSelectionRange(...selection);
  };
  // The rendered page works by itself; a failure leaves it as it is.
  loadCatalogue(options.origin, options.language, options.engine).then(begin, () => undefined);
  return () => {
    present = false;
    render(null, host);
  };
}
