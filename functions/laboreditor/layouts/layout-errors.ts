import { type FieldDefinition, hasSetting, holdsFields } from "../../../shared/core/catalogue/field.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Catalogue } from "../../core/door.ts";

/** Errors of a layout's fields: fields that do not fit together, and collections that do not exist, each with its path. */
export function layoutErrors(catalogue: Catalogue, fields: readonly FieldDefinition[]): FieldError[] {
  const errors: FieldError[] = [];
  const complain = (path: string, code: FieldCode, message: string) => errors.push({ path, code, message });
  const keys = new Set<string>();
  const check = (field: FieldDefinition, path: string) => {
    const { key, type, collection, columns, options } = field;
    if (keys.has(key)) complain(`${path}.key`, "already_exists", `The key "${key}" is used twice.`);
    keys.add(key);
    if (hasSetting(type, "collection") && !collection)
      complain(`${path}.collection`, "required", `The field "${key}" needs a collection.`);
    if (hasSetting(type, "collection") && collection && !catalogue.get("collection", collection))
      complain(`${path}.collection`, "not_found", `There is no collection "${collection}".`);
    if (hasSetting(type, "columns") && !columns?.length)
      complain(`${path}.columns`, "required", `The table "${key}" needs columns.`);
    for (const [name, parts] of [
      ["columns", columns],
      ["options", options],
    ] as const)
      if (new Set(parts?.map((part) => part.key)).size !== (parts?.length ?? 0))
        complain(`${path}.${name}`, "already_exists", `"${key}" has two ${name} with the same key.`);
    if (field.children && !holdsFields(type))
      complain(`${path}.children`, "invalid", "Only sections and groups hold other fields.");
    for (const [index, child] of (field.children ?? []).entries()) check(child, `${path}.children.${index}`);
  };
  for (const [index, field] of fields.entries()) check(field, `fields.${index}`);
  return errors;
}
