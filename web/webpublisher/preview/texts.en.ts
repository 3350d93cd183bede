import type de from "./texts.de.ts";

export default {
  title: "Preview",
  lead: "The widgets as visitors of your website see them.",
  widget: "Widget",
  language: "Language",
  internal: {
    title: "Internal preview",
    lead: "The directory with internal analyses, as only your own staff sees it.",
    notice:
      "This page is not public. Internal analyses appear in no widget, no public page and no search engine.",
    list: "Analyses of the internal preview",
    search: "Search analyses",
    name: "Name",
    code: "Code",
    badge: "Internal",
    none: "No analyses yet",
    noneText: "Published analyses appear here, internal ones included.",
  },
} satisfies typeof de;
