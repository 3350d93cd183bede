import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";

/** The target of one column's values, as chosen on the screen. */
export interface Choice {
  column: string;
  target: string | null;
  language: string | null;
  /** Signs at which cells are split into entries. */
  split?: string[] | undefined;
}
export interface Target {
  target: string;
  label: string;
  translatable: boolean;
  takes_entries?: boolean;
}

/** Signs at which people may have cells split, by the names of their texts. */
export const separators = { semicolon: ";", comma: ",", bar: "|", slash: "/", line: "\n" } as const;

/** Targets that every analysis needs. */
const requiredTargets = ["code", "name"] as const;

/** The initial mapping: recognised targets are chosen already. */
export const initialChoices = (mapping: readonly ColumnMapping[]): Choice[] =>
  mapping.map(({ column, target, language, split }) => ({
    column,
    target,
    language,
    ...(split?.length && { split }),
  }));

/** Columns that need a decision first, recognised ones after them. */
export function split(mapping: readonly ColumnMapping[]): { open: ColumnMapping[]; known: ColumnMapping[] } {
  return {
    open: mapping.filter((column) => column.by === "none"),
    known: mapping.filter((column) => column.by !== "none"),
  };
}

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
    const known = targets.find(({ target }) => target === next.target);
    const { split, ...rest } = known?.translatable ? next : { ...next, language: null };
    return known?.takes_entries && split?.length ? { ...rest, split } : rest;
  });
}

/**
 * What still prevents the import: required targets without a column, and targets that two columns of
 * one language would both fill.
 */
export function faults(choices: readonly Choice[]): { missing: string[]; twice: string[] } {
  const filled = new Map<string, number>();
  for (const { target, language } of choices) {
    if (target === null) continue;
    const place = `${target} ${language ?? ""}`;
    filled.set(place, (filled.get(place) ?? 0) + 1);
  }
  const chosen = new Set(choices.map((choice) => choice.target));
  return {
    missing: requiredTargets.filter((target) => !chosen.has(target)),
    twice: [
      ...new Set([...filled].filter(([, count]) => count > 1).map(([place]) => place.split(" ")[0] ?? "")),
    ],
  };
}
