/** Input and parts of a book. The shapes know no domain: the caller maps chapters and analyses to them. Lengths are in characters, sizes in mm. */

import type { Language } from "../../../shared/kernel/language.ts";
import type { ChapterOpening, Crop } from "../../../shared/printpublisher/config/print-config.ts";
import type { Format } from "../../../shared/printpublisher/templates/page-model.ts";
import type { PagePicture } from "./page-picture.ts";

/** Language of a book's content; the product's own words are in a language of its interface. */
export type BookLanguage = Language;
export type Orientation = "portrait" | "landscape";
export type Layout = "list" | "table" | "cards" | "compact";
export type Columns = 1 | 2 | 3;

export interface BookInput {
  title: string;
  subtitle?: string;
  /** Sanitised HTML below the title: edition, address, legal notes. */
  information?: string;
  /** Address of an image: `data:` or a path that the renderer's `readImage` knows. Must change when the picture changes. */
  logo?: string;
  /** Front cover picture, bled to the edge of the sheet. */
  cover?: Cover;
  /** `#rrggbb` of headings, rules and wrapper. */
  colour?: string;
  language: BookLanguage;
  labName: string;
  /** A5 by default. */
  format?: Format;
  /** Sanitised HTML on the title's verso; without it the verso stays blank. */
  imprint?: string;
  /** Edition and date in one line, on the title page and the back. */
  issue?: string;
  /** Address of the directory on the web, as people write it, on the back. */
  website?: string;
  /** Beginning of the addresses of the laboratory's public pages; links to those of analyses and chapters are cross-references. */
  site?: string;
  /** Tabs at the outer edge show the categories. */
  thumbs?: boolean;
  /** Places at which chapters open; on right-hand pages by default. */
  opens?: ChapterOpening;
  /** Number of pages for notes behind the index. */
  notes?: number;
  /** Calendar date `YYYY-MM-DD` of the data, at the foot of each page. */
  asOf?: string;
  /** Date, as the title page shows it, of the edition since which bars mark the changes; absent without bars. */
  barsSince?: string;
  chapters: Chapter[];
}

export interface Cover {
  /** Address like that of the logo. */
  picture: string;
  crop: Crop;
}

export interface Chapter {
  kind: "text" | "directory" | "picture";
  /** Stable for the life of the chapter: link targets are made from it. */
  id: string;
  title: string;
  /** Sanitised HTML. A link `cat:CODE` leads to the entry with that code, `cat:ID` to the chapter or paragraph with that id. */
  html?: string;
  paragraphs?: Paragraph[];
  orientation: Orientation;
  columns: Columns;
  layout: Layout;
  /** Tenant CSS; it can fetch nothing. */
  stylesheet?: string;
  groups?: EntryGroup[];
  /** Of a chapter that is a picture alone. */
  picture?: PagePicture;
}

export interface Paragraph {
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
  orientation?: Orientation;
  columns?: Columns;
}

export interface EntryGroup {
  /** Titles from the top category down to this one. */
  path: string[];
  /** Identifiers of these categories, which others of the same title lack; the titles themselves by default. */
  keys?: string[];
  entries: Entry[];
}

export interface Entry {
  code: string;
  name: string;
  /** Language of the name if it is not the book's. */
  language?: Language;
  synonyms: string[];
  rows: EntryRow[];
  /** Address of its page on the web, printed as a QR code. */
  page?: string;
  /** The entry is new or differs from the previous edition; a bar stands beside it. */
  changed?: boolean;
}

/** A link to another analysis; `place` is the index of its page number among those of the part. */
export interface EntryLink {
  name: string;
  code: string;
  place?: number;
}

/** One labelled value; exactly one of `text`, `html` (sanitised), `table` and `links` is set. */
export interface EntryRow {
  label: string;
  /** Language of the value if it is not the book's. */
  language?: Language;
  /** Key of the value's field in the layout of the analysis; chapters select fields by it. */
  key?: string;
  text?: string;
  html?: string;
  table?: { head?: string[]; rows: string[][]; ranges?: Ranges; named?: boolean };
  links?: EntryLink[];
  /** The value is a mark that is set; `text` says so in words. */
  checked?: boolean;
  /** The value says by itself what it is, such as a material, so its label is left out. */
  plain?: boolean;
}

/** The rows of a table of reference ranges, as people write them. */
export interface Ranges {
  /** Unit of all limits; absent if they have several, which then follow them, or none. */
  unit?: string;
  rows: RangeWords[];
}
export interface RangeWords {
  /** Sex, age and whatever else a range is for; empty if it is for all. */
  who: string;
  limits: string;
  note: string;
}

export type PartKind = PartContent["kind"];

