import { isDeepStrictEqual } from "node:util";
import { checkValue } from "../../../shared/core/catalogue/check-value.ts";
import type { Analysis, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  isSameValue,
  type PlainValue,
  slotsOf,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import { limits } from "../../../shared/kernel/limits.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { AnalysisChange, FieldChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, isReference, itemsOf, referencesOfField, textsOf } from "../../core/door.ts";
import { emptyField } from "./analysis-form.ts";
import { type Complain, checkState, type EditRules } from "./edit-rules.ts";
import { editorValue } from "./field-value.ts";

/** An analysis after an editor's change, and everything in the change that does not fit. */
export interface Edited {
  after: Analysis;
  errors: FieldError[];
}

/**
 * What an editor's change makes of an analysis. Only what is sent changes; imported values (`raw`) and the layout never do. What the
 * analysis already referred to may stay, even where it is gone.
 */
export function applyEdit(
  catalogue: Catalogue,
  before: Analysis,
  change: AnalysisChange,
  rules: EditRules,
): Edited {
  const { main } = rules;
  const errors: FieldError[] = [];
  const complain: Complain = (path, code, message, parameters) =>
    errors.push({ path, code, message, ...(parameters && { parameters }) });
  const { name, categories, related, collection, collection_items, fields, ...flags } = change;
  const after: Analysis = { ...before, ...flags };
  if (name) after.name = renamed(before, name, main, complain);
  if (categories) after.categories = recategorised(catalogue, before, categories, complain);
  if (collection !== undefined) {
    after.collection = collection;
    if (collection !== null && collection !== before.collection && !catalogue.get("collection", collection))
      complain("collection", "not_found", `There is no collection "${collection}".`);
  }
  if (collection_items || after.collection !== before.collection) {
    const known = itemsOf(before);
    after.collection_items = itemsOf({ ...after, collection_items: collection_items ?? known });
    for (const item of added(known, after.collection_items))
      if (!catalogue.get("collectionitem", item))
        complain("collection_items", "not_found", `There is no item "${item}".`);
  }
  if (related) {
    after.related = [...new Set(related)];
    for (const code of added(before.related, related)) {
      if (code === before.code) complain("related", "self", "An analysis is not related to itself.");
      else if (!catalogue.get("analysis", code))
        complain("related", "not_found", `There is no analysis "${code}".`);
    }
  }
  if (fields) after.fields = refilled(catalogue, before, fields, main, complain);
  checkState(catalogue, before, after, rules, complain);
  return { after, errors };
}

const added = (before: readonly string[], now: readonly string[]) =>
  [...new Set(now)].filter((one) => !before.includes(one));

/** A name is never empty: one in another than the main language is taken away by null. */
function renamed(
  before: Analysis,
  name: NonNullable<AnalysisChange["name"]>,
  main: Language,
  complain: Complain,
) {
  const names = { ...before.name };
  for (const [key, text] of Object.entries(name)) {
    const language = key as Language;
    const given = text?.trim() ?? null;
    if (given) names[language] = given;
    else if (text === null && (language !== main || !before.name[main])) delete names[language];
    else complain(`name.${language}`, "required", "A name is not empty.");
  }
  if (Object.keys(names).length === 0 && !Object.values(name).some((text) => text !== null))
    complain(`name.${main}`, "required", "A name is needed in one language at least.");
  return names;
}

/** A category with a layout of its own is the one that gives the analysis its layout; all others are extra and have none. */
function recategorised(
  catalogue: Catalogue,
  before: Analysis,
  wanted: readonly string[],
  complain: Complain,
): string[] {
  const layoutOf = (identifier: string) => catalogue.content("category", identifier)?.layout ?? null;
  const kept = before.categories.filter((one) => wanted.includes(one));
  let isGiven = kept.some((one) => layoutOf(one) === before.layout);
  for (const identifier of added(before.categories, wanted)) {
    const layout = layoutOf(identifier);
    if (!catalogue.get("category", identifier))
      complain("categories", "not_found", `There is no category "${identifier}".`);
    else if (layout !== null && (layout !== before.layout || isGiven))
      complain("categories", "category_has_layout", `The category "${identifier}" has a layout of its own.`);
    else isGiven ||= layout !== null;
  }
  const lost = before.categories.find((one) => !wanted.includes(one) && layoutOf(one) === before.layout);
  if (lost !== undefined && !isGiven)
    complain("categories", "category_gives_layout", `The category "${lost}" gives the analysis its layout.`);
  return [...new Set(wanted)];
}

function refilled(
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
    const path = `fields.${key}`;
    const field = definitions.get(key);
    const known = fields.get(key);
    if (field) {
      const stored = changeField(catalogue, field, known, change, main, complain);
      // A field that nobody said anything about stays unsaid.
      if (known || !isDeepStrictEqual(stored, emptyField(field))) fields.set(key, stored);
      continue;
    }
    if (!known) complain(path, "not_found", `The form layout has no field "${key}".`);
    else if (change.additional)
      complain(path, "field_gone", `The field "${key}" is no longer in the layout.`);
    else if (change.additional === null) fields.set(key, { ...known, additional: null, override: false });
  }
  return Object.fromEntries(fields);
}

