import type { ChapterContent, ParagraphContent } from "../../../shared/printpublisher/chapters/chapter.ts";
import { columnFault, layoutOfChapter } from "../../../shared/printpublisher/chapters/fitting-columns.ts";
import {
  type BookFormat,
  type PageColumns,
  unfitColumns,
} from "../../../shared/printpublisher/templates/page-model.ts";
import type { Actor } from "../../platform/actor.ts";
import { refuseFields } from "../../platform/problem.ts";
import { readOwnChapters } from "../books/own-chapters.ts";
import { readDesign } from "../config/config.store.ts";
import { templateRecords } from "../templates/template.store.ts";
import { chapterRecords, paragraphRecords } from "./chapter.store.ts";

type Tenant = Pick<Actor, "tenant">;

/** Refuses columns of a new or changed chapter that cannot be set in the format of the book. @throws ProblemError validation_failed */
export async function expectChapterFits(
  actor: Tenant,
  change: Partial<ChapterContent>,
  id?: string,
): Promise<void> {
  if (!["orientation", "columns", "template", "kind"].some((name) => name in change)) return;
  const before = id === undefined ? undefined : await chapterRecords.find(actor, id);
  const { kind = "text", template, ...page } = { ...before, ...change };
  const used = template ? await templateRecords.find(actor, template) : undefined;
  await expectFits(actor, page, layoutOfChapter(kind, used));
}

/** Like `expectChapterFits`, for a section. @throws ProblemError validation_failed */
export async function expectSectionFits(
  actor: Tenant,
  change: Partial<ParagraphContent>,
  id?: string,
): Promise<void> {
  if (!("orientation" in change || "columns" in change)) return;
  const before = id === undefined ? undefined : await paragraphRecords.find(actor, id);
  await expectFits(actor, { ...before, ...change });
}

async function expectFits(
  actor: Tenant,
  { orientation = "portrait", columns = 1 }: Partial<PageColumns>,
  layout?: string,
) {
  const { config } = await readDesign(actor);
  const fault = columnFault(config.format, { orientation, columns }, layout);
  if (!fault) return;
  const { format, width, least, most: widest } = fault.parameters;
  const message = `A column would be ${width} mm wide in ${format}; it needs ${least} to ${widest} mm.`;
  refuseFields([{ path: "columns", ...fault, message }]);
}

/** Refuses a format in which a chapter or a section cannot be set. @throws ProblemError validation_failed naming these */
export async function expectFormatFits(actor: Tenant, format: BookFormat): Promise<void> {
  const chapters = await readOwnChapters(actor);
  const titles = chapters.flatMap(({ kind, template, paragraphs, ...chapter }) => [
    ...(unfitColumns(format, chapter, layoutOfChapter(kind, template)) ? [chapter.title] : []),
    ...paragraphs.filter((section) => unfitColumns(format, section)).map(({ title }) => title),
  ]);
  const names = titles.join(", ");
  const message = `The columns of these chapters cannot be set in ${format}: ${names}.`;
  if (titles.length > 0)
    refuseFields([{ path: "format", code: "columns_unfit", parameters: { format, names }, message }]);
}
