import type { PublicSettings } from "../../shared/core/settings/settings.ts";
import { colourProperties } from "../embed/style/colours.ts";
import { hostStyle, pageStyle, style } from "../embed/style/style.ts";

/** A page within a page is as high as what it holds. */
const within = ".lbm-page{min-height:0}";

/** Shows a public page or a part of one, as the server has rendered it, in a shadow root with the public pages' own style. */
export function showPublicly(host: HTMLElement, html: string, colours: PublicSettings["colours"]): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hostStyle}${style}${pageStyle}${within}:host{${colourProperties(colours)}}`);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = html;
}
