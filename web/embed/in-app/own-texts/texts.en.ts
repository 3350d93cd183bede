import type de from "./texts.de.ts";

export default {
  title: "Texts",
  lead: "Every text of the widgets and public pages in your own words. Whatever you leave empty keeps its default wording.",
  search: "Search texts",
  onlyChanged: "Only changed ones",
  languages: "Languages",
  none: "No text matches this choice.",
  placeholders: "Has to contain {{names}}.",
  placeholdersOptional: "May contain {{names}}.",
  one: "(of exactly one)",
  more: "Show all {{count}} texts",
  reset: "Reset to the default text: {{text}}",
  resetAll: "Reset all",
  place: "Where the text that you are editing appears:",
  placeSaved: "This page shows the saved texts; your changes appear here once you save:",
} satisfies typeof de;
