import { createElement, Fragment, type ReactNode } from "react";

/** Markup allowed in rich text, the same as on the server. */
const allowed = new Set(
  "p br ul ol li strong b em i u s sub sup h3 h4 table thead tbody tr th td blockquote".split(" "),
);
/** Elements that are removed together with their content. */
const unseen = new Set(["script", "style", "template", "noscript", "iframe", "object", "head", "title"]);
const spans = (element: Element) => ({
  colSpan: Number(element.getAttribute("colspan")) || undefined,
  rowSpan: Number(element.getAttribute("rowspan")) || undefined,
});

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (unseen.has(name)) return null;
  const children = [...node.childNodes].map(toReact);
  if (name === "br") return <br key={key} />;
  if (name === "a") {
    const href = node.getAttribute("href") ?? "";
    const safe = /^(?:https?:\/\/|mailto:|tel:)/i.test(href);
    return safe ? (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      <Fragment key={key}>{children}</Fragment>
    );
  }
  if (!allowed.has(name)) return <Fragment key={key}>{children}</Fragment>;
  return createElement(name, { key, ...(name === "td" || name === "th" ? spans(node) : {}) }, ...children);
}

/**
 * Read-only rich text. It is parsed and rebuilt from allowed markup only, so that nothing in it can run,
 * whatever it contains and wherever it comes from.
 */
export function RichText({ html }: { html: string }) {
  // Drop white space between the rows and cells of tables, which React would warn about.
  const body = new DOMParser().parseFromString(html.replaceAll(/>\s+(?=<\/?t)/g, ">"), "text/html").body;
  return [...body.childNodes].map(toReact);
}
