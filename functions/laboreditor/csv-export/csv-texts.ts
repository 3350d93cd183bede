import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

/** Words of the files. `file` begins their names. */
const german = {
  file: "Analysen",
  code: "Code",
  name: "Name",
  state: "Status",
  internal: "Intern",
  categories: "Kategorien",
  collection: "Sammlung",
  items: "Sammlungseinträge",
  related: "Verwandte Analysen",
  NEW: "neu",
  PUBLISHED: "veröffentlicht",
  HIDDEN: "ausgeblendet",
  yes: "ja",
  no: "nein",
};
export const csvTexts: Record<UiLanguage, typeof german> = {
  de: german,
  en: {
    file: "Analyses",
    code: "Code",
    name: "Name",
    state: "State",
    internal: "Internal",
    categories: "Categories",
    collection: "Collection",
    items: "Collection items",
    related: "Related analyses",
    NEW: "new",
    PUBLISHED: "published",
    HIDDEN: "hidden",
    yes: "yes",
    no: "no",
  },
};
