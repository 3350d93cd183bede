import {
  IconBook2,
  IconListDetails,
  IconListTree,
  IconPalette,
  IconTemplate,
  IconWorld,
} from "@tabler/icons-react";
import { getLastBook } from "../../shared/printpublisher/books/books.endpoints.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { getPublished, getWebChapters } from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { getLayouts, templates } from "../../shared/printpublisher/templates/templates.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import { deletedTitle, resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { frame, group, leadsTo, page } from "../platform/routing/page.ts";

export const printpublisherTexts = {
  printpublisher: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  printcontents: { de: () => import("./chapters/texts.de.ts"), en: () => import("./chapters/texts.en.ts") },
  printdesign: { de: () => import("./design/texts.de.ts"), en: () => import("./design/texts.en.ts") },
  printtemplates: {
    de: () => import("./templates/texts.de.ts"),
    en: () => import("./templates/texts.en.ts"),
  },
  printreference: {
    de: () => import("./reference/texts.de.ts"),
    en: () => import("./reference/texts.en.ts"),
  },
  printsample: { de: () => import("./samples/texts.de.ts"), en: () => import("./samples/texts.en.ts") },
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
    title: { de: "Inhalte", en: "Contents" },
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
      title: deletedTitle({ de: "Inhalte", en: "Contents" }),
      calls: [chapters.deleted, paragraphs.deleted],
      texts: [...ofContents.texts, "deleted"],
      load: () => import("./chapters/deleted-page.tsx"),
    }),
    page({
      ...ofContents,
      path: "kapitel/neu",
      title: { de: "Neues Kapitel", en: "New chapter" },
      calls: [chapters.create],
      load: async () => ({ default: (await chapterPages()).NewChapterPage }),
    }),
    page({
      ...ofContents,
      path: "analysenverzeichnis/neu",
      title: { de: "Neues Analysenverzeichnis", en: "New directory of analyses" },
      calls: [chapters.create],
      load: async () => ({ default: (await chapterPages()).NewDirectoryPage }),
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
      title: { de: "Neuer Abschnitt", en: "New section" },
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
      title: { de: "PrintPublisher", en: "PrintPublisher" },
      module: "MD_PRINT",
      icon: IconBook2,
      home: publishing,
      task: "printpublisher_generate",
      routes: [
        contents,
        page({
          path: "gestaltung",
          title: { de: "Gestaltung", en: "Design" },
          entry: { icon: IconPalette },
          calls: [printConfiguration.change],
          places: [
            "printdesign:titlePage",
            "printdesign:bookTitle",
            "printdesign:subtitle",
            "printdesign:information",
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
          title: { de: "Formate", en: "Formats" },
          newTitle: { de: "Neues Format", en: "New format" },
          entry: { icon: IconTemplate },
          calls: templates,
          texts: ["printtemplates", "printcontents", "printsample", "printpublisher", "printreference"],
          load: () => import("./templates/template-pages.tsx"),
        }),
        page({
          path: "referenz",
          title: { de: "Referenz", en: "Reference" },
          entry: { icon: IconListDetails },
          calls: [getLayouts],
          texts: ["printreference"],
          load: () => import("./reference/reference-page.tsx"),
        }),
        page({
          path: "referenz/:type/:path",
          title: { de: "Referenz", en: "Reference" },
          calls: [getLayouts],
          texts: ["printreference", "printsample", "printpublisher"],
          load: () => import("./reference/reference-entry-page.tsx"),
        }),
        group("veroeffentlichen", { de: "Veröffentlichen", en: "Publish" }, [
          leadsTo(publishing),
          page({
            path: "print",
            title: { de: "Im Druck veröffentlichen", en: "Publish in print" },
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
            title: { de: "Im Web veröffentlichen", en: "Publish on the web" },
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
      title: { de: "Katalog erzeugen", en: "Generate catalogue" },
      text: { de: "PDF aus dem aktuellen Stand", en: "PDF of the current catalogue" },
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
      done: { de: "Der Katalog ist fertig", en: "The catalogue is ready" },
      doneText: {
        de: "Das PDF liegt zum Ansehen und Herunterladen bereit.",
        en: "The PDF is ready to be viewed and downloaded.",
      },
      failed: {
        de: "Der Katalog konnte nicht erzeugt werden",
        en: "The catalogue could not be generated",
      },
      cancelled: {
        de: "Das Erzeugen des Katalogs wurde abgebrochen.",
        en: "Generating the catalogue was cancelled.",
      },
    },
  },
};
