import { type FieldDefinition, holds, type PlainValue } from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { type Catalogue, documentKindOf, identityIn, textsOf } from "../../core/door.ts";
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
  if (!kindOf(field).accepts(value, field)) return undefined;
  if (holds(field.type, "html")) {
    const html = String(value);
    return isIntricate(html) ? undefined : cleanHtml(html);
  }
  const kind = documentKindOf(field);
  const isThere = (entry: string) => !kind || catalogue.get(kind, identityIn(field, entry)) !== undefined;
  return textsOf(value).every(isThere) ? value : undefined;
}
