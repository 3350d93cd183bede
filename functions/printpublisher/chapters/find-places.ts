import type { Language } from "../../../shared/kernel/language.ts";
import type { BookLinkKind } from "../../../shared/printpublisher/chapters/book-links.ts";
import { catalogueOf, shownName } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { printedAnalyses } from "../books/book-content.ts";
import { readOwnChapters } from "../books/own-chapters.ts";

const most = 30;

interface Place {
  kind: BookLinkKind;
  id: string;
  name: string;
}

/** Finds link destinations in the book: chapters and sections in their order, then analyses by name. `more` says whether there are others. */
export async function findPlaces(actor: Actor, language: Language, search: string) {
  const [own, catalogue] = await Promise.all([readOwnChapters(actor), catalogueOf(actor)]);
  const [main] = actor.languages;
  const wanted = search.trim().toLocaleLowerCase(language);
  const found = (text: string) => text.toLocaleLowerCase(language).includes(wanted);
  const texts = own
    .filter(({ kind }) => kind !== "picture")
    .flatMap(({ id, title, paragraphs }): Place[] => [
      { kind: "chapter", id, name: title },
      ...paragraphs.map((one): Place => ({ kind: "section", id: one.id, name: one.title })),
    ]);
  const analyses = printedAnalyses(catalogue)
    .map((analysis): Place => {
      const name = shownName(analysis, { language, main });
      return { kind: "analysis", id: analysis.code, name };
    })
    .sort((left, right) => left.name.localeCompare(right.name, language, { numeric: true }));
  const all = [
    ...texts.filter(({ name }) => found(name)),
    ...analyses.filter(({ id, name }) => found(name) || found(id)),
  ];
  return { places: all.slice(0, most), more: all.length > most };
}
