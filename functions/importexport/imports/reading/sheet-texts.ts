import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";

/** Words for parts of files that have no name of their own: tables of a page, and the column of a table's own titles. */
export const sheetTexts: Record<UiLanguage, { table: string; category: string }> = {
  de: { table: "Tabelle", category: "Kategorie" },
  en: { table: "Table", category: "Category" },
};
