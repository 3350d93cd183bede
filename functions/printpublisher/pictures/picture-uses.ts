import { picturesIn } from "../../../shared/kernel/rich-blocks.ts";
import type { PictureContent, PictureUse } from "../../../shared/printpublisher/pictures/picture.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { chapterRecords, paragraphRecords } from "../chapters/chapter.store.ts";
import { hashOf, noteNamed } from "./picture.store.ts";

type Text = Pick<PictureUse, "kind" | "id" | "title"> & { hashes: ReadonlySet<string> };

/** Returns the paths of all pictures that a chapter or section shows. */
export const sourcesOf = ({ content, picture }: { content: string; picture?: string | null }): string[] => [
  ...picturesIn(content).map(({ src }) => src),
  ...(picture ? [picture] : []),
];

/** Reads all chapters and sections, drafts included, with the pictures that they show. */
export async function readTexts(actor: Pick<Actor, "tenant">): Promise<Text[]> {
  const [chapters, sections] = await Promise.all([chapterRecords.all(actor), paragraphRecords.all(actor)]);
  const hashes = (text: Parameters<typeof sourcesOf>[0]) => new Set(sourcesOf(text).map(hashOf));
  return [
    ...chapters.map(
      (chapter): Text => ({ kind: "chapter", id: chapter.id, title: chapter.title, hashes: hashes(chapter) }),
    ),
    ...sections.map(
      (section): Text => ({ kind: "section", id: section.id, title: section.title, hashes: hashes(section) }),
    ),
  ];
}

/** Returns the texts that show a picture, then those whose history does; a deleted text has no title. */
export function usesOf(
  texts: readonly Text[],
  { hash, texts: noted }: Pick<PictureContent, "hash" | "texts">,
): PictureUse[] {
  const all = texts.map(({ hashes, ...text }) => ({ ...text, shows: hashes.has(hash) }));
  const present = new Set(all.filter(({ shows }) => shows).map(placeOf));
  return [
    ...all.flatMap(({ shows, ...text }) => (shows ? [{ ...text, former: false }] : [])),
    ...noted
      .filter((place) => !present.has(place))
      .map((place): PictureUse => {
        const [kind, id = ""] = place.split(":");
        const title = all.find((text) => placeOf(text) === place)?.title ?? "";
        return { kind: kind === "section" ? "section" : "chapter", id, title, former: true };
      }),
  ];
}

/** Notes that a text is about to show pictures; see `noteNamed`. */
export const noteShown = (
  actor: Writer,
  text: Pick<PictureUse, "kind" | "id">,
  { content = "", picture = null }: { content?: string; picture?: string | null },
) => noteNamed(actor, placeOf(text), sourcesOf({ content, picture }));

/** The name under which pictures note a text. */
export const placeOf = ({ kind, id }: Pick<PictureUse, "kind" | "id">) => `${kind}:${id}`;
