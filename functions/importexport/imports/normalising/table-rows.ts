import { type FieldDefinition, isSameRow, type TableRow } from "../../../../shared/core/catalogue/field.ts";
import { columnKindOf } from "../../../../shared/core/catalogue/field-role.ts";
import { readingsOf } from "../../../../shared/core/catalogue/quantity.ts";
import { isOnlyTemperature } from "../../../../shared/core/catalogue/temperature.ts";
import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { headingUnit } from "../mapping/heading-unit.ts";
import {
  isOwnName,
  labelOfVariant,
  storageColumns,
  storageWords,
  type TablePart,
} from "../mapping/table-parts.ts";
import type { Note } from "./normalise-fields.ts";
import { columnOfKind, holdsRanges, isDateLike, rangeRows, sexCell } from "./range-text/range-rows.ts";
import { ageUnitOf } from "./range-text/range-words.ts";
import { peopleInHeading, type ReadRange, readWhom } from "./range-text/read-ranges.ts";
import { storageRows } from "./storage-text.ts";

/** A filled cell that brings a table or a part of it. */
export interface PartCell {
  target: string;
  /** Heading of its column. */
  heading: string;
  text: string;
  /** Entries at which a person had the cell split. */
  entries: readonly string[];
  part: TablePart | undefined;
  /** The cell shows a date, whatever its text is. */
  isDate: boolean;
  /** Reference ranges that the cell states by their parts. */
  ranges?: readonly ReadRange[];
}

/** Number with a comparison or a second number, whose unit stands in the heading. */
const quantity = /^(?:[<>≤≥~]=?\s*)?[\d.,]*\d(?:\s*[-–—]\s*[\d.,]*\d)?$/;
/** A text with the unit from its column's heading, if it is a number without one: `Menge (ml)` and `0,5` are `0,5 ml`. */
export function withHeadingUnit(text: string, heading: string): string {
  const { unit } = headingUnit(heading);
  return unit !== undefined && quantity.test(text.trim()) ? `${text.trim()} ${unit}` : text;
}

/**
 * The rows of a table from the cells of one analysis: texts of reference ranges are read, and parts in columns of their own are put
 * together. A text that cannot be read whole stays as it is in the last column.
 * @param report is called with a note on each cell that was not read
 */
