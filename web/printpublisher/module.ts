import { IconBook2 } from "@tabler/icons-react";
import { getLastBook } from "../../shared/printpublisher/books/books.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { leadsTo, page } from "../platform/routing/page.ts";

export const printpublisherTexts = {
  printpublisher: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
} satisfies TextSources;

const publishing = "/printpublisher/veroeffentlichen";

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
        leadsTo(publishing),
        page({
          path: "veroeffentlichen",
          title: { de: "Veröffentlichen", en: "Publish" },
          entry: { icon: IconBook2 },
          calls: [getLastBook],
          places: [
            "printpublisher:generate",
            "printpublisher:extent",
            "printpublisher:language",
            "printpublisher:last",
          ],
          texts: ["printpublisher"],
          load: () => import("./books/publish-page.tsx"),
        }),
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
    },
  },
};
