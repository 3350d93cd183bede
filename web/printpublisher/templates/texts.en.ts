import type de from "./texts.de.ts";

export default {
  foreign: "The style sheet loads from addresses elsewhere",
  title: "Formats",
  lead: "What the chapters of the printed catalogue look like.",
  search: "Search formats",
  none: "No formats yet",
  new: "New format",
  name: "Name",
  slug: "Short name",
  slugHelp: "Lower-case letters, digits, hyphens and underscores.",
  type: "Kind",
  types: { directory: "Directory of analyses", text: "Text" },
  layout: "Layout",
  layoutHelp: "Applies to directories of analyses.",
  layouts: { list: "List", table: "Table", cards: "Cards", compact: "Compact" },
  stylesheet: "Style sheet",
  stylesheetHelp: "CSS for printed pages; it cannot load anything.",
  users: "Use",
  unused: "No chapter uses this format.",
  inUse: "It cannot be deleted as long as these chapters use it:",
} satisfies typeof de;