function changeField(
  catalogue: Catalogue,
  field: FieldDefinition,
  known: StoredField | undefined,
  change: FieldChange,
  main: Language,
  complain: Complain,
): StoredField {
  const path = `fields.${field.key}`;
  const before = known ?? emptyField(field);
  const fitted = (value: PlainValue | null, at: string): PlainValue | null => {
    const fitting = editorValue(catalogue, field, withoutKnown(field, before, value));
    if (fitting !== undefined) {
      const kept = fitting === null || isReference(field) ? (value ?? null) : fitting;
      complainOf(field, kept, at, complain);
      return kept;
    }
    complain(at, "value_does_not_fit", unfitting(field));
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
        const value = fitted(additional as PlainValue | null, `${path}.additional`);
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
        const fitting = fitted(value as PlainValue | null, `${path}.additional.${language}`);
        const { imported } = publishedIn(before, language as Language, main);
        if (!isEmptyValue(fitting)) values.set(language, fitting as PlainValue);
        else if (value !== null && imported !== undefined) values.set(language, value as PlainValue);
        else values.delete(language);
      }
      stored.additional = values.size > 0 ? Object.fromEntries(values) : null;
    }
  }
  if (field.required && isEmptyValue(stored.raw)) stored.override = true;
  return answered(field, before, stored, change.imports);
}

/** Refuses what the layout calls an error; of a kept reference nothing is checked, and warnings are for the editor to show. */
function complainOf(field: FieldDefinition, value: PlainValue | null, at: string, complain: Complain): void {
  if (isReference(field)) return;
  for (const { code, severity, place, parameters } of checkValue(field, value)) {
    if (severity !== "error") continue;
    const path = [at, place.row ?? place.entry, place.column].filter((part) => part !== undefined).join(".");
    complain(path, code, `The field "${field.key}" has a value that its form layout refuses.`, {
      ...parameters,
      ...(place.row !== undefined && { row: place.row + 1 }),
      ...(place.entry !== undefined && { entry: place.entry + 1 }),
    });
  }
}

/** Of references only those that are new have to be there: what was already referred to may stay. */
function withoutKnown(field: FieldDefinition, before: StoredField, value: PlainValue | null) {
  if (!isReference(field) || !Array.isArray(value) || referencesOfField(field, before).length === 0)
    return value;
  const known = new Set([...textsOf(before.raw), ...textsOf(before.additional)]);
  return (value as unknown[]).filter((one) => typeof one !== "string" || !known.has(one)) as PlainValue;
}

/** An editor's value per language; one that is not kept so stands in all. */
function inLanguages(value: FieldValue | null): Partial<Record<string, PlainValue>> {
  if (value === null || isPerLanguage(value)) return value ?? {};
  return Object.fromEntries(contentLanguages.map((language) => [language, value]));
}

/** What is answered to changes of imported values: with a changed own value all is said, without one there is nothing to say. */
function answered(
  field: FieldDefinition,
  before: StoredField,
  { imports, ...stored }: StoredField,
  answers: FieldChange["imports"],
): StoredField {
  const open = { ...imports, ...answers };
  const kept = slotsOf(field, contentLanguages).flatMap((slot) => {
    const language = slot === "all" ? contentLanguages[0] : slot;
    const [was, is] = [publishedIn(before, language, language), publishedIn(stored, language, language)];
    const hasOwn = is.from === "additional" || is.state === "hidden";
    const isNew = is.state !== was.state || !isSameValue(is.value, was.value);
    const answer = isNew && open[slot] === "changed" ? undefined : open[slot];
    return hasOwn && answer ? [[slot, answer] as const] : [];
  });
  return kept.length > 0 ? { ...stored, imports: Object.fromEntries(kept) } : stored;
}

/** What a field of this type takes. */
function unfitting({ type, key, collection }: FieldDefinition): string {
  const taken: Partial<Record<FieldDefinition["type"], string>> = {
    multilinetext: `a text of at most ${limits.text} characters and ${limits.tags} tags`,
    date: "a date that exists, as YYYY-MM-DD",
    list: "a list of texts",
    table: "rows of its columns",
    checkbox: "yes or no, or some of its options",
    category: "categories that exist",
    collectionitem: `items of the collection "${collection}"`,
    relatedanalyses: "codes of analyses that exist",
    certificate: "ids of certificates",
  };
  return `The field "${key}" takes ${taken[type] ?? "a text"}.`;
}
