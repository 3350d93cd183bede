import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

/** The title of the deleted records of a list, from the list's own title. */
export const deletedTitles: Record<UiLanguage, (title: string) => string> = {
  de: (title) => `${title}: Gelöschtes`,
  en: (title) => `${title}: deleted`,
};
