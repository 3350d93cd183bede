import type { Language } from "../../../shared/kernel/language.ts";
import type { BookLinkKind } from "../../../shared/printpublisher/chapters/book-links.ts";
import { catalogueOf, shownName } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { printedAnalyses } from "../books/book-content.ts";
import { readOwnChapters } from "../books/own-chapters.ts";

const mostPlaces = 30;

interface Place {
  kind: BookLinkKind;
  id: string;
  name: string;
}

/** Finds link destinations in the book: chapters and sections in their order, then analyses by name. `more` says whether there are others. */
export async function findPlaces(actor: Actor, language: Language, search: string) {
  const [chapters, catalogue] = await Promise.all([readOwnChapters(actor), catalogueOf(actor)]);
  const [main] = actor.languages;
  const query = search.trim().toLocaleLowerCase(language);
  const matches = (text: string) => text.toLocaleLowerCase(language).includes(query);
  const texts = chapters
    .filter(({ kind }) => kind !== "picture")
    .flatMap(({ id, title, paragraphs }): Place[] => [
      { kind: "chapter", id, name: title },
      ...paragraphs.map((section): Place => ({ kind: "section", id: section.id, name: section.title })),
    ]);
  const analyses = printedAnalyses(catalogue)
    .map((analysis): Place => {
      const name = shownName(analysis, { language, main });
      return { kind: "analysis", id: analysis.code, name };
    })
    .sort((left, right) => left.name.localeCompare(right.name, language, { numeric: true }));
  const all = [
    ...texts.filter(({ name }) => matches(name)),
    ...analyses.filter(({ id, name }) => matches(name) || matches(id)),
  ];
  return { places: all.slice(0, mostPlaces), more: all.length > mostPlaces };
}
