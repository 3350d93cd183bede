import { Parser } from "htmlparser2";

export interface EmbeddedScript {
  url: string;
  nonce: string | undefined;
}
export interface ReadPage {
  /** Scripts with absolute addresses. */
  scripts: EmbeddedScript[];
  /** Values of `data-laborium`, in the order of the page. */
  widgets: string[];
  /** Policies that the page itself sets. */
  policies: string[];
}

/** Elements whose content is not part of the page: it is kept for later, or for browsers without scripts. */
const inertElements = new Set(["template", "noscript"]);

/** Reads the scripts, widgets and policies of a page as browsers do; comments and content kept for later do not count. */
export function readPage(html: string, address: URL): ReadPage {
  const page: ReadPage = { scripts: [], widgets: [], policies: [] };
  let base = address;
  let within = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inertElements.has(name)) within++;
      if (within > 0) return;
      const { href, src, nonce } = attributes;
      if (name === "base" && href !== undefined && base === address)
        base = URL.parse(href, address) ?? address;
      if (name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy")
        page.policies.push(attributes.content ?? "");
      const url = name === "script" && src !== undefined ? URL.parse(src.trim(), base) : null;
      if (url) page.scripts.push({ url: url.href, nonce });
      const widget = attributes["data-laborium"];
      if (widget !== undefined) page.widgets.push(widget);
    },
    onclosetag(name) {
      if (inertElements.has(name)) within--;
    },
  });
  parser.end(html);
  return page;
}
