import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import type { ImportSample } from "../../../shared/importexport/imports/import.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";

const longest = 300;

/** One analysis of a dry run: which of its imported parts differ, as texts. */
export function sampleOf(
  kind: ImportSample["kind"],
  before: Analysis | undefined,
  after: Analysis | undefined,
  main: Language,
): ImportSample {
  const shown = after ?? before;
  return {
    kind,
    code: shown?.code ?? "",
    name: localized(shown?.name ?? {}, main, main).value ?? "",
    changes: kind === "changed" && before && after ? differences(before, after) : [],
  };
}

function differences(before: Analysis, after: Analysis): ImportSample["changes"] {
  const properties = [
    "name",
    "categories",
    "state",
    "internal",
    "related",
    "collection",
    "collection_items",
    "is_standalone",
    "list_visible",
  ] as const;
  const keys = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return [
    ...properties.map((field) => ({
      field: field as string,
      before: textOf(before[field]),
      after: textOf(after[field]),
    })),
    ...keys.map((key) => ({
      field: `fields.${key}`,
      before: textOf(before.fields[key]?.raw ?? null),
      after: textOf(after.fields[key]?.raw ?? null),
    })),
  ].filter((change) => change.before !== change.after);
}

function textOf(value: FieldValue | null | unknown): string {
  const text =
    value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
