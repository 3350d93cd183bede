import { hostStyle } from "../style/style.ts";
import type { Options } from "./options.ts";

/**
 * Shows a page of the laboratory, its changes or its chapters, in an element of another page: the server's rendering with its styles, in a
 * shadow root. Its links and forms are followed in place, and analyses open at the same place as those of other widgets. The page belongs
 * to the laboratory and holds no scripts; anything else is not shown.
 * @param css set by the surrounding page
 * @returns a function that removes it
 */
export function showServerPage(
  host: HTMLElement,
  { kind, origin, language, route }: Pick<Options, "kind" | "origin" | "language" | "route">,
  css: string,
): () => void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [sheet];
  const frame = document.createElement("div");
  frame.className = "lbm";
  frame.lang = language;
  shadow.append(frame);
  const base = `${origin}/embed/${kind}/`;

  async function show(address: string, isAsked: boolean, body?: URLSearchParams): Promise<void> {
    const response = await fetch(address, { credentials: "omit", ...(body && { method: "POST", body }) });
    const html = await response.text();
    // Adopted below: if parsed as an element, it would violate the policy of the surrounding page.
    const [style = "", styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const page = new DOMParser().parseFromString(html.replace(style, ""), "text/html");
    const content = page.querySelector(`.lbm-${kind}`);
    if (!content) return;
    for (const name of ["href", "action", "src"])
      for (const element of content.querySelectorAll(`[${name}]`))
        element.setAttribute(name, new URL(element.getAttribute(name) ?? "", origin).href);
    for (const link of content.querySelectorAll("a")) {
      const code = /\/embed\/analyses\/([^/]+)\/$/.exec(link.pathname)?.[1];
      if (code) link.href = route.href({ code: decodeURIComponent(code) });
    }
    // The surrounding page has a title of its own.
    const first = content.querySelector("h1");
    const title = document.createElement("h2");
    title.className = first?.className ?? "";
    title.tabIndex = -1;
    title.append(...(first?.childNodes ?? []));
    first?.replaceWith(title);
    sheet.replaceSync(hostStyle + styles.replaceAll(":root", ":host") + css);
    frame.replaceChildren(content);
    if (isAsked) title.focus();
  }
  const follow = (event: Event, address: string, body?: URLSearchParams) => {
    if (!address.startsWith(base) || address.includes("feed.xml")) return;
    event.preventDefault();
    // If this page may not fetch the address, the browser goes there itself.
    show(address, true, body).catch(() => location.assign(address));
  };
  frame.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) follow(event, link.href);
  });
  frame.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    follow(event, form.action, new URLSearchParams(new FormData(form) as never));
  });
  show(`${base}?lang=${language}`, false).catch(() => undefined);
  return () => frame.remove();
}
