import * as z from "zod";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
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
import { type Language, localizedTextSchema } from "../../../shared/kernel/language.ts";
import type { AnalysisChange, AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";

/** A value as its control holds it; null only where a yes or no has not been given. */
const controlSchema = plainValueSchema.nullable();
export type ControlValue = z.infer<typeof controlSchema>;

/** What the form holds: all an editor may change, without holes, so that two of them can be compared part by part. */
export const editorInput = z.object({
  name: localizedTextSchema,
  state: z.enum(analysisStates),
  categories: z.array(z.string()),
  collection: z.string().nullable(),
  collection_items: z.array(z.string()),
  related: z.array(z.string()),
  internal: z.boolean(),
  is_standalone: z.boolean(),
  list_visible: z.boolean(),
  /** By key; under `all` where the value is the same in every language. */
  fields: z.record(
    z.string(),
    z.object({ additional: z.record(z.string(), controlSchema), override: z.boolean() }),
  ),
});
export type EditorValues = z.infer<typeof editorInput>;

/** Under which names a field's values stand in the form. */
export const slotsOf = (
  field: FieldDefinition,
  languages: readonly Language[],
): readonly (Language | "all")[] => (isKeptPerLanguage(field) ? languages : ["all"]);

const listTypes: readonly string[] = [
  "list",
  "table",
  "category",
  "collectionitem",
  "relatedanalyses",
  "certificate",
];

/** What a control of the field holds while nothing is given. */
export function emptyOf(field: Pick<FieldDefinition, "type" | "options">): ControlValue {
  if (listTypes.includes(field.type)) return [];
  if (field.type === "checkbox") return field.options?.length ? [] : null;
  return "";
}

/** A stored value as the field's control holds it: what is listed is a list, even if only one thing was stored. */
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

/** The values to begin the form with. */
export function valuesOf(form: AnalysisForm): EditorValues {
  const [main = "de"] = form.languages;
  return {
    name: Object.fromEntries(form.languages.map((language) => [language, form.name[language] ?? ""])),
    state: form.state,
    categories: form.categories,
    collection: form.collection,
    collection_items: form.collection_items,
    related: form.related,
    internal: form.internal,
    is_standalone: form.is_standalone,
    list_visible: form.list_visible,
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

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const given = (value: ControlValue | undefined) => (isEmptyValue(value) ? null : (value as PlainValue));
const facts = [
  "state",
  "categories",
  "collection",
  "collection_items",
  "related",
  "internal",
  "is_standalone",
  "list_visible",
] as const;

function changedSlots(before: Record<string, ControlValue> | undefined, after: Record<string, ControlValue>) {
  const changed = Object.entries(after).filter(([slot, value]) => !same(before?.[slot], value));
  if (changed.length === 0) return {};
  if ("all" in after) return { additional: given(after.all) };
  return { additional: Object.fromEntries(changed.map(([slot, value]) => [slot, given(value)])) };
}

/** What has to be sent so that `before` becomes `after`: nothing that is the same in both. */
export function changeOf(before: EditorValues, after: EditorValues): AnalysisChange {
  const change: Record<string, unknown> = {};
  for (const fact of facts) if (!same(before[fact], after[fact])) change[fact] = after[fact];
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
