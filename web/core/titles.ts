import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  aboutModule: { de: "Über das Modul", en: "About this module" },
  settings: { de: "Einstellungen", en: "Settings" },
  accounts: { de: "Konten", en: "Accounts" },
  newAccount: { de: "Neues Konto", en: "New account" },
  account: { de: "Konto", en: "Account" },
  myAccount: { de: "Mein Konto", en: "My account" },
  system: { de: "System", en: "System" },
  securityLog: { de: "Protokoll", en: "Security log" },
} satisfies Record<string, Words>;
