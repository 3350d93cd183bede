import type { Language } from "../../../shared/kernel/language.ts";
import type { PublicPdf } from "../../../web/embed/texts/chapter-texts.ts";
import type { Actor } from "../../platform/actor.ts";
import { currentEdition, readEdition } from "../editions/edition.store.ts";
import { readPublishedChapters } from "../editions/web-chapters.store.ts";

/** The parts of the book that visitors get in a language. */
export interface PublishedBook {
  chapters: { id: string; title: string }[];
  /** The PDF of the current edition; its address stays, whatever is published. */
  pdf: PublicPdf | undefined;
}

export async function publishedBook(
  actor: Pick<Actor, "tenant">,
  language: Language,
): Promise<PublishedBook> {
  const [published, id] = await Promise.all([readPublishedChapters(actor), currentEdition(actor, language)]);
  const edition = id === undefined ? undefined : await readEdition(actor, id);
  return {
    chapters: (published?.chapters ?? [])
      .filter((chapter) => chapter.language === null || chapter.language === language)
      .map((chapter) => ({ id: chapter.id, title: chapter.title })),
    pdf: edition && {
      href: `/embed/catalogue/${language}/`,
      pages: edition.pages,
      size: edition.size,
      published: edition.published,
    },
  };
}
