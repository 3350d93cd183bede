import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { Table } from "../reading/table.ts";
import { languageOfTexts } from "./language-of-texts.ts";
import { areRowNumbers, meaningsOfCells } from "./meanings-of-cells.ts";
import { isPriceHeading, meaningsOfTargets, type Recognised } from "./recognise-heading.ts";
import type { Target } from "./targets.ts";

/** Number of rows whose cells are examined. */
const lookedAt = 500;

/** Headings of times that are none from the specimen to its result. */
const isOtherTime =
  /stabil|haltb|lager|halbwert|\bhwz\b|half.?life|\brt\b|raumtemp|kühl|gefror|ambient|refriger|frozen|storage|°|gültig|valid/i;

/** The cells of a column that are examined. */
export const examinedCells = ({ rows }: Pick<Table, "rows">, index: number): string[] =>
  rows.slice(0, lookedAt).map(({ cells }) => cells[index] ?? "");

/**
 * Suggests by their cells where columns go that no heading tells: first those whose cells show what they are, such as units, then the code
 * and the name if they are still missing. Columns that only count the rows are suggested to be left out.
 * @param recognised the headings, of which unclear ones limit what the cells may mean
 */
export function guessTargets(
  mapping: readonly ColumnMapping[],
  table: Pick<Table, "rows">,
  targets: readonly Target[],
  recognised: readonly (Recognised | undefined)[],
  missing: readonly ("code" | "name")[],
  languages: readonly Language[],
): ColumnMapping[] {
  const usedTargets = new Set(mapping.map(({ target }) => target));
  const byMeaning = meaningsOfTargets(targets);
  const guessed = new Map<number, ColumnMapping>();
  const isOpen = (index: number) => mapping[index]?.by === "none" && !guessed.has(index);
  const guess = (index: number, target: string | null, language: Language | null = null) => {
    guessed.set(index, { ...(mapping[index] as ColumnMapping), target, language, by: "cells" });
    usedTargets.add(target);
  };
  const open = mapping.flatMap(({ by }, index) =>
    by === "none" ? [{ index, cells: examinedCells(table, index) }] : [],
  );

  // Among several columns of ranges, or beside those of some people, a range is hardly everybody's.
  const ranges = byMeaning.get("reference_ranges")?.target;
  const isOfSome = mapping.some(({ target }) => ranges !== undefined && target?.startsWith(`${ranges}:`));
  const isOnlyRange =
    !isOfSome && open.filter(({ cells }) => meaningsOfCells(cells).includes("reference_ranges")).length < 2;

  for (const { index, cells } of open) if (areRowNumbers(cells)) guess(index, null);
  for (const { index, cells } of open) {
    if (!isOpen(index)) continue;
    const heading = recognised[index];
    const meanings = meaningsOfCells(cells).filter(
      (meaning) => meaning !== "turnaround" || !isOtherTime.test(mapping[index]?.column ?? ""),
    );
    const possible = meanings.flatMap((meaning) => byMeaning.get(meaning)?.target ?? []);
    if (heading?.isUnclear && looksLikeCodes(cells)) possible.push("code");
    if (heading?.isUnclear && looksLikeNames(cells)) possible.push("name");
    const fitting = possible.filter(
      (target) => !heading || heading.targets.some((each) => each.target === target),
    );
    const [target, ...others] = new Set(fitting);
    if (target === ranges && !isOnlyRange) continue;
    if (target !== undefined && others.length === 0 && !usedTargets.has(target)) guess(index, target);
  }

  const tests = { code: looksLikeCodes, name: looksLikeNames };
  const unassigned = missing.filter((target) => !usedTargets.has(target));
  const assigned = new Map<number, "code" | "name">();
  for (const target of unassigned) {
    const column = open.find(
      ({ index, cells }) =>
        isOpen(index) &&
        !assigned.has(index) &&
        tests[target](cells) &&
        !isPriceHeading(mapping[index]?.column ?? ""),
    );
    if (column) assigned.set(column.index, target);
  }
  // Short names that are unique and look like codes are codes, as they are in most laboratories.
  const synonyms = byMeaning.get("synonyms")?.target;
  const shortNames = mapping.findIndex(
    ({ target, by }, index) =>
      by === "name" && target === synonyms && areAbbreviations(examinedCells(table, index)),
  );
  const hasCode = [...assigned.values()].includes("code") || !unassigned.includes("code");
  if (synonyms !== undefined && shortNames >= 0 && !hasCode) assigned.set(shortNames, "code");
  // A list that begins with the codes of a tariff is that tariff's, unless another column has codes with letters.
  const billing = byMeaning.get("billing")?.target;
  const tariff = mapping.findIndex(
    ({ target, by }, index) => by === "name" && target === billing && isTelling(examinedCells(table, index)),
  );
  const code = [...assigned].find(([, target]) => target === "code")?.[0];
  const namedAt = [...assigned].find(([, target]) => target === "name")?.[0];
  const nameAt = namedAt ?? mapping.findIndex(({ target }) => target === "name");
  const isList = tariff >= 0 && (nameAt < 0 || tariff < nameAt);
  if (billing !== undefined && isList && unassigned.includes("code") && !isLettered(table, code)) {
    if (code !== undefined) assigned.delete(code);
    assigned.set(tariff, "code");
  }
  // A single column that might be either is the name, since a code can be made from a name but no name from a code.
  const [only] = [...assigned.keys()].filter((index) => isOpen(index));
  const isNamed = [...assigned.values()].includes("name") || !unassigned.includes("name");
  if (only !== undefined && !isNamed && looksLikeNames(examinedCells(table, only)))
    assigned.set(only, "name");
  if (missing.includes("name") && !usedTargets.has("name") && ![...assigned.values()].includes("name")) {
    const likeliest = likeliestNames(open.filter(({ index }) => isOpen(index) && !assigned.has(index)));
    if (likeliest !== undefined) assigned.set(likeliest, "name");
  }
  for (const [index, target] of assigned)
    guess(index, target, target === "name" ? otherThanMain(examinedCells(table, index), languages) : null);
  return mapping.map((column, index) => guessed.get(index) ?? column);
}

