import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  dashboard: { de: "Dashboard", en: "Dashboard" },
  settings: { de: "Einstellungen", en: "Settings" },
} satisfies Record<string, Words>;
