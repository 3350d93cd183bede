import { createElement, Fragment, type ReactNode } from "react";
import { harmlessAttributes, richElements } from "../../../shared/kernel/rich-text.ts";
import { pictureOf } from "./picture-element.ts";

const allowed = new Set(richElements);
/** Elements that are removed together with their content. */
const unseen = new Set(["script", "style", "template", "noscript", "iframe", "object", "head", "title"]);
const attributesOf = (element: Element) =>
  harmlessAttributes(
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (unseen.has(name)) return null;
  const children = [...node.childNodes].map(toReact);
  if (name === "br") return <br key={key} />;
  if (name === "hr") return <hr key={key} />;
  const picture = name === "figure" && pictureOf(node);
  if (picture) {
    const { src, alt, width, caption } = picture;
    return (
      <figure key={key}>
        <img src={src} alt={alt} width={width} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  const { href, colspan, rowspan, start, type } = attributesOf(node);
  if (name === "a") {
    return href ? (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      <Fragment key={key}>{children}</Fragment>
    );
  }
  if (!allowed.has(name)) return <Fragment key={key}>{children}</Fragment>;
  const attributes = { colSpan: colspan, rowSpan: rowspan, start, type };
  return createElement(name, { key, ...attributes }, ...children);
}

/** Read-only rich text. It is parsed and rebuilt from allowed markup only, so that nothing in it can run, whatever its content and origin. */
export function RichText({ html }: { html: string }) {
  // Drop white space between the rows and cells of tables, since React would warn about it.
  const body = new DOMParser().parseFromString(html.replaceAll(/>\s+(?=<\/?t)/g, ">"), "text/html").body;
  return [...body.childNodes].map(toReact);
}
