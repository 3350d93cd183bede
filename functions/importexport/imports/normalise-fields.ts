import type { Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  plainValueSchema,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { ImportIssueCode } from "../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../shared/importexport/imports/import-file.ts";
import type { ImportNoteCode } from "../../../shared/importexport/imports/import-words.ts";
import { localized } from "../../../shared/kernel/language.ts";
import { limits } from "../../../shared/kernel/limits.ts";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";
import { cleanHtml, isIntricate } from "../../platform/clean-html.ts";
import type { ImportContext } from "./import-context.ts";

/** A decision of the import about an analysis that people cannot see in the file. */
export interface Note {
  check: ImportNoteCode;
  parameters: Record<string, string>;
  /** The property or field concerned; undefined for the analysis as a whole. */
  target?: string;
  /** The label of that field. */
  label?: FieldDefinition["label"];
}

/** @param value value in the file; @param similar name of something existing that resembles it */
export type Complain = (
  code: ImportIssueCode,
  message: string,
  target: string,
  value?: string,
  similar?: string,
) => void;

export const nameOf = ({ name = {}, identifier }: Layout, { main }: ImportContext) =>
  localized(name, main, main).value ?? identifier;

/**
 * Reads the values of an analysis by its layout; a value without a field there is read by another layout that the file may mean.
 * @param others the layouts behind its own
 * @param tell is called with notes on departures from the file
 */
export function normaliseFields(
  fields: ImportedAnalysis["fields"],
  layout: Layout,
  others: readonly Layout[],
  context: ImportContext,
  complain: Complain,
  tell: (note: Note) => void,
): Record<string, FieldValue> {
  const present = new Set(valueFields(layout.fields).map(({ key }) => key));
  const normalised: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(fields)) {
    const target = `fields.${key}`;
    const own = definitionsOf(layout).get(key);
    const elsewhere = others.map((other) => definitionsOf(other).get(key));
    const definitions = [own, ...elsewhere].filter((field) => field !== undefined);
    if (definitions.length === 0) {
      complain("unknown_field", `The form layout ${layout.identifier} has no field "${key}".`, target, key);
      continue;
    }
    // Among several fields with this key, the first one that accepts the value counts, beginning with the analysis's own.
    const attempts: (Attempt & { field: FieldDefinition })[] = [];
    for (const field of definitions) {
      const attempt = { field, ...attemptOf(field, value, context) };
      attempts.push(attempt);
      if (attempt.problems.length === 0) break;
    }
    const taken = attempts.find(({ problems }) => problems.length === 0);
    if (!taken) {
      for (const { code, message, value, similar } of attempts[0]?.problems ?? [])
        complain(code, message, target, value, similar);
      continue;
    }
    for (const note of taken.notes) tell({ ...note, target, label: taken.field.label });
    if (taken.value === undefined) continue;
    normalised[key] = taken.value;
    // A value that does not fit its own field is reported when the analysis is checked.
    if (own && present.has(key)) continue;
    if (!own) context.keepAside(layout.identifier, taken.field);
    const parameters = { layout: nameOf(layout, context) };
    tell({ check: "not_in_layout", parameters, target, label: taken.field.label });
  }
  return normalised;
}

interface Problem {
  code: ImportIssueCode;
  message: string;
  value?: string;
  similar?: string;
}
/** A value read for a field: the value to store, undefined if it is empty; or the errors in it. */
interface Attempt {
  value: FieldValue | undefined;
  problems: Problem[];
  notes: Pick<Note, "check" | "parameters">[];
}

function attemptOf(field: FieldDefinition, value: FieldValue, context: ImportContext): Attempt {
  const problems: Problem[] = [];
  const notes: Attempt["notes"] = [];
  const one = (plain: PlainValue): PlainValue | undefined => {
    if (isEmptyValue(plain)) return undefined;
    const result = normaliseValue(field, plain, context, (note) => notes.push(note));
    if (typeof result === "object" && "problem" in result) {
      const { problem, similar } = result;
      const written = writtenOut(plain);
      problems.push({
        code: "invalid_value",
        message: problem,
        ...(written !== "" && { value: written }),
        ...(similar !== undefined && { similar }),
      });
      return undefined;
    }
    // Cells of a workbook become lists only here, so their limits have not been checked before.
    const refused = plainValueSchema.safeParse(result).error?.issues[0];
    if (refused)
      problems.push({ code: refused.code === "custom" ? "too_many" : "too_big", message: refused.message });
    return refused || isEmptyValue(result) ? undefined : result;
  };
  const attempt = (value: FieldValue | undefined): Attempt => ({ value, problems, notes });
  if (!isPerLanguage(value)) {
    const plain = one(value);
    if (plain === undefined) return attempt(undefined);
    return attempt(isKeptPerLanguage(field) ? { [context.main]: plain } : plain);
  }
  if (!isKeptPerLanguage(field)) {
    problems.push({ code: "invalid_value", message: `The field "${field.key}" is not kept per language.` });
    return attempt(undefined);
  }
  const perLanguage = Object.entries(value).flatMap(([language, plain]) => {
    const read = one(plain as PlainValue);
    return read === undefined ? [] : [[language, read] as const];
  });
  return attempt(perLanguage.length > 0 ? (Object.fromEntries(perLanguage) as FieldValue) : undefined);
}

