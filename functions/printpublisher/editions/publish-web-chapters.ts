import type { publishWebChapters as endpoint } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import type { WebChapters } from "../../../shared/printpublisher/editions/web-chapters.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { type OwnChapters, readOwnChapters } from "../books/own-chapters.ts";
import { keepPublishedChapters, readPublishedChapters } from "./web-chapters.store.ts";

type OwnChapter = OwnChapters[number];

export const publishWebChapters: Command<typeof endpoint> = async ({ actor }) => {
  const chapters = (await markedChapters(actor)).filter(({ draft }) => !draft).map(asPublished);
  await keepPublishedChapters(actor, { published: new Date().toISOString(), by: actor.name, chapters });
  return showWebChapters(actor);
};

/** Lists the marked chapters in their order, then those that visitors still see. */
export async function showWebChapters(actor: Actor): Promise<WebChapters> {
  const [marked, published] = await Promise.all([markedChapters(actor), readPublishedChapters(actor)]);
  const publicVersions = new Map(
    (published?.chapters ?? []).map((chapter) => [chapter.id, JSON.stringify(chapter)]),
  );
  const stateOf = (chapter: OwnChapter) => {
    if (chapter.draft) return "draft";
    const before = publicVersions.get(chapter.id);
    if (before === undefined) return "new";
    return before === JSON.stringify(asPublished(chapter)) ? "same" : "changed";
  };
  const isMarked = new Set(marked.map(({ id }) => id));
  const show = ({ id, title, language }: OwnChapter, state: WebChapters["chapters"][number]["state"]) => ({
    id,
    title,
    language,
    state,
  });
  const withdrawn = (published?.chapters ?? []).filter(({ id }) => !isMarked.has(id));
  return {
    published: published?.published ?? null,
    by: published?.by ?? null,
    chapters: [
      ...marked.map((chapter) => show(chapter, stateOf(chapter))),
      ...withdrawn.map((chapter) => show(chapter, "gone")),
    ],
  };
}

const markedChapters = async (actor: Actor) =>
  (await readOwnChapters(actor)).filter(({ publish_on_web, kind }) => publish_on_web && kind !== "picture");

/** Returns a chapter as visitors see it, without draft sections and print settings; keys are in one order, so that two can be compared. */
function asPublished({ id, paragraphs, ...chapter }: OwnChapter): OwnChapter {
  const { title, content, kind, language, category, fields, sorting } = chapter;
  const page = { draft: false, orientation: "portrait", columns: 1 } as const;
  const sections = paragraphs
    .filter(({ draft }) => !draft)
    .map((section) => ({
      id: section.id,
      parent_chapter: id,
      title: section.title,
      content: section.content,
      ...page,
    }));
  const shown = { id, title, content, kind, language, category, fields, sorting };
  return { ...shown, ...page, publish_on_web: true, template: undefined, paragraphs: sections };
}
