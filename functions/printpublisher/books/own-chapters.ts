import type { ChapterContent, ParagraphContent } from "../../../shared/printpublisher/chapters/chapter.ts";
import type { Actor } from "../../platform/actor.ts";
import { chapterRecords, paragraphRecords } from "../chapters/chapter.store.ts";
import { templateRecords } from "../templates/template.store.ts";

/** Fields that are used in print only; chapters saved by an earlier version lack some. */
type PrintedOnly = "qr" | "picture" | "picture_alt" | "picture_fit" | "side" | "advert";

/** The laboratory's chapters in their order, each with its sections and its template. */
export type OwnChapters = readonly (Omit<ChapterContent, "template" | PrintedOnly> & {
  id: string;
} & Partial<Pick<ChapterContent, PrintedOnly>> & {
    template: { layout: "list" | "table" | "cards" | "compact"; stylesheet: string } | undefined;
    paragraphs: (ParagraphContent & { id: string })[];
  })[];

/** Reads all chapters, drafts included. */
export async function readOwnChapters(actor: Pick<Actor, "tenant">): Promise<OwnChapters> {
  const [chapters, paragraphs, templates] = await Promise.all([
    inOrder(chapterRecords, actor),
    inOrder(paragraphRecords, actor),
    templateRecords.all(actor),
  ]);
  const byId = new Map(templates.map((template) => [template.id, template]));
  const byChapter = Map.groupBy(paragraphs, ({ parent_chapter }) => parent_chapter);
  return chapters.map(({ template, ...chapter }) => ({
    ...chapter,
    template: byId.get(template ?? ""),
    paragraphs: byChapter.get(chapter.id) ?? [],
  }));
}

/** Returns the saved records behind a chapter that is being edited: the chapter, if it is saved, its sections and its template. */
export async function recordsOfChapter(
  actor: Pick<Actor, "tenant">,
  { id, template }: { id?: string | undefined; template?: string | null },
) {
  const chapter = id === undefined ? undefined : await chapterRecords.find(actor, id);
  const [paragraphs, templates] = await Promise.all([
    id === undefined ? [] : inOrder(paragraphRecords, actor),
    templateRecords.all(actor),
  ]);
  const templateId = template === undefined ? chapter?.template : template;
  return {
    chapter,
    paragraphs: paragraphs.filter(({ parent_chapter }) => parent_chapter === id),
    template: templates.find((record) => record.id === templateId),
  };
}

type Kind<Of> = {
  list: (
    actor: Pick<Actor, "tenant">,
    query: { limit: number; offset: number; search: string; sort: string; filter: Record<string, unknown> },
  ) => Promise<{ count: number; results: Of[] }>;
};

/** Returns all records of a kind in the order that people gave them. */
async function inOrder<Of>(kind: Kind<Of>, actor: Pick<Actor, "tenant">): Promise<Of[]> {
  const records: Of[] = [];
  for (;;) {
    const page = await kind.list(actor, {
      limit: 100,
      offset: records.length,
      search: "",
      sort: "order",
      filter: {},
    });
    records.push(...page.results);
    if (page.results.length === 0 || records.length >= page.count) return records;
  }
}
