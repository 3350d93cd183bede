import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { type FieldRole, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { type ChapterContent, chapterInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import type { PrintConfig } from "../../../shared/printpublisher/config/print-config.ts";
import type { Catalogue, Reader } from "../../core/door.ts";
import type { BookInput, Chapter } from "../book/book.ts";
import { bookOf, type Laboratory } from "../books/book-content.ts";

/** Facts from which single sheets are made. */
export interface SheetFacts {
  catalogue: Catalogue;
  laboratory: Laboratory;
  language: Language;
  main: Language;
  design: PrintConfig;
  /** Calendar date of the data. */
  asOf: string;
  certificates?: Reader["certificates"];
}

const sheetChapter = (overrides: Partial<ChapterContent>) => ({
  ...chapterInput.parse({ title: "-", kind: "directory", ...overrides }),
  id: "sheet",
  paragraphs: [],
  template: undefined,
});

/** The laboratory stands above its analysis, whose name is the title of the sheet. */
const sheetRules = `
.opening{padding-top:0;margin-bottom:13.5pt}
.opening h1{font-size:9pt;line-height:12pt;letter-spacing:0;padding-bottom:6pt;border-bottom-width:.75pt}
.opening .lead{margin-top:6pt;font-size:7.5pt;line-height:9pt}
.opening .lead p{margin:0}
.entry{border-top:0}
.head{align-items:flex-end}
.entry .name{font-size:15pt;line-height:18pt;color:var(--accent)}
.entry .syn{display:block;line-height:9pt}
`;
const posterRules = `
.opening{padding-top:0;margin-bottom:13.5pt}
.opening h1{font-size:27pt;line-height:33pt}
`;

/** One analysis on a page of its own; its code leads to the page that says what holds today. */
export function sheetOf(facts: SheetFacts, analysis: Analysis): BookInput {
  const book = plainBook(facts, [analysis], sheetChapter({ qr: true }));
  const { groups = [] } = book.chapters[0] as Chapter;
  const entries = groups.flatMap((group) => group.entries);
  return {
    ...book,
    format: "sheet",
    chapters: [directory(book.labName, facts.design.information, sheetRules, [{ path: [], entries }])],
  };
}

/** Roles of the fields that people look up on a wall, in this order. */
const posterRoles: readonly FieldRole[] = [
  "material",
  "container",
  "volume",
  "storage",
  "transport",
  "turnaround",
  "reference_ranges",
];

/** A category on a large page, as a table of what is looked up on a wall. */
export function posterOf(
  facts: SheetFacts,
  analyses: readonly Analysis[],
  category: { identifier: string; name: string },
): BookInput {
  const fields = keysOf(facts.catalogue, posterRoles);
  const book = plainBook(facts, analyses, sheetChapter({ category: category.identifier, fields }));
  const groups = book.chapters[0]?.groups ?? [];
  return {
    ...book,
    format: "poster",
    chapters: [{ ...directory(category.name, "", posterRules, groups), layout: "table" }],
  };
}

function plainBook(
  { catalogue, laboratory, language, main, design, asOf, certificates }: SheetFacts,
  analyses: readonly Analysis[],
  chapter: ReturnType<typeof sheetChapter>,
): BookInput {
  const book = bookOf(catalogue, analyses, laboratory, language, main, [chapter], design, certificates);
  return { ...book, asOf };
}

/** Returns the keys of the fields with these roles in any layout, each once. */
function keysOf(catalogue: Catalogue, roles: readonly FieldRole[]): string[] {
  const fields = [...catalogue.documents("layout")].flatMap(({ content }) => valueFields(content.fields));
  return [
    ...new Set(
      roles.flatMap((role) => fields.filter((field) => roleOf(field) === role).map(({ key }) => key)),
    ),
  ];
}

const directory = (
  title: string,
  html: string,
  stylesheet: string,
  groups: Chapter["groups"] & object,
): Chapter => ({
  kind: "directory",
  id: "sheet",
  title,
  html,
  orientation: "portrait",
  columns: 1,
  layout: "list",
  stylesheet,
  groups,
});
