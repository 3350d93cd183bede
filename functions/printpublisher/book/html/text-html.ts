import { pageBreak, textPieces } from "../../../../shared/kernel/rich-blocks.ts";

/** A text in the runs between its page breaks, without those that hold nothing, and whether a new page begins before each. */
export function runsOf(html: string): { html: string; fresh: boolean }[] {
  return html
    .split(pageBreak)
    .map((run, at) => ({ html: run, fresh: at > 0 }))
    .filter(({ html }) => html.trim() !== "");
}

/** Whether a new page begins after the text. */
export const endsPage = (html: string): boolean => {
  const last = textPieces(html).at(-1);
  return typeof last === "object" && "pageBreak" in last;
};

/** A text that cannot begin a page. */
export const withoutBreaks = (html: string) => html.replaceAll(pageBreak, "");
