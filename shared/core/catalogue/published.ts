import { contentLanguages, type Language } from "../../kernel/language.ts";
import type { StoredField } from "./document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  isSameValue,
  type PlainValue,
  type TableRow,
} from "./field.ts";
import { kindOf } from "./kinds/kinds.ts";

/**
 * State of a field in one language: the imported value applies; an own one does; an own one differs from the imported one below it; an
 * own empty one hides the imported one; a value of another language stands in; nothing is published.
 */
export const publishedStates = ["imported", "own", "differs", "hidden", "fallback", "none"] as const;
export type PublishedState = (typeof publishedStates)[number];

/** The value that a field publishes in one language, and its origin. */
export interface Published {
  state: PublishedState;
  /** The value that readers see; undefined if there is none. */
  value: PlainValue | undefined;
  /** Origin of the value: imported (`raw`) or the editor's (`additional`). */
  from: "raw" | "additional" | null;
  /** The language of the value; null if it is the same in all languages. */
  language: Language | null;
  /** Whether the value stands in for a missing one in the requested language. */
  fallback: boolean;
  /** The imported value in this language, whether published or not. */
  imported: PlainValue | undefined;
}

const unlessEmpty = (value: PlainValue | undefined) => (isEmptyValue(value) ? undefined : value);
/** The part of a stored value for a language; a value that is not split by language applies to all. */
const partOf = (value: FieldValue | null, language: Language): PlainValue | undefined =>
  value === null ? undefined : isPerLanguage(value) ? value[language] : value;

/** The value of one language itself, before another language stands in. */
function standing({ raw, additional, override }: StoredField, language: Language) {
  const imported = unlessEmpty(partOf(raw, language));
  const added = partOf(additional, language);
  const addition = unlessEmpty(added);
  if (addition !== undefined) return { from: "additional" as const, value: addition, imported };
  const isEmptied = added !== undefined || (override && isEmptyValue(additional));
  if (isEmptied && imported !== undefined) return { from: null, value: undefined, imported, isHidden: true };
  // An override of the whole field also hides the imported values of languages that the editor left out.
  if (override || imported === undefined) return { from: null, value: undefined, imported };
  return { from: "raw" as const, value: imported, imported };
}

/**
 * The value that a stored field publishes in a language: its own value, otherwise the imported one, otherwise that of the main language or any other.
 * @param definition of the field; values that do not fit it are not published. Without it the value is taken as it is
 */
export function publishedIn(
  field: StoredField,
  language: Language,
  main: Language,
  definition?: FieldDefinition,
): Published {
  const stored = definition ? fittedField(field, definition, main) : field;
  const { value, from, imported, isHidden } = standing(stored, language);
  if (from !== null) {
    const differs = from === "additional" && imported !== undefined && !isSameValue(value, imported);
    const state = from === "raw" ? "imported" : differs ? "differs" : "own";
    const isSplit = isPerLanguage(stored[from] ?? "");
    return { state, value, from, language: isSplit ? language : null, fallback: false, imported };
  }
  const nothing = { value: undefined, from: null, language: null, fallback: false, imported };
  if (isHidden) return { state: "hidden", ...nothing };
  for (const other of [main, ...contentLanguages]) {
    const match = standing(stored, other);
    if (match.from === null) continue;
    const { value, from } = match;
    return { state: "fallback", value, from, language: other, fallback: true, imported };
  }
  return { state: "none", ...nothing };
}

/** The parts of a field's stored values that fit its definition, which may have changed since they were stored. */
function fittedField(stored: StoredField, definition: FieldDefinition, main: Language): StoredField {
  const [raw, additional] = [stored.raw, stored.additional].map((value) => fitted(value, definition, main));
  return { ...stored, raw: raw ?? null, additional: additional ?? null };
}

/** The part of a stored value that fits a field; if the field is no longer kept per language, the value of the main language. */
export function fitted(
  value: FieldValue | null,
  definition: FieldDefinition,
  main: Language,
): FieldValue | null {
  if (value === null) return null;
  if (!isPerLanguage(value)) return kindOf(definition).fit(value, definition) ?? null;
  const parts = Object.entries(value).flatMap(([language, plain]) => {
    const fit = kindOf(definition).fit(plain, definition);
    return fit === undefined ? [] : [[language, fit] as const];
  });
  const values: Partial<Record<Language, PlainValue>> = Object.fromEntries(parts);
  if (isKeptPerLanguage(definition)) return values;
  const language = [main, ...contentLanguages].find(
    (candidate) => unlessEmpty(values[candidate]) !== undefined,
  );
  return (language && values[language]) ?? null;
}

/**
 * The part of a stored value that a field cannot hold since its layout changed; it is kept but not published. Null if there is none.
 * @param value as stored
 */
export function unfitting(
  value: FieldValue | null,
  definition: FieldDefinition,
  main: Language,
): FieldValue | null {
  if (value === null || isEmptyValue(value)) return null;
  if (!isPerLanguage(value)) return isHeld(value, definition) ? null : value;
  const isSplit = isKeptPerLanguage(definition);
  const published = isSplit ? null : fitted(value, definition, main);
  const rest = Object.entries(value).filter(
    ([, plain]) =>
      !isEmptyValue(plain) &&
      (!isHeld(plain, definition) || !(isSplit || isSameValue(plain, published as PlainValue))),
  );
  return rest.length > 0 ? Object.fromEntries(rest) : null;
}

/** Whether a field holds a value without loss. */
function isHeld(value: PlainValue, definition: FieldDefinition): boolean {
  const held = kindOf(definition).fit(value, definition);
  if (held === undefined) return false;
  const filled = (entries: PlainValue) =>
    Array.isArray(entries) ? entries.filter((entry) => entry !== "").length : 1;
  return Array.isArray(held) ? filled(held) === filled(value) : !Array.isArray(value) || hasTexts(value);
}
const hasTexts = (entries: readonly (string | TableRow)[]) =>
  entries.every((entry) => typeof entry === "string");

/** The values that a stored field publishes in all languages, in the form of a stored value; null if there are none. */
export function publishedValue(stored: StoredField): FieldValue | null {
  const { raw, additional } = stored;
  const isSplit = (value: FieldValue | null) => value !== null && isPerLanguage(value);
  const isWhole = !isSplit(additional) && (!isEmptyValue(additional) || !isSplit(raw));
  if (isWhole) return standing(stored, contentLanguages[0]).value ?? null;
  const values = contentLanguages.flatMap((language) => {
    const { value } = standing(stored, language);
    return value === undefined ? [] : [[language, value] as const];
  });
  return values.length > 0 ? (Object.fromEntries(values) as FieldValue) : null;
}

/** Whether a field publishes nothing, in any language. */
export const isWithoutValue = (stored: StoredField | undefined): boolean =>
  stored === undefined || isEmptyValue(publishedValue(stored));
