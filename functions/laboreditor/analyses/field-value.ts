import type { FieldDefinition, PlainValue } from "../../../shared/core/catalogue/field.ts";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";
import type { Catalogue } from "../../core/door.ts";
import { cleanHtml, isIntricate } from "../../platform/clean-html.ts";

/**
 * An editor's value as stored in the field: rich text is cleaned, an empty one becomes null.
 * @returns undefined if the field cannot hold such a value
 */
export function editorValue(
  catalogue: Catalogue,
  field: FieldDefinition,
  value: PlainValue | null,
): PlainValue | null | undefined {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return null;
  const refers = (isThere: (text: string) => boolean) => (isListOf(value, isThere) ? value : undefined);
  switch (field.type) {
    case "text":
      return typeof value === "string" ? value : undefined;
    case "multilinetext":
      return typeof value === "string" && !isIntricate(value) ? cleanHtml(value) : undefined;
    case "date":
      return typeof value === "string" && isCalendarDate(value) ? value : undefined;
    case "checkbox":
      if (!field.options) return typeof value === "boolean" ? value : undefined;
      return refers((text) => field.options?.some(({ key }) => key === text) ?? false);
    case "list":
    case "certificate":
      return refers(() => true);
    case "category":
      return refers((text) => catalogue.get("category", text) !== undefined);
    case "collectionitem":
      return refers((text) => catalogue.get("collectionitem", `${field.collection}/${text}`) !== undefined);
    case "relatedanalyses":
      return refers((text) => catalogue.get("analysis", text) !== undefined);
    case "table":
      return isTableOf(value, field) ? value : undefined;
    default:
      return undefined;
  }
}

const isListOf = (value: PlainValue, isThere: (text: string) => boolean) =>
  Array.isArray(value) && value.every((each) => typeof each === "string" && isThere(each));

function isTableOf(value: PlainValue, field: FieldDefinition): boolean {
  const columns = new Set(field.columns?.map(({ key }) => key));
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === "object" && Object.keys(row).every((key) => columns.has(key)))
  );
}
