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
import type { TextSources } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { group, leadsTo, page } from "../platform/routing/page.ts";

export const importexportTexts = {
  importexport: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  importMapping: { de: () => import("./imports/mapping.de.ts"), en: () => import("./imports/mapping.en.ts") },
  exports: { de: () => import("./exports/texts.de.ts"), en: () => import("./exports/texts.en.ts") },
  profiles: { de: () => import("./profiles/texts.de.ts"), en: () => import("./profiles/texts.en.ts") },
  tokens: { de: () => import("./tokens/texts.de.ts"), en: () => import("./tokens/texts.en.ts") },
} satisfies TextSources;

const imports = { de: "Import", en: "Import" };
const exports = { de: "Export", en: "Export" };
const log = {
  title: { de: "Import-Log", en: "Import log" },
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
            title: { de: "Datei hochladen", en: "Upload a file" },
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
            title: { de: "Import-Profile", en: "Import profiles" },
            newTitle: { de: "Neues Import-Profil", en: "New import profile" },
            entry: { icon: IconTableOptions },
            calls: profiles,
            texts: ["profiles", "importMapping"],
            load: () => import("./profiles/profile-pages.tsx"),
          }),
          page({
            path: "post",
            title: { de: "HTTP POST", en: "HTTP POST" },
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
      title: { de: "Datei importieren", en: "Import a file" },
      text: { de: "XLSX, XLS, ODS, CSV oder JSON hochladen", en: "Upload XLSX, XLS, ODS, CSV or JSON" },
      icon: IconFileUpload,
      to: "/einstellungen/import/upload",
      inHeader: true,
      calls: [startUpload, listImports],
    },
  ],
};
