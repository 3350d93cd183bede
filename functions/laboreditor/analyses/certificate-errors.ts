import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldValue,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import { type Catalogue, textsOf } from "../../core/door.ts";

/** Errors for certificates that a change names and that do not exist. Former references may stay, even to certificates that are gone. */
export function certificateErrors(
  catalogue: Catalogue,
  before: Analysis,
  after: Analysis,
  isThere: (id: string) => boolean,
): FieldError[] {
  const fields = valueFields(catalogue.content("layout", after.layout)?.fields ?? []);
  return fields.flatMap((field) => {
    const { key } = field;
    const additional = after.fields[key]?.additional ?? null;
    if (kindOf(field).refersTo !== "certificate" || additional === null) return [];
    const stored = before.fields[key];
    const storedIds = new Set(stored ? [...textsOf(stored.raw), ...textsOf(stored.additional)] : []);
    return valuesOf(additional).flatMap(([slot, value]): FieldError[] => {
      const missing = textsOf(value as FieldValue).find((id) => !storedIds.has(id) && !isThere(id));
      if (missing === undefined) return [];
      const path = ["form_fields", key, "additional", ...slot].join(".");
      return [{ path, code: "not_found", message: `There is no certificate "${missing}".` }];
    });
  });
}

/** The plain values of a field, each with its language if it is kept per language. */
const valuesOf = (value: FieldValue): [slot: string[], value: PlainValue][] =>
  isPerLanguage(value)
    ? Object.entries(value).map(([language, plain]) => [[language], plain as PlainValue])
    : [[[], value as PlainValue]];
