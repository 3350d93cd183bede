import type { Page } from "puppeteer-core";
import { pageModels } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookPart, ContentOf, Orientation } from "../book.ts";
import { commonFaces } from "../fonts.ts";
import { trimmed } from "../sheet.ts";
import { bookTexts } from "../texts.ts";
import { leastDivided, type Sheet } from "./blocks.ts";
import { checkInk, outside } from "./check-ink.ts";
import { checkShown, hidden } from "./check-shown.ts";
import { fitTables } from "./fit-tables.ts";
import { joinLeaders } from "./join-leaders.ts";
import { keepLines } from "./keep-lines.ts";
import { layOutBands } from "./lay-out-bands.ts";
import { measureBlocks } from "./measure-blocks.ts";
import { type OpenedColumns, openPart } from "./open-part.ts";
import { setColumns } from "./set-columns.ts";
import { tellOwners } from "./tell-owners.ts";

type MeasuredPart = BookPart & { content: ContentOf<"directory" | "text" | "index"> };
type FlowedPart = BookPart & { content: ContentOf<"directory" | "index"> };

const pixels = (mm: number) => (mm * 96) / 25.4;
/** Columns shorter than this share of a page are not begun below a title. */
const shortest = 0.3;

/** Returns whether a part is measured before it is printed: chapters and the index are. */
export const isMeasured = (part: BookPart): part is MeasuredPart =>
  part.kind === "text" || part.kind === "directory" || part.kind === "index";

/** Sets a part in the page, which shows it as on paper, and checks that nothing of a chapter leaves its column. */
export async function setPart(page: Page, part: MeasuredPart): Promise<void> {
  const sheet = trimmed(orientationOf(part), part.format);
  const { margin } = pageModels[part.format];
  const width = pixels(sheet.width - 2 * margin.side);
  const full = Math.floor(pixels(sheet.height - margin.top - margin.bottom)) - 1;
  const faces = commonFaces(part.kind === "directory");
  const columns = await page.evaluate(openPart, { width, flowed: isFlowed(part), faces });
  if (part.kind !== "index")
    await page.evaluate(fitTables, {
      width,
      height: full,
      turns: sheet.height > sheet.width,
      note: bookTexts(part.language).turned,
      continued: bookTexts(part.language).continued,
      columns: columns?.count ?? 0,
    });
  if (part.kind === "text") await page.evaluate(keepLines);
  if (part.kind === "index") await page.evaluate(joinLeaders);
  if (isFlowed(part) && columns) await flow(page, part, { columns, width, full });
  await page.evaluate(checkInk, { width });
  await page.evaluate(tellOwners, { prefix: outside });
  if (!stylesheetOf(part)) return;
  await page.evaluate(checkShown);
  await page.evaluate(tellOwners, { prefix: hidden });
}

function stylesheetOf({ content }: MeasuredPart): string {
  if (content.kind === "index") return "";
  return (content.kind === "text" ? content.chapter.stylesheet : content.stylesheet)?.trim() ?? "";
}

function orientationOf({ content }: MeasuredPart): Orientation {
  if (content.kind === "index") return "portrait";
  return content.kind === "text" ? content.chapter.orientation : content.orientation;
}

/**
 * Returns whether the engine fills the columns of a part: those of the index and of all directories, unless the template has rules for
 * pages, which only the browser can follow.
 */
function isFlowed(part: BookPart): part is FlowedPart {
  const { content } = part;
  if (content.kind === "index") return true;
  return (
    content.kind === "directory" &&
    content.groups.length > 0 &&
    !/@page|:\s*(?:left|right)\b/.test(content.stylesheet)
  );
}

/**
 * How columns are stretched until they are full: by how many lines two entries may be moved apart, which share of it stands within each of them, and by
 * which steps. Entries of a list keep to the grid of lines, cards and run-in ones to one of half lines; rows of a table stand on no grid, and a rule is
 * all that is between them.
 */
function stretchOf({ content }: FlowedPart, line: number): Pick<Sheet, "looseness" | "inside" | "step"> {
  const half = Math.max(1, Math.floor(line / 2));
  if (content.kind === "index") return { looseness: 0 };
  if (content.layout === "compact") return { looseness: 1.75, step: half };
  if (content.layout === "cards") return { looseness: 3, inside: 1 / 3, step: half };
  if (content.layout === "table") return { looseness: 2.5, inside: 1 / 2, step: 1 };
  return { looseness: 3 };
}

/** Fills the columns of a part: the browser measures, the rules choose, the browser sets. */
async function flow(
  page: Page,
  part: FlowedPart,
  { columns, width, full }: { columns: OpenedColumns; width: number; full: number },
) {
  // A line of the index is never divided, because it has no name to repeat.
  const least = part.content.kind === "index" ? full : full * leastDivided;
  const { continued } = bookTexts(part.language);
  const measured = await page.evaluate(measureBlocks, { width, least, continued });
  if (!measured) return;
  const { top, line, again, blocks } = measured;
  const wholeLines = (height: number) => Math.floor(height / line) * line;
  const startsPage = full - top < full * shortest;
  const first = wholeLines(startsPage ? full : full - top);
  const bands = layOutBands(blocks, {
    columns: columns.count,
    line,
    first,
    full: wholeLines(full),
    again,
    ...stretchOf(part, line),
    ends: part.content.kind === "index" || part.content.ends,
  });
  await page.evaluate(setColumns, {
    bands,
    gap: columns.gap,
    width: columns.width,
    pageWidth: width,
    above: startsPage ? 0 : wholeLines(full) - first - top,
    apart: startsPage,
    continued,
  });
}
