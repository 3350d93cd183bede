import { checkField } from "../../../../shared/core/catalogue/check-value.ts";
import type { Analysis, Layout } from "../../../../shared/core/catalogue/document.ts";
import { isEmptyValue } from "../../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../../shared/core/catalogue/published.ts";
import type { ImportWarning } from "../../../../shared/importexport/imports/import.ts";
import { type Language, localized } from "../../../../shared/kernel/language.ts";
import { fieldsOf } from "../normalising/layout-fields.ts";
import type { Normalised } from "../normalising/normalise-analysis.ts";
import type { Note } from "../normalising/normalise-fields.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";

/** Warnings that are listed once for all analyses concerned, with the parameters in which they are equal. */
const saidOnce: Partial<Record<ImportWarning["check"], readonly string[]>> = {
  layout_kept: ["layout", "other"],
  not_in_layout: ["layout"],
  similar_name: ["value", "other"],
  read_as_identifier: ["value", "other"],
  not_split: [],
};
/** Number of warnings that are stored and shown. */
const mostWarnings = 100;

/** Collects warnings: the first ones are listed, all are counted, and warnings that are equal for many analyses become one. */
export class Warnings {
  readonly listed: ImportWarning[] = [];
  count = 0;
  readonly #once = new Map<string, ImportWarning>();
  readonly #report: (warning: ImportWarning) => void;

  /** @param report is called with each warning, including those that are not listed */
  constructor(report: (warning: ImportWarning) => void) {
    this.#report = report;
  }

  add(warning: ImportWarning): void {
    this.#report(warning);
    const by = saidOnce[warning.check];
    const { check, label, column, parameters } = warning;
    const key = by && JSON.stringify([check, label, column, by.map((name) => parameters[name])]);
    const previous = key === undefined ? undefined : this.#once.get(key);
    if (previous) {
      previous.count = (previous.count ?? 1) + 1;
      return;
    }
    const entry = { ...warning };
    if (key !== undefined) this.#once.set(key, entry);
    this.count += 1;
    if (this.listed.length < mostWarnings) this.listed.push(entry);
  }
}

/** A note on the import's treatment of an analysis, as a warning. */
export function warningOf(
  { check, parameters, target, label }: Note,
  { code, name }: Pick<Normalised, "code" | "name">,
  { place, columnOf }: Pick<Placed, "place" | "columnOf">,
  main: Language,
): ImportWarning {
  const column = target === undefined ? undefined : columnOf(target);
  const named = { code, name: localized(name, main, main).value ?? code };
  const cell = { ...place, ...(column !== undefined && { column }) };
  return { check, parameters, ...named, label: label ?? null, column_label: null, place: {}, ...cell };
}

/** Result of checking an imported analysis. */
export interface Checked {
  /** The analysis to be stored; if the gate stops it, it keeps its former state. */
  content: Analysis;
  warnings: ImportWarning[];
}

/**
 * Checks the content of a file. Imports never refuse values: systems deliver what they have, and editors put it right.
 * @param isGated whether the laboratory publishes only analyses without errors
 */
export function checkImported(
  content: Analysis,
  { fields }: Pick<Normalised, "fields">,
  layout: Layout | undefined,
  { place, columnOf }: Pick<Placed, "place" | "columnOf">,
  { main, isGated, before }: { main: Language; isGated: boolean; before: Analysis | undefined },
): Checked {
  const named = { code: content.code, name: localized(content.name, main, main).value ?? content.code };
  const warnings: ImportWarning[] = [];
  let isSound = true;
  for (const field of layout ? fieldsOf(layout).present : []) {
    const column = columnOf(`fields.${field.key}`);
    const cell = { ...place, ...(column !== undefined && { column }) };
    const about = { ...named, label: field.label, ...cell };
    for (const { code: check, severity, parameters, place: within } of checkField(field, fields[field.key])) {
      const { row, entry } = within;
      const cells = field.columns?.find(({ key }) => key === within.column);
      isSound &&= severity !== "error";
      warnings.push({
        ...{ ...about, check, parameters, column_label: cells?.label ?? null },
        place: { ...(row !== undefined && { row }), ...(entry !== undefined && { entry }) },
      });
    }
    const stored = content.fields[field.key];
    if (!field.required || (stored && !isEmptyValue(publishedValue(stored)))) continue;
    isSound = false;
    if (content.state === "PUBLISHED")
      warnings.push({
        ...about,
        check: "required_to_publish",
        parameters: {},
        column_label: null,
        place: {},
      });
  }
  if (isSound || !isGated || content.state !== "PUBLISHED" || before?.state === "PUBLISHED")
    return { content, warnings };
  const stopped = { ...named, ...place, label: null, column_label: null, place: {}, parameters: {} };
  return {
    content: { ...content, state: before?.state ?? "NEW" },
    warnings: [...warnings, { ...stopped, check: "not_sound" }],
  };
}