/** A named place in a part, in document order. Outline, running heads and links are made from these. */
export interface Mark {
  /** The id in the HTML and the name of the PDF destination. Letters, digits, `-` and `_` only; unique in the book. */
  target: string;
  kind: "chapter" | "section" | "category" | "entry" | "letter" | "picture";
  /** 0 for chapters, 1 for their categories and so on. */
  depth: number;
  title: string;
  code?: string;
  /** The chapter opens where the one before it ends, which heads the page. */
  follows?: boolean;
}

/** How the pages of a part are set. */
export interface PartSetting {
  orientation: Orientation;
  columns: Columns;
}

/** A part without its content: all that assembly needs besides the rendered PDFs. */
export interface PartFrame {
  id: string;
  kind: PartKind;
  title: string;
  /** SHA-256 of everything the rendered PDF depends on, which excludes page numbers. */
  hash: string;
  /** Absent for parts of one upright column, and in older plans. */
  setting?: PartSetting;
  /** Begins on a right-hand page. */
  recto: boolean;
  /** Begins on a left-hand page. */
  verso?: boolean;
  /** Omits folio and running head on its first page. */
  opener: boolean;
  marks: Mark[];
  /** Digits for which placeholders have room; absent in older plans, of four. */
  digits?: 3 | 4;
  /**
   * Targets whose page numbers this part shows; the n-th placeholder shows the page of `places[n]`.
   * A `+` before a target puts it on the line of the previous one; it is left out if the page is the same. A `+` alone stands for further places.
   * Punctuation behind a target follows its number.
   */
  places: string[];
}

export interface BookPart extends PartFrame {
  language: BookLanguage;
  colour: string;
  format: Format;
  content: PartContent;
}

/** Returns the frame of a part, which is all that finishing needs. */
export function frameOf({ language, colour, format, content, ...frame }: BookPart): PartFrame {
  return frame;
}

export type PartContent =
  | {
      kind: "wrapper-front" | "wrapper-back";
      title: string;
      subtitle: string;
      labName: string;
      logo?: string;
      cover?: Cover;
      /** On the back. */
      information?: string;
      website?: string;
      issue?: string;
    }
  | {
      kind: "title";
      title: string;
      subtitle: string;
      information: string;
      issue?: string;
      labName: string;
      logo?: string;
      barsSince?: string;
    }
  /** Title's verso. */
  | { kind: "imprint"; html: string }
  | { kind: "contents"; heading: string; lines: ContentsLine[] }
  /** A run of text in one orientation, and the chapters that open where it ends. `high`: it opens without a drop. */
  | ({ kind: "text"; high?: boolean; following?: TextRun[] } & TextRun)
  | {
      kind: "directory";
      /** Only the first unit of a chapter has an opening title and text. */
      opening?: { title: string; html: string; target: string; high?: boolean };
      orientation: Orientation;
      columns: Columns;
      layout: Layout;
      stylesheet: string;
      groups: UnitGroup[];
      /** The chapter ends with this unit. */
      ends: boolean;
    }
  /** A page that a picture covers. */
  | { kind: "picture"; picture: PagePicture; target: string }
  | { kind: "notes"; heading: string; pages: number }
  | { kind: "index"; heading: string; lines: IndexLine[] }
  /** Characters of running heads and folios. Rendered once, never shown as a page. */
  | { kind: "glyphs"; characters: string };

/** A run of a text chapter; only the first run has the chapter's title. */
export interface TextRun {
  chapter: Chapter;
  target: string;
  sections: string[];
  continued: boolean;
}

export type ContentOf<K extends PartKind> = Extract<PartContent, { kind: K }>;

export interface ContentsLine {
  level: number;
  title: string;
  target: string;
}

export interface UnitGroup {
  /** Category headings to show before the entries: the part of the path that the previous group did not share. */
  headings: { title: string; depth: number; target: string }[];
  entries: (Entry & { target: string })[];
}

export interface IndexLine {
  /** Heading and target of a new letter, on the first line of that letter only. */
  letter?: { title: string; target: string };
  text: string;
  /** Distinguishes entries of the same name. */
  code?: string;
  synonym: boolean;
  targets: string[];
  /** The line has more places than targets. */
  more?: boolean;
}

/** Content that could not be set properly, with its place in the book. */
export interface BookWarning {
  /** A character that no font has; a place or a page number that the rendered pages do not show; ink outside its column or over its neighbour; text that a style sheet hides. */
  code: "missing_glyph" | "place_unknown" | "number_missing" | "ink_outside" | "text_hidden";
  /** Name of the analysis, or title of the chapter. */
  name: string;
  /** Code of the analysis; absent for a chapter. */
  analysis?: string;
  /** Title of the chapter in which ink lies outside or text is hidden. */
  chapter?: string;
  /** Characters that no font has. */
  signs?: string;
}

/** Thrown when something cannot be made into a book; names the place. */
export class BookError extends Error {
  override name = "BookError";
}
