import type { PageTextKey } from "./page-texts.de.ts";

export const englishPages: Readonly<Record<PageTextKey, string>> = {
  directory: "Directory of analyses",
  search: "Search",
  showAll: "Show all results",
  pages: "Pages",
  page: "Page {{page}} of {{pages}}",
  previous: "Previous",
  next: "Next",
  breadcrumbs: "You are here",
  language: "Language",
  skip: "Skip to content",
  withdrawnTitle: "No longer in the directory",
  similar: "Similar analyses",
  missingTitle: "Not found",
};
