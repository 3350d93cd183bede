import {
  IconApi,
  IconBellRinging,
  IconBrush,
  IconEye,
  IconForms,
  IconLanguage,
  IconLayoutDashboard,
  IconListSearch,
  IconSearch,
  IconSearchOff,
  IconShieldLock,
  IconWorld,
} from "@tabler/icons-react";
import { webConfiguration } from "../../shared/webpublisher/config/config.endpoints.ts";
import { listPublicAnalyses } from "../../shared/webpublisher/directory/directory.endpoints.ts";
import { listNotices } from "../../shared/webpublisher/notices/notices.endpoints.ts";
import { listInternalPreview } from "../../shared/webpublisher/preview/preview.endpoints.ts";
import { listMissedTerms } from "../../shared/webpublisher/searches/searches.endpoints.ts";

import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { leadsTo, page } from "../platform/routing/page.ts";

export const webpublisherTexts = {
  webpublisher: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  searches: { de: () => import("./searches/texts.de.ts"), en: () => import("./searches/texts.en.ts") },
  notices: { de: () => import("./notices/texts.de.ts"), en: () => import("./notices/texts.en.ts") },
  websetup: { de: () => import("./setup/texts.de.ts"), en: () => import("./setup/texts.en.ts") },
  website: { de: () => import("./website/texts.de.ts"), en: () => import("./website/texts.en.ts") },
  webapi: { de: () => import("./api/texts.de.ts"), en: () => import("./api/texts.en.ts") },
  webfields: { de: () => import("./fields/texts.de.ts"), en: () => import("./fields/texts.en.ts") },
  webpreview: { de: () => import("./preview/texts.de.ts"), en: () => import("./preview/texts.en.ts") },
} satisfies TextSources;

/** The public directory: embedding, styles, texts and preview. */
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
          entry: { icon: IconLayoutDashboard, label: { de: "Übersicht", en: "Overview" }, end: true },
          calls: [webConfiguration.read],
          places: ["searches:title", "webpublisher:state", "webpublisher:address"],
          texts: ["webpublisher", "searches"],
          load: () => import("./home/overview-page.tsx"),
        }),
        page({
          path: "einrichtung/app",
          title: { de: "Einbinden", en: "Embedding" },
          entry: { icon: IconBrush },
          calls: [webConfiguration.change],
          places: [
            "websetup:script",
            "websetup:html",
            "websetup:settings",
            "websetup:website",
            "websetup:view",
            "websetup:switch.show_import_date",
            "websetup:switch.count_searches",
            "websetup:switch.notices",
            "widgets:css",
            "widgets:cssLabel",
            "website:title",
            "website:address",
            "ui:history.versions",
          ],
          texts: ["webpublisher", "widgets", "websetup", "website"],
          load: () => import("./setup/app-page.tsx"),
        }),
        page({
          path: "einrichtung/suche",
          title: { de: "Suche", en: "Search" },
          entry: { icon: IconSearch },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "websetup"],
          load: () => import("./setup/search-page.tsx"),
        }),
        page({
          path: "einrichtung/ergebnisse",
          title: { de: "Ergebnisse", en: "Results" },
          entry: { icon: IconListSearch },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "websetup"],
          load: () => import("./setup/results-page.tsx"),
        }),
        page({
          path: "einrichtung/api",
          title: { de: "Entwickler-API", en: "Developer API" },
          entry: { icon: IconApi },
          calls: [webConfiguration.change],
          texts: ["webapi"],
          load: () => import("./api/api-page.tsx"),
        }),
        page({
          path: "einrichtung/fields",
          title: { de: "Felder", en: "Fields" },
          entry: { icon: IconForms },
          calls: [webConfiguration.change],
          texts: ["webfields"],
          load: () => import("./fields/fields-page.tsx"),
        }),
        leadsTo("/webpublisher/einrichtung/app", "einrichtung"),
        page({
          path: "texte",
          title: { de: "Texte", en: "Texts" },
          entry: { icon: IconLanguage },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "owntexts"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: { de: "Vorschau", en: "Preview" },
          entry: { icon: IconEye, end: true },
          audience: "anyone",
          texts: ["widgets", "webpreview"],
          load: () => import("./preview/preview-page.tsx"),
        }),
        page({
          path: "vorschau/intern",
          title: { de: "Interne Vorschau", en: "Internal preview" },
          entry: { icon: IconShieldLock, locked: true },
          calls: [listInternalPreview],
          texts: ["webpublisher", "webpreview"],
          load: () => import("./preview/internal-page.tsx"),
        }),
        page({
          path: "suchbegriffe",
          title: { de: "Gesucht, nicht gefunden", en: "Searched, not found" },
          entry: { icon: IconSearchOff },
          calls: [listMissedTerms],
          texts: ["searches"],
          load: () => import("./searches/searches-page.tsx"),
        }),
        page({
          path: "aenderungen",
          title: { de: "Änderungsmitteilungen", en: "Change notices" },
          entry: { icon: IconBellRinging },
          calls: [listNotices],
          places: ["notices:list", "notices:subscribers"],
          texts: ["notices"],
          load: () => import("./notices/notices-page.tsx"),
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
