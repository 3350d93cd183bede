import * as z from "zod";
import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  holds,
  holdsEntries,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  isSameValue,
  type PlainValue,
  plainValueSchema,
  type Slot,
  slotsOf,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { fitted } from "../../../shared/core/catalogue/published.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type AnalysisChange,
  type AnalysisForm,
  type FormFacts,
  formFactsSchema,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { isSame } from "./merge.ts";

/** A value as its control holds it; null only for an undecided yes or no. */
const controlSchema = plainValueSchema.nullable();
export type ControlValue = z.infer<typeof controlSchema>;

/** The own value of a slot; null if there is none, so that the imported one is published. An empty one hides the imported value. */
const ownSchema = z.object({ value: controlSchema }).nullable();
export type OwnValue = z.infer<typeof ownSchema>;

/** The form's values: everything that an editor may change, without gaps, so that two versions can be compared part by part. */
export const editorInput = formFactsSchema.extend({
  /** By field key and slot. */
  form_fields: z.record(
    z.string(),
    z.object({
      additional: z.record(z.string(), ownSchema),
      /** The field hides imported values of languages without an own one; only old changes and the API set this. */
      override: z.boolean(),
      /** Answers to changes of imported values below own ones. */
      imports: z.record(z.string(), z.enum(["changed", "ignored"]).nullable()),
    }),
  ),
  /** By key: whether to drop a value that the layout has no place for, because it was moved to a field or is not wanted any more. */
  dropped: z.record(z.string(), z.boolean()),
});
export type EditorValues = z.infer<typeof editorInput>;
const facts = Object.keys(formFactsSchema.shape) as (keyof FormFacts)[];

/** The value from a change handler: custom controls pass the value, native ones an event. */
export function valueOfInput(next: unknown): ControlValue {
  const target = (next as { currentTarget?: { value: string } } | null)?.currentTarget;
  return (target ? target.value : (next as ControlValue | undefined)) ?? null;
}

/** The empty value of a field's control. */
export function emptyOf(field: Pick<FieldDefinition, "type" | "options">): ControlValue {
  if (holdsEntries(field)) return [];
  return holds(field.type, "choice") ? null : "";
}

/** A fitting value in the form of the field's control. */
export const toControl = (field: FieldDefinition, value: PlainValue | undefined): ControlValue =>
  value ?? emptyOf(field);

/** The part of a stored value for a slot; a value that is not kept per language applies to all slots. */
const partOf = (value: FieldValue | null, slot: Slot): PlainValue | undefined =>
  value !== null && isPerLanguage(value) ? value[slot as Language] : (value ?? undefined);

/** The imported value of a slot, if there is one. */
export function importedValue(
  { form_fields: fields, languages: [main = "de"] }: AnalysisForm,
  field: FieldDefinition,
  slot: Slot,
): PlainValue | undefined {
  const value = partOf(fitted(fields[field.key]?.raw ?? null, field, main), slot);
  return isEmptyValue(value) ? undefined : value;
}

/** The own value of a slot in the form of its control. */
function ownValue(form: AnalysisForm, field: FieldDefinition, slot: Slot): OwnValue {
  const stored = form.form_fields[field.key];
  const additional = fitted(stored?.additional ?? null, field, form.languages[0] ?? "de");
  const addition = partOf(additional, slot);
  if (addition !== undefined && !isEmptyValue(addition)) return { value: addition };
  const isEmptied = addition !== undefined || (stored?.meta.override && isEmptyValue(additional));
  return isEmptied && importedValue(form, field, slot) !== undefined ? { value: emptyOf(field) } : null;
}

/**
 * The own value after typing: none if it equals the imported one, or if it is empty and nothing is imported.
 * @param before the saved value: an own value stays own even if it now equals the imported one
 */
export function typedValue(
  field: FieldDefinition,
  value: ControlValue,
  imported: PlainValue | undefined,
  before: OwnValue,
): OwnValue {
  if (imported === undefined) return isEmptyValue(value) ? null : { value };
  const isImported = isSameValue(value ?? undefined, toControl(field, imported) ?? undefined);
  return isImported && before === null ? null : { value };
}

