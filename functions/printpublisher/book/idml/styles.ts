import type { Language } from "../../../../shared/kernel/language.ts";
import { xmlElement } from "../xml.ts";
import { languages } from "./languages.ts";
import { inPackage } from "./part.ts";

/** Families in which the book is printed. */
export const families = { text: "Noto Sans", directory: "Fira Sans Condensed" } as const;

interface Type {
  /** Size and leading, points. */
  size: number;
  leading: number;
  family?: keyof typeof families;
  face?: "Bold" | "Italic";
  coloured?: true;
  /** Space above and below, points. */
  before?: number;
  after?: number;
  indent?: number;
  keeps?: true;
  spans?: true;
  list?: "BulletList" | "NumberedList";
}

const text = { size: 9, leading: 13.5 };
const heading = { face: "Bold", coloured: true, keeps: true } as const;
const values = { size: 7.5, leading: 9, family: "directory" } as const;

/** Paragraph styles by their names, which are the same in all languages, so that a template fits every edition of a laboratory. */
export const paragraphStyles = {
  Title: { size: 26, leading: 30, face: "Bold", coloured: true, after: 6 },
  Subtitle: { size: 14, leading: 18, after: 6 },
  Edition: text,
  Laboratory: { ...text, face: "Bold" },
  "Title page text": { ...text, after: 6.75 },
  Imprint: { ...text, after: 6.75 },
  Chapter: { ...heading, size: 21, leading: 27, before: 27, after: 27, spans: true },
  Introduction: { ...text, after: 6.75, spans: true },
  Section: { ...heading, size: 13, leading: 20.25, before: 20.25, after: 6.75 },
  "Heading 1": { ...heading, size: 14, leading: 20.25, before: 13.5, after: 6.75 },
  "Heading 2": { ...heading, size: 12, leading: 13.5, before: 13.5, after: 6.75 },
  "Heading 3": { ...heading, size: 10, leading: 13.5, before: 13.5, after: 6.75 },
  "Heading 4": { ...heading, ...text, before: 13.5, after: 6.75 },
  Text: { ...text, after: 6.75 },
  "List bulleted": { ...text, after: 3, indent: 14, list: "BulletList" },
  "List numbered": { ...text, after: 3, indent: 14, list: "NumberedList" },
  Quote: { ...text, after: 6.75, indent: 14 },
  Picture: { ...text, after: 3 },
  Caption: { size: 7.8, leading: 10.5, after: 6.75 },
  Footnote: { size: 7.5, leading: 10.5 },
  Table: values,
  "Table head": { ...values, size: 6.75, face: "Bold" },
  "Table cell": values,
  "Category 1": {
    ...heading,
    family: "directory",
    size: 12,
    leading: 15,
    before: 13.5,
    after: 6.75,
  },
  "Category 2": { ...heading, family: "directory", size: 9, leading: 12, before: 12.75, after: 2.25 },
  "Category 3": { ...heading, ...values, before: 9 },
  Analysis: { size: 9, leading: 9, family: "directory", before: 8.25, keeps: true },
  "Analysis run in": { size: 6.75, leading: 8.25, family: "directory", indent: 7 },
  "Analysis code": { size: 6.75, leading: 8.25, family: "directory" },
  Synonyms: { size: 6.75, leading: 9, family: "directory", face: "Italic" },
  Facts: values,
  Value: values,
  "Value label": { ...values, keeps: true },
  "Value list bulleted": { ...values, indent: 11, list: "BulletList" },
  "Value list numbered": { ...values, indent: 11, list: "NumberedList" },
} as const satisfies Record<string, Type>;
export type ParagraphStyle = keyof typeof paragraphStyles;

/** Character styles by their names. */
export const characterStyles = {
  Bold: { FontStyle: "Bold" },
  Italic: { FontStyle: "Italic" },
  "Bold italic": { FontStyle: "Bold Italic" },
  "Analysis name": { FontStyle: "Bold" },
  Code: { PointSize: 6.75 },
  "Synonyms run in": { FontStyle: "Italic", PointSize: 6.75 },
  Label: { FontStyle: "Bold" },
  "Fact label": { FontStyle: "Italic" },
  Reference: {},
  "Page number": {},
  "Web address": {},
} as const satisfies Record<string, Record<string, string | number>>;
export type CharacterStyle = keyof typeof characterStyles;

/** Colour of headings. */
export const bookColour = "Color/Book colour";
const noCharacters = "$ID/[No character style]";
const noParagraphs = "$ID/[No paragraph style]";
const noTable = "$ID/[No table style]";
const typed = (name: string, type: string, value: string) => xmlElement(name, { type }, value);

