import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FieldRole } from "../../../shared/core/catalogue/field-role.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { SearchEntry } from "../../../shared/kernel/search-text.ts";
import { textsOf } from "./references.ts";
import { type Reader, shownName } from "./show-analysis.ts";

/** The texts of the fields of some roles, without duplicates. */
export const valuesOf = (fields: readonly ShownField[], ...roles: readonly FieldRole[]): string[] => [
  ...new Set(
    fields
      .filter(({ role }) => role !== undefined && roles.includes(role))
      .flatMap(({ list, text = "" }) => list ?? [text])
      .filter((value) => value.trim() !== ""),
  ),
];

/** The search terms other than names. */
const facts: readonly FieldRole[] = ["material", "container", "method", "loinc", "billing"];

/** Roles of fields about other analyses, which a search for those must not find. */
const aboutOthers: readonly FieldRole[] = ["reflex", "look_alikes", "replaced_by"];

/**
 * The search terms of an analysis, the same for visitors and editors, on pages, in widgets and in lists. Names and synonyms count in
 * every language; all other texts only as the reader sees them. A panel is found by its components, and they by the panel.
 * @param panels those that contain the analysis
 */
export function searchableParts(
  analysis: Analysis,
  fields: readonly ShownField[],
  reader: Pick<Reader, "language" | "main">,
  panels: readonly { code: string; name: string }[] = [],
): Omit<SearchEntry, "id" | "found"> {
  const components = fields.flatMap(({ role, links = [] }) => (role === "components" ? links : []));
  const others = fields.filter(
    ({ role }) => role === undefined || !(facts.includes(role) || aboutOthers.includes(role)),
  );
  return {
    code: analysis.code,
    name: shownName(analysis, reader),
    synonyms: valuesOf(fields, "synonym"),
    facts: [...valuesOf(fields, ...facts), ...components.flatMap(({ code, name }) => [code, name])],
    text: [
      ...Object.values(analysis.name),
      ...panels.flatMap(({ code, name }) => [code, name]),
      ...others.flatMap((field) => wordsOf(analysis, field)),
    ].join("\n"),
  };
}

/** All words of a field, without the tags of rich text. */
function wordsOf(analysis: Analysis, { key, role, text, html, list, rows }: ShownField): string[] {
  const stored = analysis.fields[key];
  if (role === "synonym" && stored) return textsOf(publishedValue(stored));
  return [
    text ?? "",
    (html ?? "").replaceAll(/<[^>]*>|&\w+;/g, " "),
    ...(list ?? []),
    ...(rows ?? []).flat(),
  ];
}
