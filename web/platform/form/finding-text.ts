import i18next from "i18next";
import type { FieldCode } from "../../../shared/kernel/problem.ts";
import { formatIn } from "../format.ts";

type Parameters = Readonly<Record<string, string | number>>;

/** Text of a finding in the reader's language, without its place. */
export function findingText(code: FieldCode, parameters: Parameters = {}): string {
  const shown = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === "number" ? formatIn(i18next.language).number(value) : value,
    ]),
  );
  if (code === "range_gap") shown.ages = agesText(shown, "between");
  if (code === "range_overlap") shown.ages = agesText(shown, "span");
  return i18next.t(`ui:field.${code}` as "ui:field.invalid", shown as Record<string, unknown>);
}

/** A finding with its place in a table or list, both counted from 1: "Row 3, upper limit: …". */
export function placedText(
  place: { row?: number; entry?: number },
  /** The column's label. */
  column: string | undefined,
  text: string,
): string {
  if (place.row !== undefined)
    return column === undefined
      ? i18next.t("ui:place.row", { row: place.row + 1, text })
      : i18next.t("ui:place.cell", { row: place.row + 1, column, text });
  return place.entry === undefined ? text : i18next.t("ui:place.entry", { entry: place.entry + 1, text });
}

function agesText(ages: Readonly<Record<string, string>>, both: "between" | "span"): string {
  const [from, to] = [ageText(ages.from), ageText(ages.to)];
  const text =
    from && to
      ? i18next.t(`ui:ages.${both}`, { from, to })
      : from
        ? i18next.t("ui:ages.from", { from })
        : to
          ? i18next.t("ui:ages.upTo", { to })
          : i18next.t("ui:ages.any");
  return ages.sex === "m" || ages.sex === "f" ? `${text} ${i18next.t(`ui:sexes.${ages.sex}`)}` : text;
}

/** `17 y` as "17 years"; an age in another format stays as it is. */
function ageText(text = ""): string {
  const [, count, unit] = /^(\d+) (d|w|mo|y)$/.exec(text) ?? [];
  return count && unit
    ? i18next.t(`ui:units.${unit as "d" | "w" | "mo" | "y"}`, { count: Number(count) })
    : text;
}
