import { h } from "preact";
import type { Language } from "../../../shared/kernel/language.ts";
import { pageBreak } from "../../../shared/kernel/rich-blocks.ts";
import { withNotes } from "../../../shared/kernel/rich-notes.ts";
import { type BookLink, withBookLinks } from "../../../shared/printpublisher/chapters/book-links.ts";
import type * as endpoints from "../../../shared/printpublisher/public-book/public-book.endpoints.ts";
import {
  ChapterList,
  ChapterText,
  chapterHref,
  MissingChapter,
} from "../../../web/embed/pages/chapter-pages.tsx";
import { chaptersStyle } from "../../../web/embed/style/chapters-style.ts";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import { chapterTextsFor } from "../../../web/embed/texts/chapter-texts.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { type PageCall, pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import type { Chapter } from "../book/book.ts";
import { bookOf, printedAnalyses } from "../books/book-content.ts";
import type { OwnChapters } from "../books/own-chapters.ts";
import { readPublishedChapters } from "../editions/web-chapters.store.ts";
import { publishedBook } from "./published-book.ts";

type OwnChapter = OwnChapters[number];

/** Prepares the beginning that all pages of chapters share. */
function open(call: PageCall) {
  const pageLanguages = pageLanguage(call);
  const { name, logo, colours, languages } = call.tenant;
  const branding = { name, logo, languages, properties: colourProperties(colours), css: "", website_url: "" };
  const context = { ...pageLanguages, texts: chapterTextsFor(pageLanguages.language), look: branding };
  return context;
}
const isIn = ({ language }: OwnChapter, requested: Language | string) =>
  language === null || language === requested;

export const chaptersPage: Command<typeof endpoints.chaptersPage> = async (call) => {
  const context = open(call);
  const { texts, language } = context;
  const { chapters, pdf } = await publishedBook(call.actor, language);
  const facts = {
    title: texts.chapters,
    description: texts.lead,
    path: (to: { language: string }) => chapterHref(undefined, to.language),
    rules: chaptersStyle,
  };
  return renderPage(call, context, facts, h(ChapterList, { texts, language, chapters, pdf }));
};

export const chapterPage: Command<typeof endpoints.chapterPage> = async (call) => {
  const context = open(call);
  const { texts, language, main } = context;
  const { actor, tenant, params } = call;
  const all = (await readPublishedChapters(actor))?.chapters ?? [];
  const record = all.find(({ id }) => id === params.id);
  if (!record || !isIn(record, language)) {
    const facts = { title: texts.missing, description: texts.missingText, noIndex: true, status: 404 };
    return renderPage(
      call,
      context,
      { ...facts, rules: chaptersStyle },
      h(MissingChapter, { texts, language }),
    );
  }
  const hasAnalysisPages = tenant.modules.MD_WEB === true;
  const linked = withWebLinks(record, (link) => hrefOf(link));
  const chapter = linked.kind === "text" ? textOf(linked) : await directoryOf(linked);
  const facts = {
    title: record.title,
    description: `${record.title} – ${tenant.name}`,
    // A chapter that is written in one language leads to the chapters of the others.
    path: (to: { language: string }) =>
      chapterHref(isIn(record, to.language) ? record.id : undefined, to.language),
    rules: chaptersStyle,
  };
  return renderPage(
    call,
    context,
    facts,
    h(ChapterText, { texts, language, chapter, leads: hasAnalysisPages }),
  );

  /** Returns the address of a link on the web; undefined if visitors cannot see its destination. */
  function hrefOf({ kind, id }: BookLink): string | undefined {
    if (kind === "analysis")
      return hasAnalysisPages ? `/embed/analyses/${encodeURIComponent(id)}/?lang=${language}` : undefined;
    const destination = all.find((candidate) =>
      kind === "chapter" ? candidate.id === id : candidate.paragraphs.some((part) => part.id === id),
    );
    return destination && isIn(destination, language) ? chapterHref(destination.id, language) : undefined;
  }

  async function directoryOf(source: OwnChapter): Promise<Chapter> {
    const catalogue = await catalogueOf(actor);
    const laboratory = { name: tenant.name, logo: null, colour: tenant.colours.primary };
    const book = bookOf(catalogue, printedAnalyses(catalogue), laboratory, language, main, [source]);
    return book.chapters[0] ?? textOf(source);
  }
};

/** Pictures are made for print, so load none before a visitor comes to it. */
const lazyPicture = '<figure><img loading="lazy" ';

/** Turns links within the book into links to pages; a link that leads nowhere is reduced to its words. Footnotes are gathered, page breaks dropped. */
function withWebLinks(chapter: OwnChapter, hrefOf: (link: BookLink) => string | undefined): OwnChapter {
  let notes = 0;
  const write = (html: string) => {
    const noted = withNotes(linked(html), notes, chapter.id);
    notes = noted.notes;
    return noted.html;
  };
  const linked = (html: string) =>
    withBookLinks(html.replaceAll(pageBreak, "").replaceAll("<figure><img ", lazyPicture), (link) => {
      const href = hrefOf(link);
      return href === undefined ? link.words : `<a href="${href.replaceAll("&", "&amp;")}">${link.words}</a>`;
    });
  return {
    ...chapter,
    content: write(chapter.content),
    paragraphs: chapter.paragraphs.map((section) => ({ ...section, content: write(section.content) })),
  };
}

const textOf = ({ id, title, content, paragraphs }: OwnChapter): Chapter => ({
  kind: "text",
  id,
  title,
  html: content,
  orientation: "portrait",
  columns: 1,
  layout: "list",
  stylesheet: "",
  paragraphs: paragraphs.map((section) => ({
    id: section.id,
    title: section.title,
    html: section.content,
    orientation: "portrait",
    columns: 1,
  })),
});
