import { type Format, pageModels } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { ContentOf } from "../book.ts";
import { escapeHtml } from "./markup.ts";

/** Distance of two lines to write on, and the heading's share of the page, mm. */
const lineDistance = 8;
const above = 16;

/** Ruled pages to write on. */
export function notesHtml({ heading, pages }: ContentOf<"notes">, format: Format): string {
  const { trim, margin } = pageModels[format];
  const count = Math.floor((trim.height - margin.top - margin.bottom - above) / lineDistance);
  const lines = '<div class="rule"></div>'.repeat(count);
  const page = `<section class="notes"><h2>${escapeHtml(heading)}</h2>${lines}</section>`;
  return page.repeat(pages);
}

export const notesRules = `
.notes{break-after:page}.notes:last-child{break-after:auto}
.notes h2{height:${above - 4}mm;font-size:12pt;line-height:15pt;color:var(--accent)}
.notes .rule{height:${lineDistance}mm;border-bottom:.4pt solid var(--line)}
`;
