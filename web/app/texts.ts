import type help from "../core/help/texts.de.ts";
import type modules from "../core/modules/texts.de.ts";
import type news from "../core/news/texts.de.ts";
import type reset from "../core/password-reset/texts.de.ts";
import type entry from "../core/sessions/texts.de.ts";
import type settings from "../core/settings/texts.de.ts";
import type core from "../core/texts.de.ts";
import type password from "../core/users/password-texts.de.ts";
import type users from "../core/users/texts.de.ts";
import type exports from "../importexport/exports/texts.de.ts";
import type importexport from "../importexport/texts.de.ts";
import type tokens from "../importexport/tokens/texts.de.ts";
import type bulk from "../laboreditor/bulk/texts.de.ts";
import type csv from "../laboreditor/csv-export/texts.de.ts";
import type editor from "../laboreditor/editor/texts.de.ts";
import type health from "../laboreditor/health/texts.de.ts";
import type changes from "../laboreditor/history/texts.de.ts";
import type laboreditor from "../laboreditor/texts.de.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type platform from "../platform/texts.de.ts";
import type printpublisher from "../printpublisher/texts.de.ts";
import type ui from "../ui/texts.de.ts";
import type webpublisher from "../webpublisher/texts.de.ts";
import type app from "./texts.de.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: {
      app: typeof app;
      changes: typeof changes;
      core: typeof core;
      editor: typeof editor;
      entry: typeof entry;
      help: typeof help;
      importexport: typeof importexport;
      bulk: typeof bulk;
      csv: typeof csv;
      health: typeof health;
      laboreditor: typeof laboreditor;
      modules: typeof modules;
      platform: typeof platform;
      printpublisher: typeof printpublisher;
      users: typeof users;
      password: typeof password;
      settings: typeof settings;
      tokens: typeof tokens;
      exports: typeof exports;
      news: typeof news;
      reset: typeof reset;
      ui: typeof ui;
      webpublisher: typeof webpublisher;
    };
  }
}

/** All texts there are, by context and language. */
export const textSources = {
  app: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  changes: {
    de: () => import("../laboreditor/history/texts.de.ts"),
    en: () => import("../laboreditor/history/texts.en.ts"),
  },
  core: { de: () => import("../core/texts.de.ts"), en: () => import("../core/texts.en.ts") },
  editor: {
    de: () => import("../laboreditor/editor/texts.de.ts"),
    en: () => import("../laboreditor/editor/texts.en.ts"),
  },
  entry: {
    de: () => import("../core/sessions/texts.de.ts"),
    en: () => import("../core/sessions/texts.en.ts"),
  },
  help: { de: () => import("../core/help/texts.de.ts"), en: () => import("../core/help/texts.en.ts") },
  importexport: {
    de: () => import("../importexport/texts.de.ts"),
    en: () => import("../importexport/texts.en.ts"),
  },
  bulk: {
    de: () => import("../laboreditor/bulk/texts.de.ts"),
    en: () => import("../laboreditor/bulk/texts.en.ts"),
  },
  csv: {
    de: () => import("../laboreditor/csv-export/texts.de.ts"),
    en: () => import("../laboreditor/csv-export/texts.en.ts"),
  },
  health: {
    de: () => import("../laboreditor/health/texts.de.ts"),
    en: () => import("../laboreditor/health/texts.en.ts"),
  },
  laboreditor: {
    de: () => import("../laboreditor/texts.de.ts"),
    en: () => import("../laboreditor/texts.en.ts"),
  },
  modules: {
    de: () => import("../core/modules/texts.de.ts"),
    en: () => import("../core/modules/texts.en.ts"),
  },
  platform: { de: () => import("../platform/texts.de.ts"), en: () => import("../platform/texts.en.ts") },
  printpublisher: {
    de: () => import("../printpublisher/texts.de.ts"),
    en: () => import("../printpublisher/texts.en.ts"),
  },
  users: { de: () => import("../core/users/texts.de.ts"), en: () => import("../core/users/texts.en.ts") },
  password: {
    de: () => import("../core/users/password-texts.de.ts"),
    en: () => import("../core/users/password-texts.en.ts"),
  },
  settings: {
    de: () => import("../core/settings/texts.de.ts"),
    en: () => import("../core/settings/texts.en.ts"),
  },
  tokens: {
    de: () => import("../importexport/tokens/texts.de.ts"),
    en: () => import("../importexport/tokens/texts.en.ts"),
  },
  exports: {
    de: () => import("../importexport/exports/texts.de.ts"),
    en: () => import("../importexport/exports/texts.en.ts"),
  },
  news: { de: () => import("../core/news/texts.de.ts"), en: () => import("../core/news/texts.en.ts") },
  reset: {
    de: () => import("../core/password-reset/texts.de.ts"),
    en: () => import("../core/password-reset/texts.en.ts"),
  },
  ui: { de: () => import("../ui/texts.de.ts"), en: () => import("../ui/texts.en.ts") },
  webpublisher: {
    de: () => import("../webpublisher/texts.de.ts"),
    en: () => import("../webpublisher/texts.en.ts"),
  },
} satisfies TextSources;

export type TextContext = keyof typeof textSources;
