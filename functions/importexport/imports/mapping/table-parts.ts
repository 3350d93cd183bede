import {
  type ColumnKind,
  type FieldColumn,
  type FieldDefinition,
  hasSetting,
} from "../../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import {
  isOnlyTemperature,
  temperatureIn,
  temperatures,
} from "../../../../shared/core/catalogue/temperature.ts";
import { wordsOf } from "../../../../shared/kernel/folding.ts";
import { type Language, localized } from "../../../../shared/kernel/language.ts";
import { inUiLanguages, type UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { columnOfKind } from "../normalising/range-text/range-rows.ts";
import { columnKey } from "./column-keys.ts";
import { headingUnit } from "./heading-unit.ts";
import { isOnlyPopulation, populations, withoutPopulation } from "./populations.ts";
import { bareLimits, kinds, kindsOfAgeUnits, whomHeadings } from "./range-headings.ts";
import { variantTexts } from "./target-texts.ts";
import type { Target } from "./targets.ts";

/**
 * Variants of a part: rows for one sex or age group, or for storage at one temperature, which the heading of a column names; ages with the
 * sex in one cell, which has the key of the column of sexes; and the unit of an age in a cell of its own.
 */
export const variants = [
  ...populations,
  "room",
  "cold",
  "frozen",
  "deep_frozen",
  "whom",
  "age_unit",
] as const;
export type Variant = (typeof variants)[number];

/** The part of a table that a column of a file brings: cells of one column, or whole texts of rows (without a key). */
export interface TablePart {
  key?: string;
  variant?: Variant;
}

export const labelOfVariant = (variant: Variant, language: UiLanguage): string =>
  variantTexts[variant][language];

/** The columns of a table of storage: its conditions, and the time for which a specimen is stable under them. */
export function storageColumns(field: FieldDefinition): { condition: string; duration: string } | undefined {
  if (!hasSetting(field.type, "columns") || roleOf(field) !== "storage") return undefined;
  const named = (pattern: RegExp) =>
    field.columns?.find(({ key, label }) => [key, ...Object.values(label)].some((name) => pattern.test(name)))
      ?.key;
  const duration = named(/dura|stabil|haltbar|dauer|zeit|time|stable/i);
  const condition = field.columns?.find(({ key }) => key !== duration)?.key;
  return duration === undefined || condition === undefined ? undefined : { condition, duration };
}

/** The targets of a table's parts: `fields.<key>.<column>`, with `:m` or `:frozen` behind it for a variant. */
export function partTargets(field: FieldDefinition, main: Language): Target[] {
  if (!hasSetting(field.type, "columns")) return [];
  const target = `fields.${field.key}`;
  const labelOf = (language: UiLanguage, column: FieldColumn | undefined, variant?: Variant) => {
    const names = [field, column].flatMap((named) =>
      named ? (localized(named.label, language, main).value ?? named.key) : [],
    );
    return names.join(": ") + (variant ? ` (${variantTexts[variant][language]})` : "");
  };
  const part = (column: FieldColumn | undefined, variant?: Variant): Target => ({
    target: `${target}${column ? `.${column.key}` : ""}${variant ? `:${variant}` : ""}`,
    label: inUiLanguages((language) => labelOf(language, column, variant)),
    translatable: false,
    names: [],
    field,
    part: { ...(column && { key: column.key }), ...(variant && { variant }) },
  });
  const isRanges = roleOf(field) === "reference_ranges" && columnOfKind(field, "sex") !== undefined;
  const variantsOf = (kind: ColumnKind, isDuration: boolean): readonly Variant[] => {
    if (isRanges && (kind === "lower_limit" || kind === "upper_limit")) return populations;
    if (isRanges && (kind === "age_from" || kind === "age_to")) return ["age_unit"];
    return isDuration ? temperatures : [];
  };
  const population = whomPart(field);
  const duration = storageColumns(field)?.duration;
  return [
    ...(isRanges ? populations.map((each) => part(undefined, each)) : []),
    ...(population
      ? [{ ...part(undefined, "whom"), target: targetOf(field, population), part: population }]
      : []),
    ...(field.columns ?? []).flatMap((column) => {
      const variants = variantsOf(columnKindOf(column), column.key === duration);
      return [part(column), ...variants.map((variant) => part(column, variant))];
    }),
  ];
}

/** The part that a column of ages with sexes fills, in a table with columns for both and for conditions. */
function whomPart(field: FieldDefinition): Required<TablePart> | undefined {
  const needed = (["age_from", "age_to", "text"] as const).every((kind) => partOfKind(field, kind));
  const sex = roleOf(field) === "reference_ranges" && needed && partOfKind(field, "sex");
  return sex ? { ...sex, variant: "whom" } : undefined;
}
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

const targetOf = ({ key }: FieldDefinition, { key: column, variant }: TablePart) =>
  `fields.${key}${column ? `.${column}` : ""}${variant ? `:${variant}` : ""}`;
const isNamed = (names: readonly string[], heading: string) =>
  names.some((name) => columnKey(name) === columnKey(heading));
const namesOf = ({ key, source, label }: FieldDefinition) => [...source, ...Object.values(label), key];
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

export function partOfKind(
  field: FieldDefinition,
  kind: ColumnKind | undefined,
): { key: string } | undefined {
  const key = kind && columnOfKind(field, kind);
  return key === undefined ? undefined : { key };
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

const stability =
  "Stabilität, Probenstabilität, Stab., Haltbarkeit, Haltbar, Haltb., Lagerung, Stability, Sample stability, Storage, Stabilité, Conservation, Stabilità, Conservazione";
/** The words of a heading behind the name of the table, as written: the condition of storage. */
export function storageWords(field: FieldDefinition, heading: string): string | undefined {
  const { name } = headingUnit(heading);
  const prefix = [...namesOf(field), ...stability.split(", ")]
    .sort((left, right) => right.length - left.length)
    .find((each) => name.toLowerCase().startsWith(each.toLowerCase()));
  if (prefix === undefined) return undefined;
  const words = name
    .slice(prefix.length)
    .replace(/^[\s:(,/._@]+/, "")
    // A dash before a number is a minus.
    .replace(/^[-–]\s+/, "")
    .replace(/^(?:bei|at|à|a)\s+/iu, "")
    .replace(/[\s)]+$/u, "");
  return words === "" ? undefined : words;
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
