import type { FieldDefinition, PlainValue } from "../../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../../shared/core/catalogue/kinds/kinds.ts";
import { editorKinds } from "../kinds/kinds.ts";
import { linesOf } from "./lines-of.ts";

/** Converts a value for another field as far as that can hold it; undefined if it cannot. */
export function movedValue(value: PlainValue, field: FieldDefinition): PlainValue | undefined {
  if (typeof value === "boolean") return kindOf(field).fit(value, field);
  const lines = linesOf(value);
  return lines.length === 0 ? undefined : editorKinds[field.type].moved?.(value, field, lines);
}
