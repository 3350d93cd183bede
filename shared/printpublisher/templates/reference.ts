import { customProperties } from "./custom-properties.ts";
import { layoutNames } from "./template.ts";

/** Contexts of a class: directories by their layout, and chapters of text. */
export const bookScenes = [...layoutNames, "text"] as const;
export type BookScene = (typeof bookScenes)[number];

const everywhere = bookScenes;
const lists = ["list", "cards"] as const;
const directories = layoutNames;

interface BookClassEntry {
  scenes: readonly BookScene[];
  /** An example rule. */
  rules: string;
  /** Scene of the example: the first of the scenes by default, null if sample pages do not have the class. */
  sample?: BookScene | null;
}

/** The classes of printed pages that a style sheet can rely on. A test checks that the engine sets them in the scenes given here. */
export const bookClasses = {
  opening: { scenes: everywhere, rules: ".opening h1 {\n  border-bottom-style: double;\n}" },
  lead: { scenes: directories, rules: ".lead {\n  font-style: italic;\n}", sample: null },
  groups: { scenes: directories, rules: ".groups {\n  font-size: 8.2pt;\n}" },
  deep: { scenes: directories, rules: ".deep {\n  font-style: italic;\n}", sample: null },
  entry: {
    scenes: ["list", "cards", "compact"],
    rules: ".entry {\n  border-top: 1pt solid var(--accent);\n}",
  },
  changed: {
    scenes: directories,
    rules: ".changed::before {\n  background: var(--ink);\n}",
    sample: null,
  },
  head: { scenes: lists, rules: ".head {\n  background: var(--wash);\n}" },
  name: { scenes: directories, rules: ".name {\n  color: var(--accent);\n}" },
  code: { scenes: directories, rules: ".code {\n  color: var(--ink);\n  font-weight: 600;\n}" },
  syn: { scenes: ["list", "table", "cards"], rules: ".syn {\n  font-style: normal;\n}" },
  row: { scenes: ["list", "table", "cards"], rules: ".row {\n  padding-bottom: 1mm;\n}" },
  facts: { scenes: ["list", "table", "cards"], rules: ".facts {\n  background: var(--wash);\n}" },
  kept: { scenes: directories, rules: ".kept {\n  white-space: normal;\n}" },
  above: { scenes: ["list", "table", "cards"], rules: ".above {\n  color: var(--accent);\n}" },
  label: { scenes: directories, rules: ".label {\n  color: var(--accent);\n}" },
  ref: { scenes: ["list", "table", "cards"], rules: ".ref {\n  font-weight: 600;\n}" },
  values: { scenes: ["list", "table", "cards"], rules: ".values td {\n  border-bottom: 0;\n}" },
  pairs: { scenes: ["list", "table", "cards"], rules: ".pairs {\n  border-bottom: 0;\n}" },
  pair: { scenes: ["list", "table", "cards"], rules: ".pair > b {\n  color: var(--accent);\n}" },
  grid: { scenes: ["table"], rules: ".grid thead th {\n  background: var(--wash);\n}" },
  below: { scenes: ["table"], rules: ".below td {\n  padding-bottom: 2mm;\n}" },
  quantity: { scenes: everywhere, rules: ".quantity {\n  word-spacing: 0;\n}" },
  list: { scenes: ["list"], rules: ".list .entry {\n  border-top-style: dotted;\n}" },
  table: { scenes: ["table"], rules: ".table .name {\n  font-size: 8pt;\n}" },
  cards: { scenes: ["cards"], rules: ".cards .entry {\n  border-radius: 0;\n}" },
  compact: { scenes: ["compact"], rules: ".compact .entry {\n  margin-bottom: 1mm;\n}" },
  wide: { scenes: directories, rules: ".wide .entry {\n  padding-bottom: 3mm;\n}", sample: null },
  prose: { scenes: everywhere, rules: ".prose {\n  text-align: justify;\n}", sample: "text" },
  section: {
    scenes: ["text"],
    rules: ".section > h2 {\n  border-bottom: 1pt solid var(--line);\n}",
    sample: null,
  },
  portrait: { scenes: everywhere, rules: ".portrait .opening h1 {\n  font-size: 24pt;\n}" },
  landscape: { scenes: everywhere, rules: ".landscape .opening h1 {\n  font-size: 18pt;\n}", sample: null },
  "columns-1": { scenes: everywhere, rules: ".columns-1 p {\n  text-align: left;\n}", sample: "text" },
  "columns-2": { scenes: everywhere, rules: ".columns-2 {\n  column-rule: 0.4pt solid var(--line);\n}" },
  "columns-3": {
    scenes: everywhere,
    rules: ".columns-3 {\n  column-rule: 0.4pt solid var(--line);\n}",
    sample: null,
  },
} as const satisfies Record<string, BookClassEntry>;
export type BookClass = keyof typeof bookClasses;

/** The custom properties, each with its default value; the accent is the book's colour. */
export const bookProperties = {
  accent: { value: "", rules: ":root {\n  --accent: #7a1f3d;\n}" },
  ink: { value: customProperties.ink, rules: ":root {\n  --ink: #000;\n}" },
  soft: { value: customProperties.soft, rules: ":root {\n  --soft: #333;\n}" },
  line: { value: customProperties.line, rules: ":root {\n  --line: var(--accent);\n}" },
  wash: { value: customProperties.wash, rules: ":root {\n  --wash: #eef2f4;\n}" },
} as const;
export type BookProperty = keyof typeof bookProperties;

/** Topics about the pages themselves. */
export const pageTopics = ["format", "margins", "columns", "furniture", "wrapper"] as const;
