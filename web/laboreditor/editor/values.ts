import * as z from "zod";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  type PlainValue,
  plainValueSchema,
  slotsOf,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type AnalysisChange,
  type AnalysisForm,
  type FormFacts,
  formFactsSchema,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { isSame } from "./merge.ts";

/** A value as its control holds it; null only for an unset yes or no. */
const controlSchema = plainValueSchema.nullable();
export type ControlValue = z.infer<typeof controlSchema>;

/** The form's values: all an editor may change, without gaps, so that two of them can be compared part by part. */
export const editorInput = formFactsSchema.extend({
  /** By key; under `all` if the value is the same in every language. */
  fields: z.record(
    z.string(),
    z.object({ additional: z.record(z.string(), controlSchema), override: z.boolean() }),
  ),
});
export type EditorValues = z.infer<typeof editorInput>;
const facts = Object.keys(formFactsSchema.shape) as (keyof FormFacts)[];

const listTypes: readonly string[] = [
  "list",
  "table",
  "category",
  "collectionitem",
  "relatedanalyses",
  "certificate",
];

/** The empty value of a field's control. */
function emptyOf(field: Pick<FieldDefinition, "type" | "options">): ControlValue {
  if (listTypes.includes(field.type)) return [];
  if (field.type === "checkbox") return field.options?.length ? [] : null;
  return "";
}

/** A stored value as the field's control holds it: list fields get a list, even if a single value was stored. */
export function toControl(field: FieldDefinition, value: PlainValue | undefined): ControlValue {
  const empty = emptyOf(field);
  if (value === undefined) return empty;
  if (Array.isArray(empty))
    return Array.isArray(value) ? value : typeof value === "string" && value ? [value] : [];
  if (field.type === "checkbox") return typeof value === "boolean" ? value : null;
  return typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : String(value);
}

/** The part of a stored value that belongs to one language, or to all. */
export function slotValue(
  value: FieldValue | null,
  slot: Language | "all",
  main: Language,
): PlainValue | undefined {
  if (value === null) return undefined;
  if (!isPerLanguage(value)) return slot === "all" || slot === main ? value : undefined;
  return value[slot === "all" ? main : slot];
}

/** The initial values of the form. */
export function valuesOf(form: AnalysisForm): EditorValues {
  const [main = "de"] = form.languages;
  return {
    ...(Object.fromEntries(facts.map((fact) => [fact, form[fact]])) as FormFacts),
    name: Object.fromEntries(form.languages.map((language) => [language, form.name[language] ?? ""])),
    fields: Object.fromEntries(
      valueFields(form.definitions).map((field) => {
        const stored = form.fields[field.key];
        const slots = slotsOf(field, form.languages).map((slot) => [
          slot,
          toControl(field, slotValue(stored?.additional ?? null, slot, main)),
        ]);
        return [
          field.key,
          { additional: Object.fromEntries(slots), override: stored?.meta.override ?? false },
        ];
      }),
    ),
  };
}

const given = (value: ControlValue | undefined) => (isEmptyValue(value) ? null : (value as PlainValue));

function changedSlots(before: Record<string, ControlValue> | undefined, after: Record<string, ControlValue>) {
  const changed = Object.entries(after).filter(([slot, value]) => !isSame(before?.[slot], value));
  if (changed.length === 0) return {};
  if ("all" in after) return { additional: given(after.all) };
  return { additional: Object.fromEntries(changed.map(([slot, value]) => [slot, given(value)])) };
}

/** The request that turns `before` into `after`: only what differs. */
export function changeOf(before: EditorValues, after: EditorValues): AnalysisChange {
  const change: Record<string, unknown> = {};
  for (const fact of facts)
    if (fact !== "name" && !isSame(before[fact], after[fact])) change[fact] = after[fact];
  const names = Object.entries(after.name).filter(
    ([language, text]) => (before.name[language as Language] ?? "") !== (text ?? ""),
  );
  if (names.length > 0)
    change.name = Object.fromEntries(names.map(([language, text]) => [language, text?.trim() || null]));
  const fields = Object.entries(after.fields).flatMap(([key, field]) => {
    const former = before.fields[key];
    const fieldChange = {
      ...changedSlots(former?.additional, field.additional),
      ...(former?.override === field.override ? {} : { override: field.override }),
    };
    return Object.keys(fieldChange).length > 0 ? [[key, fieldChange] as const] : [];
  });
  if (fields.length > 0) change.fields = Object.fromEntries(fields);
  return change as AnalysisChange;
}
