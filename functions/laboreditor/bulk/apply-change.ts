import { isDeepStrictEqual } from "node:util";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  isKeptPerLanguage,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { checkCodes, type FieldCode } from "../../../shared/kernel/problem.ts";
import type { AnalysisChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import {
  type BulkChange,
  type BulkRefusal,
  bulkRefusals,
} from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, mergeEdit } from "../../core/door.ts";
import { applyEdit } from "../analyses/apply-edit.ts";
import type { EditRules } from "../analyses/edit-rules.ts";
import { gatherSpecimens } from "../analyses/gather-specimens.ts";

/** The result of a change for one analysis. */
export type Outcome = { after: Analysis } | { unchanged: true } | { refused: BulkRefusal };

/** The analysis after the change by the rules of the editor, or the reason for its refusal. Imported values (`raw`) do not change. */
export function applyChange(
  catalogue: Catalogue,
  change: BulkChange,
  before: Analysis,
  rules: EditRules,
): Outcome {
  const edit = editOf(catalogue, change, before, rules);
  if (!edit) return { refused: "no_such_field" };
  if ("refused" in edit) return edit;
  const { after, errors } = applyEdit(catalogue, before, edit, rules);
  if (errors.length > 0) return { refused: refusalOf(errors.map(({ code }) => code)) };
  return isDeepStrictEqual(after, before) ? { unchanged: true } : { after };
}

/** The reason for a refusal. A value that no field of its type could hold does not fit; one that only breaks rules of the layout is refused. */
function refusalOf(codes: readonly FieldCode[]): BulkRefusal {
  const named = bulkRefusals.find((reason) => (codes as readonly string[]).includes(reason));
  if (named) return named;
  const isRefused = codes.some(
    (code) => code !== "not_a_date" && (checkCodes as readonly FieldCode[]).includes(code),
  );
  return isRefused ? "value_refused" : "value_does_not_fit";
}

/** The change as the editor would send it for this analysis, or the reason against it; undefined if it has no such field. */
function editOf(
  catalogue: Catalogue,
  change: BulkChange,
  before: Analysis,
  rules: EditRules,
): AnalysisChange | { refused: BulkRefusal } | undefined {
  switch (change.what) {
    case "state":
      return { state: change.state };
    case "internal":
      return { internal: change.internal };
    case "add_category":
      return { categories: [...before.categories, change.category] };
    case "remove_category":
      return { categories: before.categories.filter((category) => category !== change.category) };
    case "gather_specimens": {
      const fields = gatherSpecimens(catalogue, before, rules.main, rules.languages);
      return fields === null ? { refused: "value_does_not_fit" } : { form_fields: fields ?? {} };
    }
    case "field": {
      const { key, value } = change;
      const field = fieldOf(catalogue, before, key);
      if (!field) return undefined;
      const languages = languagesOf(change, field, rules.languages);
      const additional = languages
        ? Object.fromEntries(languages.map((language) => [language, value]))
        : value;
      return { form_fields: { [key]: { additional } } };
    }
  }
}

/** The languages in which a change sets a field's value; undefined if the value is the same in all. */
export const languagesOf = (
  { language }: Extract<BulkChange, { what: "field" }>,
  field: FieldDefinition,
  all: readonly Language[],
): readonly Language[] | undefined =>
  isKeptPerLanguage(field) ? (language === "all" ? all : [language]) : undefined;

/** A field of an analysis's layout by its key. */
export const fieldOf = (catalogue: Catalogue, analysis: Analysis, key: string): FieldDefinition | undefined =>
  valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []).find((field) => field.key === key);

/**
 * Undoes a change: returns the analysis as it was before, with all later edits kept.
 * @param before the version that was changed
 * @param after the result of the change
 */
export function undoChange(before: Analysis, after: Analysis, present: Analysis): Analysis {
  const undone = mergeEdit(after, present, before);
  if (isDeepStrictEqual(present.categories, after.categories)) return undone;
  return { ...undone, categories: withoutChange(before.categories, after.categories, present.categories) };
}

/** Removes what the change added and restores what it removed; later additions stay. */
const withoutChange = (before: readonly string[], after: readonly string[], present: readonly string[]) => [
  ...present.filter((category) => before.includes(category) || !after.includes(category)),
  ...before.filter((category) => !after.includes(category) && !present.includes(category)),
];
