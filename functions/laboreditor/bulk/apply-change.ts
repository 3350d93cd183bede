import { isDeepStrictEqual } from "node:util";
import type { Analysis, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { BulkChange, BulkRefusal } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, effectiveValue } from "../../core/door.ts";
import { editorValue, isKeptPerLanguage } from "./editor-value.ts";

/** What a change makes of one analysis. */
export type Outcome = { after: Analysis } | { unchanged: true } | { refused: BulkRefusal };
type FieldChange = Extract<BulkChange, { what: "field" }>;

/** The analysis after the change, or why there is none. Imported values (`raw`) stay as they are. */
export function applyChange(
  catalogue: Catalogue,
  change: BulkChange,
  before: Analysis,
  main: Language,
): Outcome {
  const after = changed(catalogue, change, before, main);
  if (typeof after === "string") return { refused: after };
  return isDeepStrictEqual(after, before) ? { unchanged: true } : { after };
}

function changed(
  catalogue: Catalogue,
  change: BulkChange,
  before: Analysis,
  main: Language,
): Analysis | BulkRefusal {
  switch (change.what) {
    case "state":
      return { ...before, state: change.state };
    case "internal":
      return { ...before, internal: change.internal };
    case "add_category":
      if (before.categories.includes(change.category)) return before;
      if (catalogue.content("category", change.category)?.layout != null) return "category_has_layout";
      return { ...before, categories: [...before.categories, change.category] };
    case "remove_category": {
      if (!before.categories.includes(change.category)) return before;
      if (catalogue.content("category", change.category)?.layout === before.layout)
        return "category_gives_layout";
      return { ...before, categories: before.categories.filter((one) => one !== change.category) };
    }
    case "field":
      return withField(catalogue, change, before, main);
  }
}

function withField(
  catalogue: Catalogue,
  change: FieldChange,
  before: Analysis,
  main: Language,
): Analysis | BulkRefusal {
  const field = fieldOf(catalogue, before, change.key);
  if (!field) return "no_such_field";
  const value = editorValue(catalogue, field, change.value);
  if (value === undefined) return "value_does_not_fit";
  const known = before.fields[change.key];
  const raw = known?.raw ?? null;
  const stored: StoredField = {
    raw,
    additional: isKeptPerLanguage(field)
      ? inLanguage(known?.additional ?? null, change.language, value, main)
      : value,
    override: change.override ?? known?.override ?? (field.required && raw === null),
  };
  if (field.required && isEmpty(effectiveValue(stored)) && !(known && isEmpty(effectiveValue(known))))
    return "required";
  if (!known && stored.additional === null && !stored.override) return before;
  return { ...before, fields: { ...before.fields, [change.key]: stored } };
}

/** The field of an analysis's layout by its key. */
export const fieldOf = (catalogue: Catalogue, analysis: Analysis, key: string): FieldDefinition | undefined =>
  valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []).find((field) => field.key === key);

function inLanguage(
  present: FieldValue | null,
  language: Language,
  value: PlainValue | null,
  main: Language,
): FieldValue | null {
  const kept = present === null ? {} : isPerLanguage(present) ? present : { [main]: present };
  const { [language]: _former, ...others } = kept as Partial<Record<Language, PlainValue>>;
  const values = value === null ? others : { ...others, [language]: value };
  return Object.keys(values).length > 0 ? values : null;
}

/** Whether a value says nothing, in any language. */
export const isEmpty = (value: FieldValue | null): boolean =>
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every((each) => each === "" || each.length === 0));
