import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { Table } from "../reading/table.ts";
import type { Meaning } from "./headings/vocabulary.ts";
import { areRowNumbers, meaningsOfCells } from "./known-cells.ts";
import { languageOfTexts } from "./language-of-texts.ts";
import { isPriceHeading, meaningsOfTargets, type Recognised } from "./recognise-heading.ts";
import type { Target } from "./targets.ts";

/** Number of rows whose cells are examined. */
const lookedAt = 500;

/** The cells of a column that are examined. */
export const examinedCells = ({ rows }: Pick<Table, "rows">, at: number): string[] =>
  rows.slice(0, lookedAt).map(({ cells }) => cells[at] ?? "");

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
  const taken = new Set(mapping.map(({ target }) => target));
  const byMeaning = meaningsOfTargets(targets);
  const guessed = new Map<number, ColumnMapping>();
  const isOpen = (at: number) => mapping[at]?.by === "none" && !guessed.has(at);
  const guess = (at: number, target: string | null, language: Language | null = null) => {
    guessed.set(at, { ...(mapping[at] as ColumnMapping), target, language, by: "cells" });
    taken.add(target);
  };
  const open = mapping.flatMap(({ by }, at) =>
    by === "none" ? [{ at, cells: examinedCells(table, at) }] : [],
  );

  for (const { at, cells } of open) if (areRowNumbers(cells)) guess(at, null);
  for (const { at, cells } of open) {
    if (!isOpen(at)) continue;
    const heading = recognised[at];
    const meanings: Meaning[] = meaningsOfCells(cells);
    const possible = meanings.flatMap((meaning) => byMeaning.get(meaning)?.target ?? []);
    if (heading?.isUnclear && looksLikeCodes(cells)) possible.push("code");
    if (heading?.isUnclear && looksLikeNames(cells)) possible.push("name");
    const fitting = possible.filter(
      (target) => !heading || heading.targets.some((each) => each.target === target),
    );
    const [target, ...others] = new Set(fitting);
    if (target !== undefined && others.length === 0 && !taken.has(target)) guess(at, target);
  }

  const looks = { code: looksLikeCodes, name: looksLikeNames };
  const wanted = missing.filter((target) => !taken.has(target));
  const found = new Map<number, "code" | "name">();
  for (const target of wanted) {
    const column = open.find(
      ({ at, cells }) =>
        isOpen(at) && !found.has(at) && looks[target](cells) && !isPriceHeading(mapping[at]?.column ?? ""),
    );
    if (column) found.set(column.at, target);
  }
  // The codes of a tariff are those of its list, unless another column has some with letters.
  const billing = byMeaning.get("billing")?.target;
  const tariff = mapping.findIndex(
    ({ target, by }, at) => by === "name" && target === billing && isTelling(examinedCells(table, at)),
  );
  const code = [...found].find(([, target]) => target === "code")?.[0];
  if (billing !== undefined && tariff >= 0 && wanted.includes("code") && !isLettered(table, code)) {
    if (code !== undefined) found.delete(code);
    found.set(tariff, "code");
  }
  // A single column that might be either is the name, since a code can be made from a name but no name from a code.
  const [only] = [...found.keys()].filter((at) => isOpen(at));
  const isNamed = [...found.values()].includes("name") || !wanted.includes("name");
  if (only !== undefined && !isNamed && looksLikeNames(examinedCells(table, only))) found.set(only, "name");
  if (missing.includes("name") && !taken.has("name") && ![...found.values()].includes("name")) {
    const likeliest = likeliestNames(open.filter(({ at }) => isOpen(at) && !found.has(at)));
    if (likeliest !== undefined) found.set(likeliest, "name");
  }
  for (const [at, target] of found)
    guess(at, target, target === "name" ? otherThanMain(examinedCells(table, at), languages) : null);
  return mapping.map((column, at) => guessed.get(at) ?? column);
}

/** The language of texts, if it is not the laboratory's main one. */
function otherThanMain(texts: readonly string[], languages: readonly Language[]): Language | null {
  const language = languageOfTexts(texts, languages);
  return language === undefined || language === languages[0] ? null : language;
}

/** The column of words with the most different cells, if no column surely has the names: a person corrects a guess more easily than none. */
function likeliestNames(columns: readonly { at: number; cells: readonly string[] }[]): number | undefined {
  const worded = columns.flatMap(({ at, cells }) => {
    const named = cells.filter((cell) => /\p{L}{3}/u.test(cell));
    const distinct = new Set(named).size;
    return named.length >= cells.length * 0.8 && distinct >= cells.length / 2 ? [{ at, distinct }] : [];
  });
  return worded.sort((left, right) => right.distinct - left.distinct)[0]?.at;
}

/** Whether the cells of a column have letters. */
const isLettered = (table: Pick<Table, "rows">, at: number | undefined) =>
  at !== undefined && examinedCells(table, at).every((cell) => /\p{L}/u.test(cell));
/** Whether every cell is filled with a short code of its own. */
const isTelling = (cells: readonly string[]) => looksLikeCodes(cells) && cells.every(Boolean);
const areDistinct = (cells: readonly string[]) => new Set(cells).size === cells.length;
/** Codes are neither words nor amounts; a few of them may have blanks. */
function looksLikeCodes(cells: readonly string[]): boolean {
  const areShort = cells.every((cell) => /^(?!\d+[.,/]\d|#[A-Z])[^<>]{1,40}$/.test(cell));
  const whole = cells.filter((cell) => !/\s/.test(cell));
  return cells.length > 1 && areDistinct(cells) && areShort && whole.length >= cells.length * 0.8;
}
function looksLikeNames(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => /\p{L}{3}/u.test(cell) && cell.length <= 200);
  const isFull = cells.length > 0 && named.length >= cells.length * 0.9;
  return isFull && new Set(named).size >= named.length * 0.9;
}
