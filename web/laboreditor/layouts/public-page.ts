import type { PublicSettings } from "../../../shared/core/settings/settings.ts";
import { colourProperties } from "../../embed/style/colours.ts";
import { hostStyle, style } from "../../embed/style/style.ts";

/** Shows a part of a public page, as the server has rendered it, in a shadow root with the public pages' own style. */
export function showPublicly(host: HTMLElement, html: string, colours: PublicSettings["colours"]): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hostStyle}${style}:host{${colourProperties(colours)}}`);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = html;
}
