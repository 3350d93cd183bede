import type { Language } from "../../../shared/kernel/language.ts";
import { picturesIn } from "../../../shared/kernel/rich-blocks.ts";
import type { BookCheck } from "../../../shared/printpublisher/chapters/book-check.ts";
import { bookLinksIn, bookLinkTo } from "../../../shared/printpublisher/chapters/book-links.ts";
import {
  croppedDpi,
  leastDpi,
  type PrintConfig,
} from "../../../shared/printpublisher/config/print-config.ts";
import { blanksOf } from "../../../shared/printpublisher/config/printing.ts";
import { checkTemplate } from "../../../shared/printpublisher/templates/check-template.ts";
import { type Catalogue, catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readLastBook } from "../books/book.store.ts";
import { printedAnalyses } from "../books/book-content.ts";
import { type OwnChapters, readOwnChapters } from "../books/own-chapters.ts";
import { readDesign } from "../config/config.store.ts";
import { analysesBelow } from "../samples/chosen-analyses.ts";
import { templateRecords } from "../templates/template.store.ts";
import { chapterChoices } from "./chapter-choices.ts";
import { checkPictures } from "./check-pictures.ts";
import { namesTwice } from "./names-twice.ts";

type OwnChapter = OwnChapters[number];

/** Returns findings to look at before the book is published, in the order of the book. */
export async function checkBook(actor: Actor): Promise<BookCheck[]> {
  const [chapters, { config }, templates, catalogue, choices] = await Promise.all([
    readOwnChapters(actor),
    readDesign(actor),
    templateRecords.all(actor),
    catalogueOf(actor),
    chapterChoices(actor, actor.languages[0]),
  ]);
  const fields = new Set(choices.fields.map(({ key }) => key));
  const places = printedPlaces(chapters, catalogue);
  return [
    ...checkDesign(config),
    ...(await checkSignature(actor, config)),
    ...templates
      .filter(({ stylesheet }) => checkTemplate(stylesheet).length > 0)
      .map(
        ({ id, name }): BookCheck => ({ code: "template_refused", name, place: { kind: "template", id } }),
      ),
    ...(
      await Promise.all(
        chapters.map(async (chapter) => [
          ...checkChapter(chapter, catalogue, fields, places, actor.languages[0]),
          ...(await checkPictures(actor, chapter, config.format)),
        ]),
      )
    ).flat(),
  ];
}

/** Finds a front picture with fewer dots per inch than print needs. */
function checkDesign(design: PrintConfig): BookCheck[] {
  const dpi = croppedDpi(design);
  if (design.cover === null || dpi === null || dpi >= leastDpi) return [];
  return [{ code: "cover_low", name: String(dpi), place: { kind: "design" } }];
}

/** Finds blank pages in the last signature of the last whole book. */
async function checkSignature(actor: Actor, config: PrintConfig): Promise<BookCheck[]> {
  const language = config.language ?? actor.languages[0];
  const printer = (await readLastBook(actor, { language, reduced: false }))?.printer;
  const pages = printer ? blanksOf(printer.pages - printer.blanks, config) : 0;
  if (pages === 0) return [];
  return [{ code: "signature_blanks", name: String(config.signature), pages, place: { kind: "design" } }];
}

/** Returns all places that texts can link to. */
function printedPlaces(chapters: OwnChapters, catalogue: Catalogue): ReadonlySet<string> {
  const shown = chapters.filter(({ draft, kind }) => !draft && kind !== "picture");
  const analyses = shown
    .filter(({ kind }) => kind === "directory")
    .flatMap(({ category }) => analysesBelow(catalogue, printedAnalyses(catalogue), category));
  return new Set([
    ...analyses.map(({ code }) => bookLinkTo("analysis", code)),
    ...shown.flatMap(({ id, paragraphs }) => [
      bookLinkTo("chapter", id),
      ...paragraphs.filter(({ draft }) => !draft).map((paragraph) => bookLinkTo("section", paragraph.id)),
    ]),
  ]);
}

function checkChapter(
  chapter: OwnChapter,
  catalogue: Catalogue,
  fields: ReadonlySet<string>,
  places: ReadonlySet<string>,
  main: Language,
): BookCheck[] {
  const { id, title: name } = chapter;
  const of = (code: BookCheck["code"]): BookCheck => ({ code, name, place: { kind: "chapter", id } });
  // Report nothing else for a draft, which is still being written.
  if (chapter.draft) return [of("chapter_draft")];
  const isBroken = (html: string) =>
    bookLinksIn(html).some(({ kind, id }) => !places.has(bookLinkTo(kind, id)));
  const broken = isBroken(chapter.content) ? [of("link_broken")] : [];
  if (chapter.kind === "directory") {
    const { category } = chapter;
    if (category !== null && !catalogue.content("category", category)) return [of("category_gone")];
    const shown = analysesBelow(catalogue, printedAnalyses(catalogue), category);
    return [
      ...(shown.length === 0 ? [of("chapter_empty")] : []),
      ...broken,
      ...namesTwice(catalogue, shown, chapter.language ?? main, main).map(
        (repeated): BookCheck => ({ ...of("category_twice"), name: repeated }),
      ),
      ...(chapter.fields.some((key) => !fields.has(key)) ? [of("fields_gone")] : []),
    ];
  }
  if (chapter.kind === "picture") return chapter.picture ? [] : [of("chapter_empty")];
  const sections = chapter.paragraphs.filter(({ draft }) => !draft);
  const isEmpty = !saysSomething(chapter.content) && sections.length === 0;
  return [
    ...(isEmpty ? [of("chapter_empty")] : []),
    ...broken,
    ...chapter.paragraphs.flatMap(({ id, title: name, draft, content }): BookCheck[] => {
      const place = { kind: "section", id } as const;
      if (draft) return [{ code: "section_draft", name, place }];
      if (!saysSomething(content)) return [{ code: "section_empty", name, place }];
      return isBroken(content) ? [{ code: "link_broken", name, place }] : [];
    }),
  ];
}

/** Tags without text between them say nothing, unless they show a picture. */
const saysSomething = (html: string) =>
  picturesIn(html).length > 0 || html.replace(/<[^>]*>|&nbsp;|&#160;/g, "").trim() !== "";