function paragraphStyle(name: string, style: Type, language: string): string {
  const { size, leading, family = "text", face = "Regular", coloured, before = 0, after = 0 } = style;
  const indent = style.indent ?? 0;
  return xmlElement(
    "ParagraphStyle",
    {
      Self: `ParagraphStyle/${name}`,
      Name: name,
      Imported: false,
      NextStyle: `ParagraphStyle/${name}`,
      FillColor: coloured ? bookColour : "Color/Black",
      FontStyle: face,
      PointSize: size,
      AppliedLanguage: language,
      SpaceBefore: before,
      SpaceAfter: after,
      LeftIndent: indent,
      FirstLineIndent: -indent,
      KeepLinesTogether: true,
      ...(style.keeps && { KeepWithNext: 2, Hyphenation: false }),
      ...(style.spans && { SpanColumnType: "SpanColumns" }),
      ...(style.list && { BulletsAndNumberingListType: style.list, NumberingExpression: "^#.^t" }),
    },
    xmlElement(
      "Properties",
      {},
      typed("BasedOn", "string", noParagraphs) +
        typed("Leading", "unit", String(leading)) +
        typed("AppliedFont", "string", families[family]),
    ),
  );
}

/** `Resources/Styles.xml`: all styles, in the language of the book. */
export function stylesXml(language: Language): string {
  const bookLanguage = languages[language].name;
  const groups = [characterGroup(), paragraphGroup(bookLanguage), cellGroup(), tableGroup(), objectGroup()];
  return inPackage("Styles", groups.join(""));
}

function characterGroup(): string {
  const styles = Object.entries(characterStyles).map(([name, attributes]) =>
    xmlElement(
      "CharacterStyle",
      { Self: `CharacterStyle/${name}`, Name: name, Imported: false, ...attributes },
      xmlElement("Properties", {}, typed("BasedOn", "string", noCharacters)),
    ),
  );
  const none = xmlElement("CharacterStyle", { Self: `CharacterStyle/${noCharacters}`, Name: noCharacters });
  return xmlElement("RootCharacterStyleGroup", { Self: "characters" }, none + styles.join(""));
}

function paragraphGroup(language: string): string {
  const none = xmlElement(
    "ParagraphStyle",
    {
      Self: `ParagraphStyle/${noParagraphs}`,
      Name: noParagraphs,
      FillColor: "Color/Black",
      FontStyle: "Regular",
      PointSize: text.size,
      AppliedLanguage: language,
    },
    xmlElement("Properties", {}, typed("AppliedFont", "string", families.text)),
  );
  const normal = xmlElement(
    "ParagraphStyle",
    { Self: "ParagraphStyle/$ID/NormalParagraphStyle", Name: "$ID/NormalParagraphStyle" },
    xmlElement("Properties", {}, typed("BasedOn", "string", noParagraphs)),
  );
  const styles = Object.entries(paragraphStyles).map(([name, style]) =>
    paragraphStyle(name, style, language),
  );
  return xmlElement("RootParagraphStyleGroup", { Self: "paragraphs" }, none + normal + styles.join(""));
}

function cellGroup(): string {
  const cell = (self: string, name: string, paragraphs: string) =>
    xmlElement("CellStyle", {
      Self: `CellStyle/${self}`,
      Name: name,
      AppliedParagraphStyle: `ParagraphStyle/${paragraphs}`,
    });
  const cellStyles = ["Table head", "Table cell"].map((name) => cell(name, name, name));
  const none = cell("$ID/[None]", "$ID/[None]", noParagraphs);
  return xmlElement("RootCellStyleGroup", { Self: "cells" }, none + cellStyles.join(""));
}

function tableGroup(): string {
  const none = xmlElement("TableStyle", { Self: `TableStyle/${noTable}`, Name: noTable });
  const tableStyle = xmlElement(
    "TableStyle",
    {
      Self: "TableStyle/Table",
      Name: "Table",
      HeaderRegionSameAsBodyRegion: false,
      HeaderRegionCellStyle: "CellStyle/Table head",
      BodyRegionCellStyle: "CellStyle/Table cell",
    },
    xmlElement("Properties", {}, typed("BasedOn", "string", noTable)),
  );
  return xmlElement("RootTableStyleGroup", { Self: "tables" }, none + tableStyle);
}

function objectGroup(): string {
  const styles = ["$ID/[None]", "$ID/[Normal Text Frame]"].map((name) =>
    xmlElement("ObjectStyle", { Self: `ObjectStyle/${name}`, Name: name }),
  );
  return xmlElement("RootObjectStyleGroup", { Self: "objects" }, styles.join(""));
}
