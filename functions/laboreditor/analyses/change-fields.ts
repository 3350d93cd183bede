import { isDeepStrictEqual } from "node:util";
import { checkValue } from "../../../shared/core/catalogue/check-value.ts";
import type { Analysis, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  holds,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  isSameValue,
  type PlainValue,
  slotsOf,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { fitted, publishedIn, unfitting } from "../../../shared/core/catalogue/published.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import type { FieldChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, isReference, referencesOfField, textsOf } from "../../core/door.ts";
import { emptyField } from "./analysis-form.ts";
import type { Complain } from "./edit-rules.ts";
import { editorValue } from "./field-value.ts";

/** The fields of an analysis after a change; every error in the change is reported. */
export function refilled(
  catalogue: Catalogue,
  before: Analysis,
  changes: Record<string, FieldChange>,
  main: Language,
  complain: Complain,
): Analysis["fields"] {
  const definitions = new Map(
    valueFields(catalogue.content("layout", before.layout)?.fields ?? []).map((field) => [field.key, field]),
  );
  const fields = new Map(Object.entries(before.fields));
  for (const [key, change] of Object.entries(changes)) {
    const path = `form_fields.${key}`;
    const field = definitions.get(key);
    // A repeated drop finds nothing and is no error.
    if (change.drop) dropFrom(fields, key, field, main);
    if (change.drop && !field) continue;
    const previous = fields.get(key);
    if (field) {
      const stored = changeField(catalogue, field, previous, change, main, complain);
      // Do not store fields that are still empty.
      if (previous || !isDeepStrictEqual(stored, emptyField(field))) fields.set(key, stored);
      continue;
    }
    if (!previous) complain(path, "not_found", `The form layout has no field "${key}".`);
    else if (change.additional)
      complain(path, "field_gone", `The field "${key}" is no longer in the layout.`);
    else if (change.additional === null) fields.set(key, { ...previous, additional: null, override: false });
  }
  return Object.fromEntries(fields);
}

/** Drops what the layout has no place for: everything stored for a removed field, or the values that do not fit an existing one. */
function dropFrom(
  fields: Map<string, StoredField>,
  key: string,
  field: FieldDefinition | undefined,
  main: Language,
): void {
  const stored = fields.get(key);
  const held = (value: FieldValue | null) =>
    field && (unfitting(value, field, main) ? fitted(value, field, main) : value);
  const [raw, additional] = stored ? [held(stored.raw), held(stored.additional)] : [];
  const isLeft = !isEmptyValue(raw) || !isEmptyValue(additional);
  if (stored && isLeft) fields.set(key, { ...stored, raw: raw ?? null, additional: additional ?? null });
  else fields.delete(key);
}

function changeField(
  catalogue: Catalogue,
  field: FieldDefinition,
  previous: StoredField | undefined,
  change: FieldChange,
  main: Language,
  complain: Complain,
): StoredField {
  const path = `form_fields.${field.key}`;
  const before = previous ?? emptyField(field);
  const accepted = (value: PlainValue | null, valuePath: string): PlainValue | null => {
    const fitting = editorValue(catalogue, field, withoutKnown(field, before, value));
    if (fitting !== undefined) {
      const result = fitting === null || isReference(field) ? (value ?? null) : fitting;
      complainOf(field, result, valuePath, complain);
      return result;
    }
    if (holds(field.type, "day") && typeof value === "string") complainOf(field, value, valuePath, complain);
    else complain(valuePath, "value_does_not_fit", expected(field));
    return value;
  };
  const stored: StoredField = { ...before, override: change.override ?? before.override };
  if (change.additional !== undefined) {
    const { additional } = change;
    if (!isKeptPerLanguage(field)) {
      if (additional !== null && isPerLanguage(additional as FieldValue))
        complain(
          `${path}.additional`,
          "not_per_language",
          `The field "${field.key}" is not kept per language.`,
        );
      else {
        const value = accepted(additional as PlainValue | null, `${path}.additional`);
        stored.additional = isEmptyValue(value) ? null : value;
        stored.override = change.override ?? (additional !== null && stored.additional === null);
      }
    } else if (additional === null) {
      stored.additional = null;
      stored.override = change.override ?? false;
    } else if (!isPerLanguage(additional as FieldValue))
      complain(`${path}.additional`, "per_language", `The field "${field.key}" is kept per language.`);
    else {
      const values = new Map(Object.entries(inLanguages(before.additional)));
      for (const [language, value] of Object.entries(additional)) {
        const fitting = accepted(value as PlainValue | null, `${path}.additional.${language}`);
        const { imported } = publishedIn(before, language as Language, main);
        if (!isEmptyValue(fitting)) values.set(language, fitting as PlainValue);
        else if (value !== null && imported !== undefined) values.set(language, value as PlainValue);
        else values.delete(language);
      }
      const hidden = change.override === undefined ? hiddenByOverride(before) : [];
      const isBack = (language: Language) =>
        (additional as Partial<Record<Language, unknown>>)[language] === null;
      if (hidden.some(isBack)) {
        // The override of the whole field ends; imported values that it hid in other languages stay hidden.
        stored.override = false;
        for (const language of hidden)
          if (!isBack(language) && !values.has(language)) values.set(language, "");
      }
      stored.additional = values.size > 0 ? Object.fromEntries(values) : null;
    }
  }
  if (field.required && isEmptyValue(stored.raw)) stored.override = true;
  return answered(field, before, stored, change.imports);
}

/** The languages with an imported value that the field's override hides. */
const hiddenByOverride = ({ raw, override }: StoredField): Language[] =>
  override ? contentLanguages.filter((language) => !isEmptyValue(inLanguages(raw)[language])) : [];

/** Refuses values with findings that the layout rates as errors; the editor shows the other ones. References are not checked here. */
function complainOf(
  field: FieldDefinition,
  value: PlainValue | null,
  valuePath: string,
  complain: Complain,
): void {
  if (isReference(field)) return;
  for (const { code, severity, place, parameters } of checkValue(field, value)) {
    if (severity !== "error") continue;
    const path = [valuePath, place.row ?? place.entry, place.column]
      .filter((part) => part !== undefined)
      .join(".");
    complain(path, code, `The field "${field.key}" has a value that its form layout refuses.`, {
      ...parameters,
      ...(place.row !== undefined && { row: place.row + 1 }),
      ...(place.entry !== undefined && { entry: place.entry + 1 }),
    });
  }
}

/** Removes references that the field already had from the check, since only new ones have to exist. */
function withoutKnown(field: FieldDefinition, before: StoredField, value: PlainValue | null) {
  if (!isReference(field) || !Array.isArray(value) || referencesOfField(field, before).length === 0)
    return value;
  const previousIds = new Set([...textsOf(before.raw), ...textsOf(before.additional)]);
  return (value as unknown[]).filter(
    (entry) => typeof entry !== "string" || !previousIds.has(entry),
  ) as PlainValue;
}

/** An editor's value by language; a value that is not kept per language applies to all. */
function inLanguages(value: FieldValue | null): Partial<Record<string, PlainValue>> {
  if (value === null || isPerLanguage(value)) return value ?? {};
  return Object.fromEntries(contentLanguages.map((language) => [language, value]));
}

/** The state of changed imports after an edit: a changed own value answers all of them, and without an own value there is nothing to answer. */
function answered(
  field: FieldDefinition,
  before: StoredField,
  { imports, ...stored }: StoredField,
  answers: FieldChange["imports"],
): StoredField {
  const open = { ...imports, ...answers };
  const openAnswers = slotsOf(field, contentLanguages).flatMap((slot) => {
    const language = slot === "all" ? contentLanguages[0] : slot;
    const [was, is] = [publishedIn(before, language, language), publishedIn(stored, language, language)];
    const hasOwn = is.from === "additional" || is.state === "hidden";
    const isNew = is.state !== was.state || !isSameValue(is.value, was.value);
    const answer = isNew && open[slot] === "changed" ? undefined : open[slot];
    return hasOwn && answer ? [[slot, answer] as const] : [];
  });
  return openAnswers.length > 0 ? { ...stored, imports: Object.fromEntries(openAnswers) } : stored;
}

/** A description of the values that a field of this type accepts. */
const expected = (field: FieldDefinition) =>
  `The field "${field.key}" takes ${kindOf(field).expected(field)}.`;
