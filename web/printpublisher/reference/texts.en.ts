import type de from "./texts.de.ts";

export default {
  title: "Reference",
  lead: "What the style sheet of a format can rely on: the layouts, page dimensions, classes and colours of the book.",
  search: "Search the reference",
  name: "Name",
  kind: "Kind",
  anyKind: "All kinds",
  meaning: "Meaning",
  kinds: {
    anordnung: "Layout",
    seite: "Page",
    klasse: "Class",
    eigenschaft: "Property",
  },
  none: "There is no such entry",
  noneText: "The reference has nothing at this address.",
  standsIn: "Occurs in",
  value: "Value",
  bookColour: "The book’s colour",
  example: "Example",
  classesHere: "Classes in this layout",
  drawing: "Facing pages with their margins",
  scenes: { list: "List", table: "Table", cards: "Cards", compact: "Compact", text: "Text" },
  pages: {
    format: "Size of pages",
    margins: "Margins",
    columns: "Columns",
    furniture: "Running head and page number",
    wrapper: "Cover",
  },
} satisfies typeof de;