const cache = new WeakMap<Layout, Map<string, FieldDefinition>>();
/** The fields of a layout by key; removed fields still receive their values, and return with them. */
export function definitionsOf(layout: Layout): Map<string, FieldDefinition> {
  const fields = [...(layout.removed ?? []), ...valueFields(layout.fields)];
  const known = cache.get(layout) ?? new Map(fields.map((field) => [field.key, field]));
  cache.set(layout, known);
  return known;
}

/** A value as messages name it: its texts, up to 100 characters. */
const writtenOut = (value: PlainValue) =>
  (typeof value === "object"
    ? value.filter((each) => typeof each === "string").join(", ")
    : String(value)
  ).slice(0, 100);

type Result = PlainValue | { problem: string; similar?: string };
type Tell = NonNullable<Parameters<ImportContext["category"]>[1]>;

function normaliseValue(
  field: FieldDefinition,
  value: PlainValue,
  context: ImportContext,
  tell: Tell,
): Result {
  const texts = typeof value === "string" ? [value] : value;
  switch (field.type) {
    case "text":
      return typeof value === "string" ? value : { problem: "A text is expected." };
    case "multilinetext":
      if (typeof value !== "string") return { problem: "A text is expected." };
      return isIntricate(value)
        ? { problem: `At most ${limits.text} characters and ${limits.tags} tags are accepted.` }
        : cleanHtml(value);
    case "date":
      return typeof value === "string" && isCalendarDate(value)
        ? value
        : { problem: "A date is expected, such as 2026-11-22." };
    case "checkbox":
      return field.options
        ? optionsOf(field, texts)
        : typeof value === "boolean"
          ? value
          : { problem: "true or false is expected." };
    case "table":
      return Array.isArray(value) ? rowsOf(field, value) : { problem: "Rows are expected." };
    case "collectionitem":
      return references(
        texts,
        (text) => context.item(field.collection ?? "", text, tell),
        `item of the collection ${field.collection}`,
        (text) => context.similar(text, field.collection ?? ""),
      );
    case "category":
      return references(
        texts,
        (text) => context.category(text, tell),
        "category",
        (text) => context.similar(text),
      );
    default:
      return references(texts, (text) => text, "text");
  }
}

function references(
  value: PlainValue,
  resolve: (text: string) => string | undefined,
  what: string,
  similarTo: (text: string) => string | undefined = () => undefined,
): Result {
  if (!Array.isArray(value) || !value.every((each) => typeof each === "string"))
    return { problem: "A list of texts is expected." };
  const found = value.map((text) => resolve(text));
  const lost = value.filter((_, at) => found[at] === undefined);
  if (lost.length === 0) return found as string[];
  const similar = lost.length === 1 ? similarTo(lost[0] ?? "") : undefined;
  return {
    problem: `There is no ${what} "${lost.join('", "')}".`,
    ...(similar !== undefined && { similar }),
  };
}

function optionsOf(field: FieldDefinition, value: PlainValue): Result {
  const byName = new Map(
    (field.options ?? []).flatMap(({ key, label }) =>
      [key, ...Object.values(label)].map((name) => [name?.toLowerCase(), key]),
    ),
  );
  const isKey = (text: string) => field.options?.some(({ key }) => key === text);
  const keyOf = (text: string) => (isKey(text) ? text : byName.get(text.toLowerCase()));
  return references(value, keyOf, `option of "${field.key}"`);
}

function rowsOf(field: FieldDefinition, rows: readonly unknown[]): Result {
  const columns = new Set((field.columns ?? []).map(({ key }) => key));
  for (const row of rows) {
    if (typeof row !== "object" || row === null)
      return { problem: "Every row must be an object of columns." };
    const foreign = Object.keys(row).find((key) => !columns.has(key));
    if (foreign) return { problem: `The table has no column "${foreign}".` };
  }
  return rows as PlainValue;
}
