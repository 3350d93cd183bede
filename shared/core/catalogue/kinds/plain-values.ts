import type { PlainValue, TableRow } from "../field.ts";
import type { FieldKind, OwnSetting, ShownValue } from "./field-kind.ts";

export const isTexts = (value: PlainValue): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");
export const isRows = (value: PlainValue): value is TableRow[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "object");

const entriesOf = (value: Exclude<PlainValue, boolean>): readonly (string | TableRow)[] =>
  typeof value === "string" ? [value] : value;
/** The filled texts among the entries of a value. */
const textsIn = (value: Exclude<PlainValue, boolean>) =>
  entriesOf(value).filter((entry) => typeof entry === "string" && entry !== "") as string[];

/** A value as one text; undefined for yes and no. */
export const fitText = (value: PlainValue) =>
  typeof value === "boolean" ? undefined : typeof value === "string" ? value : textsIn(value).join(", ");
/** A value as a list of texts; undefined for yes and no. */
export const fitTexts = (value: PlainValue) => (typeof value === "boolean" ? undefined : textsIn(value));
/** The rows among the entries of a value; undefined for yes and no. */
export const fitRows = (value: PlainValue) =>
  typeof value === "boolean" ? undefined : entriesOf(value).filter((entry) => typeof entry === "object");

/** A value by the names of its entries. */
export const shownNames: FieldKind["shown"] = (value, _, { name }): ShownValue | undefined => {
  if (typeof value === "boolean") return value ? { checked: true } : undefined;
  if (typeof value === "string") return { text: name(value) };
  return { list: value.filter((entry) => typeof entry === "string").map(name) };
};

/** A type whose fields only arrange others. */
export const arranging = (holds: "heading" | "fields", ...settings: OwnSetting[]): FieldKind => ({
  holds,
  isWritten: false,
  settings,
  fit: fitTexts,
  accepts: () => false,
  expected: () => "a text",
  check: ({ unfit }, value) => (isTexts(value) || typeof value === "string" ? [] : unfit()),
  shown: shownNames,
});

/** A type whose values are lists of identifiers. */
export const referring = (
  refersTo: NonNullable<FieldKind["refersTo"]>,
  expected: FieldKind["expected"],
): FieldKind => ({ ...arranging("heading"), holds: "entries", refersTo, accepts: isTexts, expected });
