import type { publishWebChapters as endpoint } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import type { WebChapters } from "../../../shared/printpublisher/editions/web-chapters.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { type OwnChapters, readOwnChapters } from "../books/own-chapters.ts";
import { keepPublishedChapters, readPublishedChapters } from "./web-chapters.store.ts";

type Own = OwnChapters[number];

export const publishWebChapters: Command<typeof endpoint> = async ({ actor }) => {
  const chapters = (await markedChapters(actor)).filter(({ draft }) => !draft).map(asPublished);
  await keepPublishedChapters(actor, { published: new Date().toISOString(), by: actor.name, chapters });
  return showWebChapters(actor);
};

/** Lists the marked chapters in their order, then those that visitors still see. */
export async function showWebChapters(actor: Actor): Promise<WebChapters> {
  const [marked, kept] = await Promise.all([markedChapters(actor), readPublishedChapters(actor)]);
  const seen = new Map((kept?.chapters ?? []).map((chapter) => [chapter.id, JSON.stringify(chapter)]));
  const stateOf = (chapter: Own) => {
    if (chapter.draft) return "draft";
    const before = seen.get(chapter.id);
    if (before === undefined) return "new";
    return before === JSON.stringify(asPublished(chapter)) ? "same" : "changed";
  };
  const isMarked = new Set(marked.map(({ id }) => id));
  const show = ({ id, title, language }: Own, state: WebChapters["chapters"][number]["state"]) => ({
    id,
    title,
    language,
    state,
  });
  const gone = (kept?.chapters ?? []).filter(({ id }) => !isMarked.has(id));
  return {
    published: kept?.published ?? null,
    by: kept?.by ?? null,
    chapters: [
      ...marked.map((chapter) => show(chapter, stateOf(chapter))),
      ...gone.map((chapter) => show(chapter, "gone")),
    ],
  };
}

const markedChapters = async (actor: Actor) =>
  (await readOwnChapters(actor)).filter(({ publish_on_web, kind }) => publish_on_web && kind !== "picture");

/** Returns a chapter as visitors see it, without draft sections and print settings; keys are in one order, so that two can be compared. */
function asPublished({ id, paragraphs, ...chapter }: Own): Own {
  const { title, content, kind, language, category, fields, sorting } = chapter;
  const page = { draft: false, orientation: "portrait", columns: 1 } as const;
  const sections = paragraphs
    .filter(({ draft }) => !draft)
    .map((one) => ({
      id: one.id,
      parent_chapter: id,
      title: one.title,
      content: one.content,
      ...page,
    }));
  const shown = { id, title, content, kind, language, category, fields, sorting };
  return { ...shown, ...page, publish_on_web: true, template: undefined, paragraphs: sections };
}