/** The language of texts, if it is not the laboratory's main one. */
function otherThanMain(texts: readonly string[], languages: readonly Language[]): Language | null {
  const language = languageOfTexts(texts, languages);
  return language === undefined || language === languages[0] ? null : language;
}

/** The column of words with the most different cells, if no column surely has the names: a person corrects a guess more easily than none. */
function likeliestNames(columns: readonly { index: number; cells: readonly string[] }[]): number | undefined {
  const worded = columns.flatMap(({ index, cells }) => {
    const named = cells.filter((cell) => /\p{L}{3}/u.test(cell));
    const distinct = new Set(named).size;
    return named.length >= cells.length * 0.8 && distinct >= cells.length / 2 ? [{ index, distinct }] : [];
  });
  return worded.sort((left, right) => right.distinct - left.distinct)[0]?.index;
}

/** Whether the cells of a column have letters. */
const isLettered = (table: Pick<Table, "rows">, index: number | undefined) =>
  index !== undefined && examinedCells(table, index).every((cell) => /\p{L}/u.test(cell));
/** Whether every cell is filled with a short code of its own. */
const isTelling = (cells: readonly string[]) => looksLikeCodes(cells) && cells.every(Boolean);
/** Whether every cell is an abbreviation of its own, such as `TSH` or `HbA1c`. */
const areAbbreviations = (cells: readonly string[]) =>
  isTelling(cells) && cells.every((cell) => /^(?=.*\p{L})[\p{L}\d][\p{L}\d./+_-]{0,11}$/u.test(cell));
const areDistinct = (cells: readonly string[]) => new Set(cells).size === cells.length;
/** Codes are neither words nor amounts; a few of them may have blanks. */
function looksLikeCodes(cells: readonly string[]): boolean {
  const areShort = cells.every((cell) => /^(?!\d+[.,/]\d|#[A-Z])[^<>]{1,40}$/.test(cell));
  const singleWords = cells.filter((cell) => !/\s/.test(cell));
  return cells.length > 1 && areDistinct(cells) && areShort && singleWords.length >= cells.length * 0.8;
}
function looksLikeNames(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => /\p{L}{3}/u.test(cell) && cell.length <= 200);
  const isFull = cells.length > 0 && named.length >= cells.length * 0.9;
  return isFull && new Set(named).size >= named.length * 0.9;
}
