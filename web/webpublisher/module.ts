import { IconWorld } from "@tabler/icons-react";
import {
  directoryAdministration,
  listPublicAnalyses,
} from "../../shared/webpublisher/directory/directory.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";

export const webpublisherTexts = {
  webpublisher: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
} satisfies TextSources;

/** The public directory and how to embed it in the laboratory's own website. */
export const webpublisher: Manifest = {
  areas: [
    {
      path: "webpublisher",
      title: { de: "WebPublisher", en: "WebPublisher" },
      module: "MD_WEB",
      icon: IconWorld,
      home: "/webpublisher",
      routes: [
        page({
          entry: { icon: IconWorld, label: { de: "Übersicht", en: "Overview" }, end: true },
          calls: [directoryAdministration],
          places: [
            "webpublisher:address",
            "webpublisher:all",
            "webpublisher:categories",
            "webpublisher:embed",
            "webpublisher:api",
          ],
          texts: ["webpublisher"],
          load: () => import("./directory/directory-page.tsx"),
        }),
      ],
    },
  ],
  actions: [
    {
      title: { de: "Öffentliches Verzeichnis", en: "Public directory" },
      text: { de: "Wie Einsender es sehen", en: "As requesters see it" },
      icon: IconWorld,
      to: "/embed/analyses/",
      outside: true,
      calls: [listPublicAnalyses],
    },
  ],
};
