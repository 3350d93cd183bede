import { hasSetting, holds } from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import type { PreviewColumn, PreviewRow } from "../../../shared/importexport/imports/preview.ts";
import type { DateOrder, NewField, Notation } from "../../../shared/importexport/imports/reading.ts";

/** The target of one column's values, as chosen on the screen. */
export interface Choice {
  column: string;
  target: string | null;
  language: string | null;
  /** Separators at which cells are split into entries. */
  split?: string[] | undefined;
  /** Notation of the column's numbers, if it differs from the laboratory's. */
  numbers?: Notation | undefined;
  /** Order of day and month in the column's dates. */
  dates?: DateOrder | undefined;
  /** Field to create for the column. */
  create?: NewField | undefined;
}
export interface Target {
  target: string;
  label: string;
  translatable: boolean;
  takes_entries?: boolean;
  holds_days?: boolean;
}

/** Values in the list of targets for a new field, and for one whose cells name items of a new collection. */
export const newField = "new";
export const newCollection = "new:collection";

/** Separators at which people may have cells split, by the names of their texts. */
export const separators = { semicolon: ";", comma: ",", bar: "|", slash: "/", line: "\n" } as const;
export type SeparatorName = keyof typeof separators;
export const separatorNames = Object.keys(separators) as SeparatorName[];

/** Options that the target of a choice allows. */
export function allowedFor({ target, create }: Choice, targets: readonly Target[]) {
  const match = targets.find((candidate) => candidate.target === target);
  if (match)
    return {
      language: match.translatable,
      split: match.takes_entries === true,
      days: match.holds_days === true,
    };
  return {
    days: create !== undefined && holds(create.type, "day"),
    language: create !== undefined && kindOf(create).isWritten,
    split: create !== undefined && holds(create.type, "entries"),
  };
}

/** The value of a choice in the list of targets. */
export function shownTarget({ target, create }: Choice, targets: readonly Target[]): string {
  if (target === null) return "";
  if (!create || targets.some((candidate) => candidate.target === target)) return target;
  return hasSetting(create.type, "collection") ? newCollection : newField;
}

/** The initial mapping: recognised targets are chosen already. */
export const initialChoices = (mapping: readonly ColumnMapping[]): Choice[] =>
  mapping.map(({ column, target, language, split, numbers, dates, create }) => ({
    column,
    target,
    language,
    ...(split?.length && { split }),
    ...(numbers && { numbers }),
    ...(dates && { dates }),
    ...(create && { create }),
  }));

const isOpen = ({ by }: ColumnMapping) => by === "none" || by === "cells";
/** Columns that need a decision, and all others. */
export function split(mapping: readonly ColumnMapping[]): { open: ColumnMapping[]; mapped: ColumnMapping[] } {
  return {
    open: mapping.filter(isOpen),
    mapped: mapping.filter((column) => !isOpen(column)),
  };
}

/** Number of filled cells that are shown of a column. */
const cellsShown = 3;
/** The first rows in which a column is filled. */
export const filledRows = (rows: readonly PreviewRow[], column: number): PreviewRow[] =>
  rows.filter(({ cells }) => cells[column]).slice(0, cellsShown);

/** Separators that stand in a column's cells; all of them if there are no rows to look at. */
export const standingSeparators = (rows: readonly PreviewRow[], column: number): SeparatorName[] =>
  separatorNames.filter(
    (name) => rows.length === 0 || rows.some(({ cells }) => cells[column]?.includes(separators[name])),
  );

/** Changes a column's target; a language or separators stay only if the target can have them. */
export function choose(
  choices: readonly Choice[],
  column: string,
  change: Partial<Choice>,
  targets: readonly Target[],
): Choice[] {
  return choices.map((choice) => {
    if (choice.column !== column) return choice;
    const next = { ...choice, ...change };
    const allowed = allowedFor(next, targets);
    const { split, ...others } = allowed.language ? next : { ...next, language: null };
    const { dates: _, ...dayless } = others;
    const rest = allowed.days ? others : dayless;
    return allowed.split && split?.length ? { ...rest, split } : rest;
  });
}

/**
 * The change that choosing a target from the list makes: a new field is named after the column and has the type that suits its cells.
 * Numbers are rewritten only for fields of the layout; codes and new texts such as chapters and versions come as they are, unless a person
 * chooses otherwise.
 */
export function changeFor(
  target: string,
  { column, guess, notation }: Pick<PreviewColumn, "column" | "guess" | "notation">,
): Partial<Choice> {
  const label = column.slice(0, 200);
  if (target === newCollection)
    return {
      target: newField,
      create: { type: "collectionitem", label, collection: label },
      numbers: undefined,
    };
  if (target === newField) {
    const type = guess === "collectionitem" ? "text" : guess;
    return { target: newField, create: { type, label }, numbers: undefined };
  }
  const isField = target.startsWith("fields.");
  return { target: target || null, create: undefined, numbers: (isField && notation) || undefined };
}

/**
 * Obstacles to the import: required targets without a column, and targets that two columns of one language
 * would both fill although they hold a single value.
 */
export function faults(
  choices: readonly Choice[],
  targets: readonly Target[],
  required: readonly string[] = ["code", "name"],
): { missing: string[]; repeated: string[] } {
  const isList = (target: string) => targets.find((each) => each.target === target)?.takes_entries === true;
  const filled = new Map<string, number>();
  for (const { target, language } of choices) {
    if (target === null || target === newField || isList(target)) continue;
    const place = `${target} ${language ?? ""}`;
    filled.set(place, (filled.get(place) ?? 0) + 1);
  }
  const chosen = new Set(choices.map((choice) => choice.target));
  return {
    missing: required.filter((target) => !chosen.has(target)),
    repeated: [
      ...new Set([...filled].filter(([, count]) => count > 1).map(([place]) => place.split(" ")[0] ?? "")),
    ],
  };
}
