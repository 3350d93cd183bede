import type { Layout } from "../../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  plainValueSchema,
} from "../../../../shared/core/catalogue/field.ts";
import type { ImportIssueCode } from "../../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import type { ImportNoteCode } from "../../../../shared/importexport/imports/import-words.ts";
import { localized } from "../../../../shared/kernel/language.ts";
import type { ImportContext } from "../import-context.ts";
import { importKinds } from "./import-kinds.ts";
import { fieldsOf } from "./layout-fields.ts";

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
 * @param report is called with notes on departures from the file
 */
export function normaliseFields(
  fields: ImportedAnalysis["fields"],
  layout: Layout,
  others: readonly Layout[],
  context: ImportContext,
  complain: Complain,
  report: (note: Note) => void,
): Record<string, FieldValue> {
  const normalised: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(fields)) {
    const target = `fields.${key}`;
    const definition = fieldsOf(layout).definitions.get(key);
    const elsewhere = others.map((other) => fieldsOf(other).definitions.get(key));
    const definitions = [definition, ...elsewhere].filter((field) => field !== undefined);
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
    const success = attempts.find(({ problems }) => problems.length === 0);
    if (!success) {
      for (const { code, message, value, similar } of attempts[0]?.problems ?? [])
        complain(code, message, target, value, similar);
      continue;
    }
    for (const note of success.notes) report({ ...note, target, label: success.field.label });
    if (success.value === undefined) continue;
    normalised[key] = success.value;
    // A value that does not fit its own field is reported when the analysis is checked.
    if (definition && fieldsOf(layout).keys.has(key)) continue;
    if (!definition) context.keepAside(layout.identifier, success.field);
    const parameters = { layout: nameOf(layout, context) };
    report({ check: "not_in_layout", parameters, target, label: success.field.label });
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
  const convert = (plain: PlainValue): PlainValue | undefined => {
    if (isEmptyValue(plain)) return undefined;
    const result = importKinds[field.type].take(plain, field, context, (note) => notes.push(note));
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
    // Cells of a workbook become lists only here, so only what stands in JSON and stays as it is has been checked before.
    const isChecked = !context.isSheet && result === plain;
    const refused = isChecked ? undefined : plainValueSchema.safeParse(result).error?.issues[0];
    if (refused)
      problems.push({ code: refused.code === "custom" ? "too_many" : "too_big", message: refused.message });
    return refused || isEmptyValue(result) ? undefined : result;
  };
  const attempt = (value: FieldValue | undefined): Attempt => ({ value, problems, notes });
  if (!isPerLanguage(value)) {
    const plain = convert(value);
    if (plain === undefined) return attempt(undefined);
    return attempt(isKeptPerLanguage(field) ? { [context.main]: plain } : plain);
  }
  if (!isKeptPerLanguage(field)) {
    problems.push({ code: "invalid_value", message: `The field "${field.key}" is not kept per language.` });
    return attempt(undefined);
  }
  const perLanguage = Object.entries(value).flatMap(([language, plain]) => {
    const read = convert(plain as PlainValue);
    return read === undefined ? [] : [[language, read] as const];
  });
  return attempt(perLanguage.length > 0 ? (Object.fromEntries(perLanguage) as FieldValue) : undefined);
}

/** A value as messages name it: its texts, up to 100 characters. */
const writtenOut = (value: PlainValue) =>
  (typeof value === "object"
    ? value.filter((each) => typeof each === "string").join(", ")
    : String(value)
  ).slice(0, 100);
