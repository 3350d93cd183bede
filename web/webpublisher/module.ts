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
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { leadsTo, page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

export const webpublisherTexts = {
  webpublisher: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  searches: (language): Texts<typeof import("./searches/texts.de.ts")> =>
    import(`./searches/texts.${language}.ts`),
  notices: (language): Texts<typeof import("./notices/texts.de.ts")> =>
    import(`./notices/texts.${language}.ts`),
  websetup: (language): Texts<typeof import("./setup/texts.de.ts")> => import(`./setup/texts.${language}.ts`),
  website: (language): Texts<typeof import("./website/texts.de.ts")> =>
    import(`./website/texts.${language}.ts`),
  webapi: (language): Texts<typeof import("./api/texts.de.ts")> => import(`./api/texts.${language}.ts`),
  webfields: (language): Texts<typeof import("./fields/texts.de.ts")> =>
    import(`./fields/texts.${language}.ts`),
  webpreview: (language): Texts<typeof import("./preview/texts.de.ts")> =>
    import(`./preview/texts.${language}.ts`),
} satisfies TextSources;

/** The public directory: embedding, styles, texts and preview. */
export const webpublisher: Manifest = {
  areas: [
    {
      path: "webpublisher",
      title: titles.webPublisher,
      module: "MD_WEB",
      icon: IconWorld,
      home: "/webpublisher",
      routes: [
        page({
          entry: { icon: IconLayoutDashboard, label: titles.overview, end: true },
          calls: [webConfiguration.read],
          places: ["searches:title", "webpublisher:state", "webpublisher:address"],
          texts: ["webpublisher", "searches"],
          load: () => import("./home/overview-page.tsx"),
        }),
        page({
          path: "einrichtung/app",
          title: titles.embedding,
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
            "websetup:switch.vocabulary",
            "websetup:exceptions",
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
          title: titles.search,
          entry: { icon: IconSearch },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "websetup"],
          load: () => import("./setup/search-page.tsx"),
        }),
        page({
          path: "einrichtung/ergebnisse",
          title: titles.results,
          entry: { icon: IconListSearch },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "websetup"],
          load: () => import("./setup/results-page.tsx"),
        }),
        page({
          path: "einrichtung/api",
          title: titles.developerApi,
          entry: { icon: IconApi },
          calls: [webConfiguration.change],
          texts: ["webapi"],
          load: () => import("./api/api-page.tsx"),
        }),
        page({
          path: "einrichtung/fields",
          title: titles.fields,
          entry: { icon: IconForms },
          calls: [webConfiguration.change],
          texts: ["webfields"],
          load: () => import("./fields/fields-page.tsx"),
        }),
        leadsTo("/webpublisher/einrichtung/app", "einrichtung"),
        page({
          path: "texte",
          title: titles.texts,
          entry: { icon: IconLanguage },
          calls: [webConfiguration.change],
          texts: ["webpublisher", "widgets", "owntexts"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: titles.preview,
          entry: { icon: IconEye, end: true },
          audience: "anyone",
          texts: ["widgets", "webpreview"],
          load: () => import("./preview/preview-page.tsx"),
        }),
        page({
          path: "vorschau/intern",
          title: titles.internalPreview,
          entry: { icon: IconShieldLock, locked: true },
          calls: [listInternalPreview],
          texts: ["webpublisher", "webpreview"],
          load: () => import("./preview/internal-page.tsx"),
        }),
        page({
          path: "suchbegriffe",
          title: titles.searchedNotFound,
          entry: { icon: IconSearchOff },
          calls: [listMissedTerms],
          texts: ["searches"],
          load: () => import("./searches/searches-page.tsx"),
        }),
        page({
          path: "aenderungen",
          title: titles.changeNotices,
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
      title: titles.publicDirectory,
      text: titles.asRequestersSee,
      icon: IconWorld,
      to: "/embed/analyses/",
      outside: true,
      calls: [listPublicAnalyses],
    },
  ],
};