export function tableRows(
  field: FieldDefinition,
  cells: readonly PartCell[],
  language: UiLanguage,
  report: (note: Note) => void,
): TableRow[] {
  const note = (check: "range_not_read" | "date_for_range", { text, target }: PartCell) =>
    report({ check, parameters: { value: text.slice(0, 100) }, target, label: field.label });
  const isRanges = holdsRanges(field);
  const unitKey = isRanges ? columnOfKind(field, "unit") : undefined;
  const sexKey = isRanges ? columnOfKind(field, "sex") : undefined;
  const textKey =
    (isRanges ? columnOfKind(field, "text") : undefined) ?? field.columns?.at(-1)?.key ?? "text";
  const kindOf = (columnKey: string | undefined) => {
    const column = field.columns?.find(({ key }) => key === columnKey);
    return column && columnKindOf(column);
  };
  /** Whether a column says something of its own; a sex, ages or a unit alone are no range. */
  const isSaying = (column: string) =>
    !isRanges || !["sex", "age_from", "age_to", "unit"].includes(kindOf(column) ?? "text");

  const texts = cells.filter(({ part }) => part?.key === undefined);
  const parts = cells.filter(({ part }) => part?.key !== undefined);
  const shared = parts.filter((cell) => !isOfVariant(cell));
  const additions = shared.filter(({ part }) => !isSaying(part?.key ?? ""));
  for (const cell of parts)
    if (isRanges && isSaying(cell.part?.key ?? "") && isDate(cell)) note("date_for_range", cell);
  // Beside texts, cells that only say for whom these are make no row of their own.
  const rowGroups = groups().filter(
    (group) => texts.length === 0 || group.some(({ part }) => isSaying(part?.key ?? "")),
  );
  const rows = [...texts.flatMap(rowsOfText), ...rowGroups.flatMap(linesOf).map(rowOf)];
  return rows.filter(
    (row, place) =>
      Object.keys(row).some(isSaying) && !rows.slice(0, place).some((previous) => isSameRow(previous, row)),
  );

  function rowsOfText(cell: PartCell): TableRow[] {
    const storage = storageColumns(field);
    const stored = storage && storageRows(cell.entries.join("\n"), storage);
    if (stored) return stored;
    const named = peopleOf(cell);
    const base = { ...rowOf(additions), ...named, ...fixed(cell) };
    const read =
      isRanges && !isDate(cell) ? rangeRows(field, cell.ranges ?? cell.entries.join("\n")) : undefined;
    const sex = sexKey && fixed(cell)[sexKey];
    const isOtherThanNamed = read?.some((row) =>
      Object.keys(named).some((key) => key !== textKey && row[key] !== undefined),
    );
    const isOther = sexKey && sex && read?.some((row) => row[sexKey] && row[sexKey] !== sex);
    if (read && !isOther && !isOtherThanNamed && read.every((row) => !contradicts(row, additions)))
      return read.map((row) => joined(base, row));
    if (isRanges) note(isDate(cell) ? "date_for_range" : "range_not_read", cell);
    return cell.entries.map((text) => joined(base, { [textKey]: text }));
  }

  /** The cells of the people whom the heading of whole ranges names, unless it is the name of the field. */
  function peopleOf({ part, heading }: PartCell): TableRow {
    const range = isRanges && !part && !isOwnName(field, heading) && peopleInHeading(heading)?.range;
    return (range && rangeRows(field, [range])?.[0]) || {};
  }

  /** Whether a row names ages or a sex other than the cell that says for whom it is. */
  function contradicts(row: TableRow, group: readonly PartCell[]): boolean {
    const populations = group.filter(isWhom).map((cell) => whomCells(cell) ?? {});
    return populations.some((cells) =>
      [["sex"], ["age_from", "age_to"]].some((kinds) => {
        const partOf = (part: TableRow) =>
          Object.entries(part)
            .filter(([key]) => kinds.includes(kindOf(key) ?? ""))
            .sort();
        const [named, read] = [partOf(cells), partOf(row)];
        return named.length > 0 && read.length > 0 && JSON.stringify(named) !== JSON.stringify(read);
      }),
    );
  }

  /** Two parts of a row; conditions of both stay. */
  function joined(base: TableRow, row: TableRow): TableRow {
    const texts = [base[textKey], row[textKey]].filter(Boolean);
    return { ...base, ...row, ...(texts.length > 1 && { [textKey]: texts.join(": ") }) };
  }

  /** The cells that a text such as `M 18-64 J.` fills; undefined if it cannot be read whole. */
  function whomCells({ text }: PartCell): TableRow | undefined {
    const population = readWhom(text);
    return population && rangeRows(field, [population])?.[0];
  }

  /** The cells of each row or of rows under each other: one group for each variant, or one for all. */
  function groups(): PartCell[][] {
    const byVariant = Map.groupBy(parts.filter(isOfVariant), ({ part }) => part?.variant);
    const variants = [...byVariant.values()];
    if (variants.length === 0) return [shared];
    // Shared cells that a variant has, too, are a row of their own; others belong to all variants.
    const isOwnRow = shared.some(
      ({ part }) => isSaying(part?.key ?? "") && variants.flat().some((cell) => cell.part?.key === part?.key),
    );
    const common = isOwnRow ? additions : shared;
    return [...(isOwnRow ? [shared] : []), ...variants.map((group) => [...common, ...group])];
  }

  /** Cells with one line per row, such as lower and upper limits under each other; any other cell holds for all rows. */
  function linesOf(group: readonly PartCell[]): PartCell[][] {
    const split = group.map((cell) => ({ cell, lines: cell.text.split(/\s*\n\s*/) }));
    const count = Math.max(1, ...split.map(({ lines }) => lines.length));
    if (!isRanges || count === 1) return [[...group]];
    if (split.some(({ lines }) => lines.length !== 1 && lines.length !== count)) {
      for (const { cell, lines } of split) if (lines.length > 1) note("range_not_read", cell);
      return [[...group]];
    }
    return Array.from({ length: count }, (_, place) =>
      split.map(({ cell, lines }) => ({ ...cell, text: lines[place] ?? lines[0] ?? "" })),
    );
  }

  /** The row that cells of its parts make. */
  function rowOf(group: readonly PartCell[]): TableRow {
    const row: TableRow = {};
    const ageUnit = (key: string) => {
      const units = group.filter(isAgeUnit);
      return (units.find(({ part }) => part?.key === key) ?? units[0])?.text;
    };
    for (const cell of group.filter((each) => !isWhom(each) && !isAgeUnit(each))) {
      const { key = "" } = cell.part ?? {};
      const kind = kindOf(key);
      const { unit } = headingUnit(cell.heading);
      const isLimit = kind === "lower_limit" || kind === "upper_limit";
      if (isLimit && unitKey !== undefined && unit !== undefined) row[unitKey] ??= unit;
      if (kind === "sex") row[key] = sexCell(field, cell.text);
      else if (kind === "age_from" || kind === "age_to") row[key] = ageCell(cell.text, unit ?? ageUnit(key));
      else row[key] = isLimit ? cell.text : withHeadingUnit(cell.text, cell.heading);
      Object.assign(row, fixed(cell));
    }
    // A column of units counts before the unit in a heading.
    const unitCell = group.find(({ part }) => unitKey !== undefined && part?.key === unitKey);
    const complete = unitCell && unitKey !== undefined ? { ...row, [unitKey]: unitCell.text } : row;
    return group.filter(isWhom).reduce(forWhom, complete);
  }

  /** A row for those whom a cell names; a cell that cannot be read whole, or says otherwise than others, stays as it is and is told. */
  function forWhom(row: TableRow, cell: PartCell): TableRow {
    const read = whomCells(cell);
    const isClear =
      read && Object.entries(read).every(([key, text]) => isSaying(key) || (row[key] ?? text) === text);
    if (!isClear) note("range_not_read", cell);
    return joined(isClear ? read : { [textKey]: cell.text }, row);
  }

  /** The cells that a column's heading fills: its sex, its age group, or its condition of storage. */
  function fixed({ part, heading }: PartCell): TableRow {
    const { variant } = part ?? {};
    if (!variant || variant === "whom" || variant === "age_unit") return {};
    if (variant === "m" || variant === "f")
      return sexKey === undefined ? {} : { [sexKey]: sexCell(field, variant) };
    if (variant === "adults" || variant === "children")
      return { [textKey]: labelOfVariant(variant, language) };
    const condition = storageColumns(field)?.condition;
    const bare = isOnlyTemperature(heading) ? heading : labelOfVariant(variant, language);
    const written = storageWords(field, heading) ?? bare;
    // Keys of systems such as `stabilitaet.gekuehlt` are no words for people.
    const words =
      /^[a-z_]+$/.test(written) && /[._]/.test(heading) ? labelOfVariant(variant, language) : written;
    return condition === undefined ? {} : { [condition]: words };
  }
}

const isWhom = ({ part }: PartCell) => part?.variant === "whom";
/** Whether the heading of a cell's column says to which rows of a table it belongs. */
const isOfVariant = (cell: PartCell) => cell.part?.variant !== undefined && !isWhom(cell) && !isAgeUnit(cell);
const isAgeUnit = ({ part }: PartCell) => part?.variant === "age_unit";
const isDate = ({ isDate, text }: PartCell) => isDate || isDateLike(text);

/** An age with the unit from its column's heading, in the spelling of stored ages. */
function ageCell(text: string, unit: string | undefined): string {
  const isBare = readingsOf(text).length > 0;
  const named = unit === undefined ? undefined : ageUnitOf(/^m$/i.test(unit) ? "mo" : unit);
  return isBare && unit !== undefined ? `${text.trim()} ${named ?? unit}` : text;
}
