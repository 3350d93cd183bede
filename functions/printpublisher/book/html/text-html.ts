import { pageBreak, textPieces } from "../../../../shared/kernel/rich-blocks.ts";

/** Splits a text into the runs between its page breaks, without empty ones; `fresh` says whether a new page begins before a run. */
export function runsOf(html: string): { html: string; fresh: boolean }[] {
  return html
    .split(pageBreak)
    .map((run, index) => ({ html: run, fresh: index > 0 }))
    .filter(({ html }) => html.trim() !== "");
}

/** Returns whether a new page begins after the text. */
export const endsPage = (html: string): boolean => {
  const last = textPieces(html).at(-1);
  return typeof last === "object" && "pageBreak" in last;
};

/** Removes the page breaks from a text that cannot begin a page. */
export const withoutBreaks = (html: string) => html.replaceAll(pageBreak, "");
