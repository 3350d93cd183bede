/** @jsxImportSource preact */
import { render } from "preact";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { colourProperties } from "../style/colours.ts";
import { hostStyle, style } from "../style/style.ts";
import { App } from "./app.tsx";
import type { BrowserCatalogue } from "./catalogue.ts";
import { loadCatalogue, loadLook } from "./load.ts";
import { type Options, readOptions } from "./options.ts";

/** Until the laboratory's own colours are known. */
const quiet = { primary: "#33536b", accent: "#8a5a14" };

/**
 * Shows a widget in an element of a lab's page.
 * @param origin where the laboratory answers, without a slash at the end
 * @param engine address of the search's own file
 * @returns takes it away again
 */
export function mount(host: HTMLElement, origin: string, engine: string): () => void {
  const options = readOptions(host, origin, engine);
  if (!options) return () => undefined;
  return options.page ? takeOver(host, options) : mountApart(host, options);
}

/** In a shadow root, which the page's own styles do not reach. */
function mountApart(host: HTMLElement, options: Options): () => void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const own = sheetOf(shadow);
  const dress = (look: Pick<PublicLook, "colours" | "css">) =>
    own(
      `${hostStyle}@layer laborium{${style}:host{${colourProperties(look.colours)}}}${look.css}${pageCss()}`,
    );
  dress({ colours: quiet, css: "" });
  // Without it the widget works as well, only in other colours.
  loadLook(options.origin).then(dress, () => undefined);
  const place = document.createElement("div");
  shadow.append(place);
  render(<App options={options} host={host} />, place);
  return () => {
    render(null, place);
    place.remove();
  };
}

/** A style sheet of the shadow root whose text can be replaced; adopted, so that a page's policy on styles does not forbid it. */
function sheetOf(shadow: ShadowRoot): (text: string) => void {
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];
  return (text) => sheet.replaceSync(text);
}

/** What the lab's page says widgets are to look like. */
const pageCss = () =>
  [...document.querySelectorAll("style[data-laborium-css]")].map(({ textContent }) => textContent).join("\n");

/** In place of what the server rendered, once there is something to show; what was typed meanwhile stays. */
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
  // The page works without; a failure leaves it as it is.
  loadCatalogue(options.origin, options.language, options.engine).then(begin, () => undefined);
  return () => {
    present = false;
    render(null, host);
  };
}
