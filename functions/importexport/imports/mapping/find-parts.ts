import { type FieldDefinition, hasSetting } from "../../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import { isOnlyTemperature, temperatureIn } from "../../../../shared/core/catalogue/temperature.ts";
import { wordsOf } from "../../../../shared/kernel/search-text.ts";
import { columnOfKind } from "../normalising/range-text/range-rows.ts";
import { columnKey } from "./column-keys.ts";
import { headingUnit } from "./heading-unit.ts";
import { isOnlyPopulation, withoutPopulation } from "./populations.ts";
import { bareLimits, kinds, kindsOfAgeUnits, whomHeadings } from "./range-headings.ts";
import {
  namesOf,
  partOfKind,
  storageColumns,
  storageWords,
  type TablePart,
  targetOf,
  whomPart,
} from "./table-parts.ts";
import type { Target } from "./targets.ts";

/** A part of a table, with the table's field. */
export interface FieldPart {
  field: FieldDefinition;
  part: TablePart;
}

/**
 * Returns a function that finds the part of a table for which a heading stands, such as `Ref. unten`, `Ref. oben (Männer)` and
 * `Stabilität 2–8 °C`.
 * @param columns headings of the sheet, if they are known: a bare `Einheit`, `Alter von` or `Geschlecht` belongs to reference ranges only if
 * these stand in the sheet
 * @param specimenPart finds the column of a table of specimens by the vocabulary of headings, which only the mapping of a file loads
 * @param meansRanges whether a heading means reference ranges by that vocabulary
 */
export function partFinder(
  targets: readonly Target[],
  columns?: readonly string[],
  specimenPart: (tables: readonly FieldDefinition[], heading: string) => FieldPart | undefined = () =>
    undefined,
  meansRanges: (heading: string) => boolean = () => false,
): (heading: string) => Target | undefined {
  const tables = targets.flatMap(({ field, part }) =>
    field && hasSetting(field.type, "columns") && !part ? [field] : [],
  );
  const labelled = labelledParts(tables);
  const bare = bareVariants(columns ?? []);
  const findAny = (heading: string) => {
    const candidates = tables.map((field) => ({
      field,
      part: rangePart(field, heading, meansRanges, bare) ?? storagePart(field, heading, bare),
    }));
    const { field, part } =
      candidates.find(({ part }) => part) ??
      labelled.get(columnKey(headingUnit(heading).name)) ??
      specimenPart(tables, heading) ??
      {};
    return field && part && targets.find(({ target }) => target === targetOf(field, part));
  };
  const isAnchor = (heading: string) => {
    if (meansRanges(heading)) return true;
    const { field, part } = findAny(heading) ?? targets.find(({ names }) => isNamed(names, heading)) ?? {};
    if (!field || roleOf(field) !== "reference_ranges") return false;
    return part?.key === undefined || isLimit(field, part.key);
  };
  const hasRanges = columns?.some(isAnchor) ?? true;
  /** A bare `Max` may be the limit of anything, unless a `Min` stands beside it. */
  const isAlone = (hit: Target, heading: string) =>
    bareLimits.has(columnKey(headingUnit(heading).name)) &&
    columns?.every((column) => {
      const other = findAny(column);
      const isOther = other?.field === hit.field && other?.part?.key !== hit.part?.key;
      return !(isOther && hit.field && isLimit(hit.field, other?.part?.key ?? ""));
    });
  return (heading) => {
    const hit = findAny(heading);
    if (hit && isAlone(hit, heading)) return undefined;
    const isBare = hit?.field && hit.part?.key !== undefined && !isLimit(hit.field, hit.part.key);
    const isOfRanges = hit?.field && roleOf(hit.field) === "reference_ranges";
    return isBare && isOfRanges && !hasRanges ? undefined : hit;
  };
}

const isNamed = (names: readonly string[], heading: string) =>
  names.some((name) => columnKey(name) === columnKey(heading));
const isLimit = (field: FieldDefinition, key: string) =>
  key === columnOfKind(field, "lower_limit") || key === columnOfKind(field, "upper_limit");

/** The headings that are nothing but a sex, an age group or a temperature; one alone may mean anything. */
function bareVariants(columns: readonly string[]): ReadonlySet<string> {
  const bare = (["population", "temperature"] as const).map((kind) =>
    columns.filter((column) =>
      kind === "temperature" ? isOnlyTemperature(column) : isOnlyPopulation(wordsOf(column)),
    ),
  );
  return new Set(bare.filter(({ length }) => length > 1).flat());
}

function rangePart(
  field: FieldDefinition,
  heading: string,
  meansRanges: (heading: string) => boolean,
  bare: ReadonlySet<string>,
): TablePart | undefined {
  if (roleOf(field) !== "reference_ranges") return undefined;
  const words = wordsOf(headingUnit(heading).name);
  if (whomHeadings.has(words.join(""))) return whomPart(field);
  const plain = partOfKind(field, kinds.get(words.join("")));
  if (plain) return plain;
  const aged = partOfKind(field, kindsOfAgeUnits.get(words.join("")));
  if (aged) return { ...aged, variant: "age_unit" };
  const { population: variant, rest } = withoutPopulation(words);
  if (!variant) return undefined;
  // *Referenz von* is a limit, although it is also a word for ranges.
  const part = partOfKind(field, kinds.get(rest.join("")));
  if (part && isLimit(field, part.key)) return { ...part, variant };
  const name = rest.join(" ");
  if (name === "") return bare.has(heading) ? { variant } : undefined;
  return isNamed(namesOf(field), name) || meansRanges(name) ? { variant } : undefined;
}

function storagePart(
  field: FieldDefinition,
  heading: string,
  bare: ReadonlySet<string>,
): TablePart | undefined {
  const variant = temperatureIn(heading);
  const key = storageColumns(field)?.duration;
  const isStorage = bare.has(heading) || storageWords(field, heading) !== undefined;
  return variant && key !== undefined && isStorage ? { key, variant } : undefined;
}

/** Parts by headings that name both their table and their column: `Referenzbereiche Hinweis`. */
function labelledParts(fields: readonly FieldDefinition[]): Map<string, FieldPart> {
  const parts = new Map<string, FieldPart>();
  for (const field of fields)
    for (const { key, label } of field.columns ?? [])
      for (const table of namesOf(field))
        for (const column of [key, ...Object.values(label)])
          parts.set(columnKey(`${table} ${column}`), { field, part: { key } });
  return parts;
}
