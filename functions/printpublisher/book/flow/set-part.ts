import type { Page } from "puppeteer-core";
import { margin } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookPart, ContentOf } from "../book.ts";
import { trimmed } from "../sheet.ts";
import { bookTexts } from "../texts.ts";
import { checkInk, outside } from "./check-ink.ts";
import { fitTables } from "./fit-tables.ts";
import { layOutColumns } from "./lay-out-columns.ts";
import { measureBlocks } from "./measure-blocks.ts";
import { setColumns } from "./set-columns.ts";

type ChapterPart = BookPart & { content: ContentOf<"directory" | "text"> };
type DirectoryPart = BookPart & { content: ContentOf<"directory"> };

const pixels = (mm: number) => (mm * 96) / 25.4;
/** Entries shorter than this share of a page are never divided. */
const smallest = 0.2;
/** Columns shorter than this share of a page are not begun below a title. */
const shortest = 0.3;

/** Whether a part belongs to a chapter: these are measured before they are printed. */
export const isMeasured = (part: BookPart): part is ChapterPart =>
  part.kind === "text" || part.kind === "directory";

/** Sets a chapter's part in the page, which shows it as paper would, and checks that nothing leaves its column. */
export async function setPart(page: Page, part: ChapterPart): Promise<void> {
  const { content } = part;
  const sheet = trimmed(content.kind === "text" ? content.chapter.orientation : content.orientation);
  const width = pixels(sheet.width - 2 * margin.side);
  const full = Math.floor(pixels(sheet.height - margin.top - margin.bottom)) - 1;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(fitTables);
  if (isFlowed(part)) await flow(page, part, width, full);
  await page.evaluate(checkInk, { width, outside });
}

/** Whether the columns of a part are ours to fill: of all directories, unless their template has rules for pages, which only the browser can follow. */
function isFlowed(part: BookPart): part is DirectoryPart {
  const { content } = part;
  return (
    content.kind === "directory" &&
    content.groups.length > 0 &&
    !/@page|:\s*(?:left|right)\b/.test(content.stylesheet)
  );
}

/** Fills the columns of a directory's unit: the browser measures, the rules choose, the browser sets. */
async function flow(page: Page, { content, language }: DirectoryPart, width: number, full: number) {
  const measured = await page.evaluate(measureBlocks, { width, least: full * smallest });
  if (!measured) return;
  const { columns: count, gap, top, line, again, blocks, width: columnWidth } = measured;
  const whole = (height: number) => Math.floor(height / line) * line;
  const apart = full - top < full * shortest;
  const first = whole(apart ? full : full - top);
  const columns = layOutColumns(blocks, {
    columns: count,
    line,
    first,
    full: whole(full),
    again,
    looseness: content.layout === "compact" || content.layout === "table" ? 0 : 1,
    ends: content.ends,
  });
  const { continued } = bookTexts(language);
  await page.evaluate(setColumns, {
    columns,
    count,
    gap,
    width: columnWidth,
    first,
    full: whole(full),
    above: apart ? 0 : whole(full) - first - top,
    apart,
    continued,
  });
}
