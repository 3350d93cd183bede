import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { hostStyle } from "../style/style.ts";
import { onDress } from "./listen.ts";

type Worn = Pick<PublicLook, "properties" | "css">;

/** Used until the laboratory's own colours are known. */
const quiet = "--lbm-primary:#33536b;--lbm-on-primary:#fff;--lbm-link:#33536b";

/**
 * Creates a container in a shadow root, which the page's own styles do not reach, and styles it.
 * @param rules the styles of its contents
 */
export function dressed(host: HTMLElement, rules: string, design: Promise<Worn>) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  // Adopted, so that a page's policy on styles does not forbid it.
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];
  let worn: Worn = { properties: quiet, css: "" };
  const dress = (next = worn) => {
    worn = next;
    // The back-office shows CSS in its preview before it is saved.
    const css = host.dataset.css ?? worn.css;
    sheet.replaceSync(`${hostStyle}@layer laborium{${rules}:host{${worn.properties}}}${css}${pageCss()}`);
  };
  dress();
  const end = onDress(() => dress());
  // If this fails, the widget still works, but in other colours.
  design.then(dress, () => undefined);
  const place = document.createElement("div");
  shadow.append(place);
  const undress = () => {
    end();
    place.remove();
  };
  return { place, undress };
}

/** The widget styles that the lab's page sets. */
export const pageCss = () =>
  [...document.querySelectorAll("style[data-laborium-css]")].map(({ textContent }) => textContent).join("\n");
