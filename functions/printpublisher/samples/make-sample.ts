import { chapterInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import type { makeSample as endpoint } from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { catalogueOf, logoAt } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { fontsFolder } from "../book/fonts.ts";
import { bookOf, printedAnalyses } from "../books/book-content.ts";
import { withImprint } from "../books/book-imprint.ts";
import { contentTexts } from "../books/content-texts.ts";
import { laboratoryOf } from "../books/laboratory-of.ts";
import type { OwnChapters } from "../books/own-chapters.ts";
import { recordsOfChapter } from "../books/own-chapters.ts";
import { cleanText } from "../chapters/clean-text.ts";
import { readDesign } from "../config/config.store.ts";
import { analysesBelow, chosenAnalyses } from "./chosen-analyses.ts";

type OwnChapter = OwnChapters[number];
type Sample = Parameters<Command<typeof endpoint>>[0]["body"]["sample"];

/** This many analyses fill about ten pages. */
const mostAnalyses = 20;
export const makeSample: Command<typeof endpoint> = async ({ actor, tenant, body, language: called }) => {
  const { sample } = body;
  const language = body.language ?? called;
  const [catalogue, { config }, chapter, certificates] = await Promise.all([
    catalogueOf(actor),
    readDesign(actor),
    chapterOf(actor, sample, contentTexts(language)),
    certificatesFor(actor, tenant, language),
  ]);
  const design =
    sample.what === "design"
      ? {
          ...config,
          ...sample.design,
          information: cleanHtml(sample.design.information),
          imprint: cleanHtml(sample.design.imprint),
        }
      : config;
  const all =
    chapter?.kind === "directory"
      ? analysesBelow(catalogue, printedAnalyses(catalogue), chapter.category)
      : [];
  const shown = chosenAnalyses(all, mostAnalyses);
  const laboratory = laboratoryOf(tenant);
  const [main] = actor.languages;
  const plain = bookOf(
    catalogue,
    shown,
    laboratory,
    language,
    main,
    chapter ? [chapter] : [],
    design,
    certificates?.named,
  );
  const issue = { language, made: new Date().toISOString(), edition: null };
  const input = withImprint(plain, issue, design, tenant, laboratory);
  // Import late: the code that drives the browser weighs more than all the rest, and a refused call does not need it.
  const { renderSample } = await import("./render-sample.ts");
  const { pdf, pages, warnings } = await renderSample(input, chapter ? "chapters" : "fronts", {
    fontsDir: fontsFolder(),
    readImage: (path) => logoAt(actor, path),
  });
  return {
    pdf: pdf.toString("base64"),
    pages,
    analyses: chapter?.kind === "directory" ? { shown: shown.length, all: all.length } : null,
    warnings: warnings.slice(0, 20),
  };
};

/** Returns the chapter to be shown as it would be saved, even if it is a draft; undefined for the design, which has none. */
async function chapterOf(
  actor: Actor,
  sample: Sample,
  named: ReturnType<typeof contentTexts>,
): Promise<OwnChapter | undefined> {
  if (sample.what === "design") return undefined;
  const plain = {
    ...chapterInput.parse({ title: named.sample }),
    id: "sample",
    paragraphs: [],
    template: undefined,
  };
  if (sample.what === "template") {
    const { type, layout, stylesheet } = sample.template;
    const template = { layout, stylesheet };
    if (type === "directory") return { ...plain, kind: "directory", columns: 2, sorting: "name", template };
    return { ...plain, content: proofText(named.sampleTitle), template };
  }
  if (sample.what === "section") {
    const { section } = sample;
    const shown = { ...section, id: "section", draft: false, content: cleanText(section.content) };
    const { chapter, template } = await recordsOfChapter(actor, { id: section.parent_chapter });
    const title = chapter?.title ?? named.sample;
    return { ...plain, title, template, paragraphs: [shown], orientation: section.orientation };
  }
  const { chapter, id } = sample;
  const { template, paragraphs } = await recordsOfChapter(actor, { id, template: chapter.template });
  return {
    ...chapter,
    id: id ?? "sample",
    title: chapter.title || named.sampleTitle,
    content: cleanText(chapter.content),
    draft: false,
    language: null,
    template,
    paragraphs,
  };
}

/** Returns a text with everything that free text may have, for trying its format. */
const proofText = (title: string) => {
  const filler =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.";
  const row = (tag: string) => `<tr>${`<${tag}>${title}</${tag}>`.repeat(4)}</tr>`;
  return `<p>${filler} <strong>${title}</strong> <em>${title}</em></p><h3>${title}</h3><p>${filler}</p><ul><li>${title}</li><li>${filler}</li></ul><ol><li>${title}</li><li>${title}</li></ol><h4>${title}</h4><table><thead>${row("th")}</thead><tbody>${row("td").repeat(6)}</tbody></table><blockquote>${filler}</blockquote>`;
};