/** A field as it would be stored with the form's values; languages that the form lacks are included. */
export function storedOf(
  form: AnalysisForm,
  field: FieldDefinition,
  { additional, override }: EditorValues["form_fields"][string],
): StoredField {
  const stored = form.form_fields[field.key];
  const raw = stored?.raw ?? null;
  if ("all" in additional) {
    const addition = additional.all ?? null;
    const value = addition && !isEmptyValue(addition.value) ? addition.value : null;
    return { raw, additional: value, override: addition !== null && value === null };
  }
  const others = stored?.additional && isPerLanguage(stored.additional) ? stored.additional : {};
  const values = new Map<string, PlainValue>(Object.entries(others));
  for (const [slot, addition] of Object.entries(additional)) {
    if (addition === null) values.delete(slot);
    else values.set(slot, addition.value ?? "");
  }
  return { raw, additional: Object.fromEntries(values), override };
}

/** The initial values of the form. */
export function valuesOf(form: AnalysisForm): EditorValues {
  return {
    ...(Object.fromEntries(facts.map((fact) => [fact, form[fact]])) as FormFacts),
    name: Object.fromEntries(form.languages.map((language) => [language, form.name[language] ?? ""])),
    form_fields: Object.fromEntries(
      valueFields(form.definitions).map((field) => {
        const { raw = null, meta } = form.form_fields[field.key] ?? {};
        const slots = slotsOf(field, form.languages);
        const bySlot = <Value>(valueIn: (slot: Slot) => Value) =>
          Object.fromEntries(slots.map((slot) => [slot, valueIn(slot)]));
        return [
          field.key,
          {
            additional: bySlot((slot) => ownValue(form, field, slot)),
            override: isKeptPerLanguage(field) && !isEmptyValue(raw) && (meta?.override ?? false),
            imports: bySlot((slot) => meta?.imports?.[slot] ?? null),
          },
        ];
      }),
    ),
    dropped: Object.fromEntries(form.orphans.map(({ key }) => [key, false])),
  };
}

/** The changed own values of a field as sent in a request; an empty one for all languages is hidden by `override`. */
function changedSlots(before: Record<string, OwnValue> | undefined, after: Record<string, OwnValue>) {
  const changed = Object.entries(after).filter(([slot, value]) => !isSame(before?.[slot], value));
  if (changed.length === 0) return {};
  if (!("all" in after)) {
    return {
      additional: Object.fromEntries(
        changed.map(([slot, addition]) => [slot, addition && (addition.value ?? "")]),
      ),
    };
  }
  const addition = after.all ?? null;
  if (addition === null) return { additional: null };
  return isEmptyValue(addition.value) ? { additional: null, override: true } : { additional: addition.value };
}

/** The request that turns `before` into `after`, with the differences only. */
export function changeOf(before: EditorValues, after: EditorValues): AnalysisChange {
  const change: Record<string, unknown> = {};
  for (const fact of facts)
    if (fact !== "name" && !isSame(before[fact], after[fact])) change[fact] = after[fact];
  const names = Object.entries(after.name).filter(
    ([language, text]) => (before.name[language as Language] ?? "") !== (text ?? ""),
  );
  if (names.length > 0)
    change.name = Object.fromEntries(names.map(([language, text]) => [language, text?.trim() || null]));
  const isDropped = (key: string) => after.dropped[key] === true;
  const dropped = Object.keys(after.dropped)
    .filter((key) => isDropped(key) && !(key in after.form_fields))
    .map((key) => [key, { drop: true }] as const);
  const fields = Object.entries(after.form_fields).flatMap(([key, field]) => {
    const previous = before.form_fields[key];
    const answers = Object.entries(field.imports).filter(
      ([slot, answer]) => answer !== "changed" && answer !== (previous?.imports[slot] ?? null),
    );
    const fieldChange = {
      ...changedSlots(previous?.additional, field.additional),
      ...(previous?.override === field.override ? {} : { override: field.override }),
      ...(answers.length > 0 && { imports: Object.fromEntries(answers) }),
      ...(isDropped(key) && { drop: true }),
    };
    return Object.keys(fieldChange).length > 0 ? [[key, fieldChange] as const] : [];
  });
  if (fields.length + dropped.length > 0) change.form_fields = Object.fromEntries([...fields, ...dropped]);
  return change as AnalysisChange;
}
