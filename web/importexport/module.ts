import {
  IconFileDownload,
  IconFileUpload,
  IconHistory,
  IconPlugConnected,
  IconTableOptions,
} from "@tabler/icons-react";
import { exportAnalyses } from "../../shared/importexport/exports/exports.endpoints.ts";
import {
  getLastImport,
  listImports,
  startUpload,
} from "../../shared/importexport/imports/imports.endpoints.ts";
import { profiles } from "../../shared/importexport/profiles/profiles.endpoints.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { group, leadsTo, page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

export const importexportTexts = {
  importexport: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  importMapping: (language): Texts<typeof import("./imports/mapping.de.ts")> =>
    import(`./imports/mapping.${language}.ts`),
  exports: (language): Texts<typeof import("./exports/texts.de.ts")> =>
    import(`./exports/texts.${language}.ts`),
  profiles: (language): Texts<typeof import("./profiles/texts.de.ts")> =>
    import(`./profiles/texts.${language}.ts`),
  tokens: (language): Texts<typeof import("./tokens/texts.de.ts")> => import(`./tokens/texts.${language}.ts`),
} satisfies TextSources;

const imports = titles.import;
const exports = titles.export;
const log = {
  title: titles.importLog,
  calls: [listImports],
  texts: ["importexport", "importMapping", "laboreditor"],
} as const;
const lastImports = { calls: [getLastImport], texts: ["importexport"] } as const;

/** Import and export of the catalogue as files. */
export const importexport: Manifest = {
  settings: [
    {
      heading: imports,
      routes: [
        group("import", imports, [
          leadsTo("/einstellungen/import/upload"),
          page({
            path: "upload",
            title: titles.uploadAFile,
            entry: { icon: IconFileUpload },
            calls: [listImports],
            places: ["importexport:upload.how", "importMapping:template.title"],
            texts: ["importexport", "importMapping", "laboreditor"],
            load: () => import("./imports/upload-page.tsx"),
          }),
          page({
            ...log,
            path: "log",
            entry: { icon: IconHistory },
            load: () => import("./imports/log-page.tsx"),
          }),
          page({ ...log, path: "log/:id", load: () => import("./imports/import-page.tsx") }),
          ...resourcePages({
            path: "profile",
            title: titles.importProfiles,
            newTitle: titles.newImportProfile,
            entry: { icon: IconTableOptions },
            calls: profiles,
            texts: ["profiles", "importMapping"],
            load: () => import("./profiles/profile-pages.tsx"),
          }),
          page({
            path: "post",
            title: titles.httpPost,
            entry: { icon: IconPlugConnected },
            calls: [listImports],
            places: [
              "tokens:title.import",
              "importexport:post.small",
              "importexport:post.large",
              "importexport:post.format",
              "importexport:post.follow",
            ],
            texts: ["importexport", "tokens"],
            load: () => import("./imports/post-page.tsx"),
          }),
        ]),
      ],
    },
    {
      heading: exports,
      routes: [
        page({
          path: "export",
          title: exports,
          entry: { icon: IconFileDownload },
          calls: [exportAnalyses],
          places: ["exports:download", "tokens:title.export", "exports:byProgram"],
          texts: ["exports", "tokens"],
          load: () => import("./exports/export-page.tsx"),
        }),
      ],
    },
  ],
  cards: [
    {
      ...lastImports,
      place: 1,
      load: async () => ({ default: (await import("./imports/import-cards.tsx")).LastImport }),
    },
    {
      ...lastImports,
      place: 3,
      load: async () => ({ default: (await import("./imports/import-cards.tsx")).RecentImports }),
    },
  ],
  actions: [
    {
      title: titles.importAFile,
      text: titles.uploadTables,
      icon: IconFileUpload,
      to: "/einstellungen/import/upload",
      inHeader: true,
      calls: [startUpload, listImports],
    },
  ],
};
