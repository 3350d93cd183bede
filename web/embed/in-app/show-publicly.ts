import type { PublicSettings } from "../../../shared/core/settings/settings.ts";
import { colourProperties } from "../style/colours.ts";
import { detailStyle } from "../style/detail-style.ts";
import { hostStyle, pageStyle, style } from "../style/style.ts";

/** An embedded page is only as high as its content. */
const within = ".lbm-page{min-height:0}";

/** Shows a public page or a part of one, as the server has rendered it, in a shadow root with the public pages' own style. */
export function showPublicly(
  host: HTMLElement,
  html: string,
  colours: PublicSettings["colours"],
  css: string,
): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  const rules = `${style}${detailStyle}${pageStyle}${within}:host{${colourProperties(colours)}}`;
  sheet.replaceSync(`${hostStyle}@layer laborium{${rules}}${css}`);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = html;
}
