/** Kinds of places that a text of the book can link to. */
export const bookLinkKinds = ["analysis", "chapter", "section"] as const;
export type BookLinkKind = (typeof bookLinkKinds)[number];

export interface BookLink {
  kind: BookLinkKind;
  /** The code of an analysis, or the id of a chapter or section. */
  id: string;
  /** Content of the link, as HTML. */
  words: string;
}

/** An address of the kind that all rich text keeps. No such host can ever exist (RFC 2606), so no reader is led anywhere by mistake. */
const start = "https://book.invalid/";
const links = new RegExp(
  `<a href="${start.replaceAll(".", "\\.")}(${bookLinkKinds.join("|")})/([^"/?#]+)">([\\s\\S]*?)</a>`,
  "g",
);

/** Address by which rich text links to another place of the book. */
export const bookLinkTo = (kind: BookLinkKind, id: string) => `${start}${kind}/${encodeURIComponent(id)}`;

/** Rewrites the links within the book in rich text. */
export const withBookLinks = (html: string, write: (link: BookLink) => string): string =>
  html.replace(links, (_, kind: BookLinkKind, id: string, words: string) =>
    write({ kind, id: decoded(id), words }),
  );

/** Returns all links within the book in rich text. */
export function bookLinksIn(html: string): BookLink[] {
  const bookLinks: BookLink[] = [];
  withBookLinks(html, (link) => {
    bookLinks.push(link);
    return "";
  });
  return bookLinks;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
