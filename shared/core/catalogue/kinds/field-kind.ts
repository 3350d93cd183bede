import type { Language } from "../../../kernel/language.ts";
import type { CheckCode } from "../../../kernel/problem.ts";
import type { FieldCheck, FieldDefinition, PlainValue, TableRow } from "../field.ts";
import type { ShownField, ShownFile } from "../shown-field.ts";

/**
 * The part that fields of a type play in a layout: a heading, a container of other fields, or a value. Texts, HTML and calendar days are
 * stored as strings; a choice is a boolean, or keys of options if the field has some; entries are texts or identifiers; rows are those of
 * tables.
 */
export type Holding = "heading" | "fields" | "text" | "html" | "day" | "choice" | "entries" | "rows";

/** A setting of a field's definition that only some types have. */
export type OwnSetting = "level" | "columns" | "options" | "collection" | "check";

/** Position within a value: the row of a table and its column, or the entry of a list, all counted from 0. */
export interface CheckPlace {
  language?: Language;
  row?: number;
  column?: string;
  entry?: number;
}
/** A finding whose severity is still to be decided; `parameters` are put into its text. */
export interface FoundFault {
  code: CheckCode;
  place: CheckPlace;
  parameters: Record<string, string | number>;
}

/** The checks of `check-value.ts`, handed in so that units and reference ranges load only with them. */
export interface Checks {
  /** The findings for a value whose shape the type does not hold. */
  unfit: () => FoundFault[];
  finding: (code: CheckCode, value: string) => FoundFault;
  inText: (value: string, place?: CheckPlace) => FoundFault[];
  inLength: (check: Partial<FieldCheck>, text: string) => FoundFault[];
  inTable: (rows: readonly TableRow[]) => FoundFault[];
}

/** A value as a reader is shown it: the property that holds it tells how to show it. */
export type ShownValue = Pick<
  ShownField,
  "text" | "html" | "list" | "checked" | "columns" | "kinds" | "rows" | "links" | "files"
>;

/** Texts of a field for readers of a language, from `shown-text.ts`: unmistakable numbers have its decimal sign. */
export interface Wording {
  text: (text: string) => string;
  entry: (text: string) => string;
  /** The entries or rows of a value; any other value as it is. */
  entries: (value: PlainValue) => PlainValue;
}

/** The names and files that the catalogue has for a reader; each lookup leaves out anything that must not be named. */
export interface ShowingReader extends Pick<Wording, "text" | "entry"> {
  clean: (html: string) => string;
  /** The name of an entry, or the entry itself. */
  name: (entry: string) => string;
  link: (code: string) => { code: string; name: string }[];
  /** Finds a certificate; absent if the reader has no access to any. */
  file: ((id: string) => ShownFile | undefined) | undefined;
  table: (rows: readonly TableRow[]) => Pick<ShownField, "columns" | "kinds" | "rows" | "links">;
}

/** Everything that both sides know about a type of field; `kinds.ts` registers each. */
export interface FieldKind {
  holds: Holding;
  /** Whether an author writes its texts, so that they may differ by language; chosen values have names with languages of their own. */
  isWritten: boolean;
  /** The settings of definitions that only some types have, as far as this one has them. */
  settings: readonly OwnSetting[];
  /** The kind of things that its values identify; columns of tables name their own. */
  refersTo?: "category" | "collectionitem" | "analysis" | "certificate";
  /** A stored value in the shape of the field, whose layout may have changed since; undefined if it cannot be converted. */
  fit: (value: PlainValue, field: Pick<FieldDefinition, "options">) => PlainValue | undefined;
  /** Whether a field may take a filled value from an editor; references are looked up by the caller. */
  accepts: (value: PlainValue, field: FieldDefinition) => boolean;
  /** The values that `accepts` takes, in the words of an error. */
  expected: (field: FieldDefinition) => string;
  /** Findings for a filled value. */
  check: (checks: Checks, value: PlainValue, field: FieldDefinition) => FoundFault[];
  /** A value with its texts, entries and cells for readers of a language; absent if nothing in it depends on the language. */
  localised?: (value: PlainValue, wording: Wording) => PlainValue;
  /** A filled value for a reader; undefined if there is nothing to show. */
  shown: (value: PlainValue, field: FieldDefinition, reader: ShowingReader) => ShownValue | undefined;
}
