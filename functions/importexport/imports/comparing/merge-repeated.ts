import {
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  isSameRow,
  isSameValue,
  type PlainValue,
} from "../../../../shared/core/catalogue/field.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import type { Normalised } from "../normalising/normalise-analysis.ts";
import type { Note } from "../normalising/normalise-fields.ts";

/**
 * Merges two analyses of a file that have the same code: lists and tables hold the entries of both; for a single value the first analysis
 * counts, and a note reports the other value.
 */
export function mergeRepeated(first: Normalised, next: Normalised): { merged: Normalised; notes: Note[] } {
  const notes: Note[] = [];
  const fields: Record<string, FieldValue> = { ...first.fields };
  for (const [key, value] of Object.entries(next.fields)) {
    const target = `fields.${key}`;
    const previous = fields[key];
    fields[key] =
      previous === undefined
        ? value
        : mergedValue(previous, value, (dropped) => notes.push(notMerged(dropped, target)));
  }
  for (const [language, name] of Object.entries(next.name)) {
    const previousName = first.name[language as keyof Normalised["name"]];
    if (previousName !== undefined && previousName !== name) notes.push(notMerged(name, "name"));
  }
  if (next.state && first.state && next.state !== first.state) notes.push(notMerged(next.state, "state"));
  const items = union(first.collection_items ?? [], next.collection_items ?? []);
  const merged: Normalised = {
    ...next,
    ...first,
    name: { ...next.name, ...first.name },
    categories: union(first.categories, next.categories),
    related: union(first.related, next.related),
    ...(items.length > 0 && { collection_items: items }),
    internal: first.internal || next.internal,
    fields,
  };
  return { merged, notes };
}

/** Two analyses of a file as one, before normalisation: a property is left out only if both leave it out. */
export function mergedSaying(first: ImportedAnalysis, next: ImportedAnalysis): ImportedAnalysis {
  const fields = { ...next.fields, ...first.fields };
  for (const [key, value] of Object.entries(first.fields)) {
    const other = next.fields[key];
    if (other !== undefined && isPerLanguage(value) && isPerLanguage(other))
      fields[key] = { ...other, ...value };
  }
  return { ...next, ...first, fields };
}

const union = (left: readonly string[], right: readonly string[]) => [...new Set([...left, ...right])];
const notMerged = (value: string, target: string): Note => ({
  check: "not_merged",
  parameters: { value: value.slice(0, 100) },
  target,
});

/** @param onLost is called with a value that has no place beside the first one */
function mergedValue(first: FieldValue, next: FieldValue, onLost: (value: string) => void): FieldValue {
  if (!isPerLanguage(first) || !isPerLanguage(next))
    return isPerLanguage(first) || isPerLanguage(next) ? first : mergedPlain(first, next, onLost);
  const values = new Map<string, PlainValue>(Object.entries(first));
  for (const [language, value] of Object.entries(next)) {
    const previous = values.get(language);
    values.set(language, previous === undefined ? value : mergedPlain(previous, value, onLost));
  }
  return Object.fromEntries(values) as FieldValue;
}

function mergedPlain(first: PlainValue, next: PlainValue, onLost: (value: string) => void): PlainValue {
  if (isEmptyValue(first)) return next;
  if (isEmptyValue(next) || isSameValue(first, next)) return first;
  if (!Array.isArray(first) || !Array.isArray(next)) {
    onLost(String(next));
    return first;
  }
  const entries = [...first] as Entry[];
  for (const entry of next)
    if (!entries.some((previous) => isSameEntry(previous, entry))) entries.push(entry);
  return entries as PlainValue;
}

type Entry = Extract<PlainValue, readonly unknown[]>[number];
const isSameEntry = (left: Entry, right: Entry) =>
  typeof left === "object" && typeof right === "object" ? isSameRow(left, right) : left === right;
