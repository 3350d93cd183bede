import {
  type ColumnKind,
  type FieldColumn,
  type FieldDefinition,
  hasSetting,
} from "../../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import { temperatures } from "../../../../shared/core/catalogue/temperature.ts";
import { type Language, localized } from "../../../../shared/kernel/language.ts";
import { inUiLanguages, type UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { columnOfKind } from "../normalising/range-text/range-rows.ts";
import { columnKey } from "./column-keys.ts";
import { headingUnit } from "./heading-unit.ts";
import { populations } from "./populations.ts";
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
export function whomPart(field: FieldDefinition): Required<TablePart> | undefined {
  const needed = (["age_from", "age_to", "text"] as const).every((kind) => partOfKind(field, kind));
  const sex = roleOf(field) === "reference_ranges" && needed && partOfKind(field, "sex");
  return sex ? { ...sex, variant: "whom" } : undefined;
}
/** The name of the target that a part of a field is. */
export const targetOf = ({ key }: FieldDefinition, { key: column, variant }: TablePart) =>
  `fields.${key}${column ? `.${column}` : ""}${variant ? `:${variant}` : ""}`;
/** Whether a heading is a name of the field itself. */
export const isOwnName = (field: FieldDefinition, heading: string): boolean =>
  namesOf(field).some((name) => columnKey(name) === columnKey(heading));
export const namesOf = ({ key, source, label }: FieldDefinition) => [...source, ...Object.values(label), key];
export function partOfKind(
  field: FieldDefinition,
  kind: ColumnKind | undefined,
): { key: string } | undefined {
  const key = kind && columnOfKind(field, kind);
  return key === undefined ? undefined : { key };
}

const stability =
  "Stabilität, Stabilitaet, Probenstabilität, Stab., Haltbarkeit, Haltbar, Haltb., Lagerung, Stability, Sample stability, Storage, Stabilité, Conservation, Stabilità, Conservazione";
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
