import {
  IconBook2,
  IconListDetails,
  IconListTree,
  IconPalette,
  IconTemplate,
  IconWorld,
} from "@tabler/icons-react";
import type { OutputOf } from "../../shared/kernel/endpoint.ts";
import { getLastBook } from "../../shared/printpublisher/books/books.endpoints.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { getPublished, getWebChapters } from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { getLayouts, templates } from "../../shared/printpublisher/templates/templates.endpoints.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { deletedTitle, resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { frame, group, leadsTo, page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

export const printpublisherTexts = {
  printpublisher: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  printcontents: (language): Texts<typeof import("./chapters/texts.de.ts")> =>
    import(`./chapters/texts.${language}.ts`),
  printdesign: (language): Texts<typeof import("./design/texts.de.ts")> =>
    import(`./design/texts.${language}.ts`),
  printtemplates: (language): Texts<typeof import("./templates/texts.de.ts")> =>
    import(`./templates/texts.${language}.ts`),
  printreference: (language): Texts<typeof import("./reference/texts.de.ts")> =>
    import(`./reference/texts.${language}.ts`),
  printsample: (language): Texts<typeof import("./samples/texts.de.ts")> =>
    import(`./samples/texts.${language}.ts`),
} satisfies TextSources;

const publishing = "/printpublisher/veroeffentlichen/print";

const ofContents = { texts: ["printcontents", "editor", "printsample", "printpublisher"] } as const;
const chapterPages = () => import("./chapters/chapter-pages.tsx");
const sectionPages = () => import("./chapters/section-pages.tsx");

/** The chapters beside the page of one. */
const contents = frame(
  {
    ...ofContents,
    path: "inhalte",
    title: titles.contents,
    entry: { icon: IconListTree },
    load: () => import("./chapters/contents-frame.tsx"),
  },
  [
    page({
      ...ofContents,
      calls: [chapters.list],
      load: async () => ({ default: (await chapterPages()).ContentsPage }),
    }),
    page({
      ...ofContents,
      path: "geloescht",
      title: deletedTitle(titles.contents),
      calls: [chapters.deleted, paragraphs.deleted],
      texts: [...ofContents.texts, "deleted"],
      load: () => import("./chapters/deleted-page.tsx"),
    }),
    page({
      ...ofContents,
      path: "kapitel/neu",
      title: titles.newChapter,
      calls: [chapters.create],
      load: async () => ({ default: (await chapterPages()).NewChapterPage }),
    }),
    page({
      ...ofContents,
      path: "analysenverzeichnis/neu",
      title: titles.newDirectoryOfAnalyses,
      calls: [chapters.create],
      load: async () => ({ default: (await chapterPages()).NewDirectoryPage }),
    }),
    page({
      ...ofContents,
      path: "bildseite/neu",
      title: titles.newPicturePage,
      calls: [chapters.create],
      load: async () => ({ default: (await chapterPages()).NewPicturePage }),
    }),
    page({
      ...ofContents,
      path: "kapitel/:chapter",
      calls: [chapters.read],
      load: async () => ({ default: (await chapterPages()).ChapterPage }),
    }),
    page({
      ...ofContents,
      path: "abschnitt/neu/:chapterID",
      title: titles.newSection,
      calls: [paragraphs.create],
      load: async () => ({ default: (await sectionPages()).NewSectionPage }),
    }),
    page({
      ...ofContents,
      path: "abschnitt/:section",
      calls: [paragraphs.read],
      load: async () => ({ default: (await sectionPages()).SectionPage }),
    }),
  ],
);

/** The printed catalogue. */
export const printpublisher: Manifest = {
  areas: [
    {
      path: "printpublisher",
      title: titles.printPublisher,
      module: "MD_PRINT",
      icon: IconBook2,
      home: publishing,
      task: "printpublisher_generate",
      routes: [
        contents,
        page({
          path: "gestaltung",
          title: titles.design,
          entry: { icon: IconPalette },
          calls: [printConfiguration.change],
          places: [
            "printdesign:titlePage",
            "printdesign:bookTitle",
            "printdesign:subtitle",
            "printdesign:information",
            "printdesign:imprint",
            "printdesign:imprintText",
            "printdesign:extras",
            "printdesign:cover",
            "printdesign:logo",
            "printdesign:printing",
            "printdesign:profile",
            "printdesign:signature",
            "printdesign:paperWeight",
            "printdesign:paperVolume",
            "printdesign:inks",
            "printdesign:cropMarks",
            "printdesign:look",
            "printdesign:colour",
            "printdesign:language",
            "printsample:title",
            "ui:history.versions",
          ],
          texts: ["printdesign", "editor", "printsample", "printpublisher"],
          load: () => import("./design/design-page.tsx"),
        }),
        ...resourcePages({
          path: "formate",
          title: titles.formats,
          newTitle: titles.newFormat,
          entry: { icon: IconTemplate },
          calls: templates,
          hit: ({ name, slug }: OutputOf<typeof templates.read>) => ({ label: name, hint: slug }),
          texts: ["printtemplates", "printcontents", "printsample", "printpublisher", "printreference"],
          load: () => import("./templates/template-pages.tsx"),
        }),
        page({
          path: "referenz",
          title: titles.reference,
          entry: { icon: IconListDetails },
          calls: [getLayouts],
          texts: ["printreference"],
          load: () => import("./reference/reference-page.tsx"),
        }),
        page({
          path: "referenz/:type/:path",
          title: titles.reference,
          calls: [getLayouts],
          texts: ["printreference", "printsample", "printpublisher"],
          load: () => import("./reference/reference-entry-page.tsx"),
        }),
        group("veroeffentlichen", titles.publish, [
          leadsTo(publishing),
          page({
            path: "print",
            title: titles.publishInPrint,
            entry: { icon: IconBook2 },
            calls: [getLastBook, getPublished],
            places: [
              "printpublisher:generate",
              "printpublisher:extent",
              "printpublisher:language",
              "printpublisher:bars",
              "printpublisher:checks",
              "printpublisher:last",
              "printpublisher:editions",
            ],
            texts: ["printpublisher"],
            load: () => import("./books/print-page.tsx"),
          }),
          page({
            path: "web",
            title: titles.publishOnTheWeb,
            entry: { icon: IconWorld },
            calls: [getWebChapters],
            places: ["printpublisher:webChapters", "printpublisher:webPlaces"],
            texts: ["printpublisher"],
            load: () => import("./books/web-page.tsx"),
          }),
        ]),
      ],
    },
  ],
  actions: [
    {
      title: titles.generateCatalogue,
      text: titles.pdfOfCatalogue,
      icon: IconBook2,
      to: publishing,
      calls: [getLastBook],
    },
  ],
  tasks: {
    printpublisher_generate: {
      place: publishing,
      data: ["printpublisher"],
      everywhere: true,
      done: titles.bookDone,
      doneText: titles.bookDoneText,
      failed: titles.bookFailed,
      cancelled: titles.bookCancelled,
    },
  },
};
