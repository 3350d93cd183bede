import { publicAddress } from "../../platform/public-address.ts";
import type { WidgetAttributes } from "./widget-frame.tsx";

export const scriptSnippet = () => `<script src="${publicAddress("/embed/laborium.js")}" async></script>`;

const escaped = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The element of a widget, as it stands in a page of the laboratory's website. */
export function elementSnippet({ widget, ...data }: WidgetAttributes): string {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined && value !== "");
  const attributes = entries.map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
  return `<div data-laborium="${widget}"${attributes.join("")}></div>`;
}

/** The three lines by which a page gives our pages in its frames the height that they need. */
export const heightSnippet = `<script>addEventListener("message", ({ data, source }) => {
  for (const frame of document.querySelectorAll("iframe")) if (data?.laborium === "height" && frame.contentWindow === source) frame.style.height = data.height + "px";
});</script>`;
