import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import type { ChosenColumns } from "../../../shared/importexport/imports/reading.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import { columnKey, columnKeys } from "./column-keys.ts";
import { languageOfTexts } from "./language-of-texts.ts";
import type { Table } from "./reading/table.ts";
import type { Target } from "./targets.ts";

const samplesShown = 3;
/** Number of columns whose samples are kept in an import's record; beyond it, people see samples only on the mapping screen. */
const sampledColumns = 100;
/** A longer sample is cut, so that the record of an import of five hundred columns stays small. */
const sampleLength = 80;
/** Longer headings are never recognised. */
const knownLength = 200;

const chosenFor = (key: string, columns: ChosenColumns) =>
  Object.hasOwn(columns, key) ? columns[key] : undefined;

function byNames(targets: readonly Target[]): Map<string, Target> {
  const byName = new Map<string, Target>();
  for (const target of targets) {
    for (const name of target.names) {
      if (!byName.has(columnKey(name))) byName.set(columnKey(name), target);
    }
  }
  return byName;
}

/** Returns a function that finds the target of a heading. */
export function targetFinder(targets: readonly Target[]): (heading: string) => string | undefined {
  const byName = byNames(targets);
  return (heading) => {
    if (heading.length > knownLength) return undefined;
    const found = byName.get(columnKey(heading)) ?? byName.get(columnKey(withoutLanguage(heading).name));
    return found?.target;
  };
}

/** Splits headings such as `Name [en]` and `name_en` into name and language. */
function withoutLanguage(heading: string): { name: string; language: string | null } {
  const [, name, language] = /^(.*?)\s*(?:\[([a-z]{2})\]|[_ (-]([a-z]{2})\)?)$/i.exec(heading) ?? [];
  const found = contentLanguages.find((one) => one === (language ?? "").toLowerCase());
  const suffix = /[_ (-]([a-z]{2})\)?$/i.exec(heading)?.[1]?.toLowerCase();
  const bySuffix = contentLanguages.find((one) => one === suffix);
  return name && (found || bySuffix)
    ? { name, language: found ?? bySuffix ?? null }
    : { name: heading, language: null };
}

/**
 * Finds the target of every column: as a person chose for this import, else as it was mapped before (profile), else by its name. No target
 * is assigned twice in the same language; the second column stays unmapped. Columns without a target have to be mapped, unless a person
 * decided that they are not imported.
 */
export function matchColumns(
  table: Pick<Table, "columns" | "rows">,
  targets: readonly Target[],
  chosen: ChosenColumns,
  profile: ChosenColumns,
  needed: readonly ("code" | "name")[] = ["code", "name"],
  languages: readonly Language[] = [],
): { mapping: ColumnMapping[]; open: boolean; missing: ("code" | "name")[] } {
  const byName = byNames(targets);
  const keys = columnKeys(table.columns);
  const taken = new Set<string>();
  let open = false;
  const mapping = table.columns.map((column, at): ColumnMapping => {
    const key = keys[at] as string;
    const samples = at < sampledColumns ? samplesOf(table, at) : [];
    const decided = chosenFor(key, chosen) ?? chosenFor(key, profile);
    const { name, language } = withoutLanguage(column);
    const named = byName.get(key) ?? byName.get(columnKey(name));
    const wanted =
      decided ?? (named ? { target: named.target, language: byName.has(key) ? null : language } : undefined);
    const known = wanted?.target === null || targets.some(({ target }) => target === wanted?.target);
    const place = `${wanted?.target} ${wanted?.language}`;
    const free = wanted?.target == null || !taken.has(place);
    const other = !free && !decided && named?.translatable ? otherLanguage(at, place) : undefined;
    if (other && named) {
      open = true;
      return { column, samples, target: named.target, language: other, by: "cells" };
    }
    if (!wanted || !known || !free) {
      open ||= table.rows.some(({ cells }) => cells[at]);
      return { column, samples, target: null, language: null, by: "none" };
    }
    if (wanted.target !== null) taken.add(place);
    return {
      column,
      samples,
      ...wanted,
      by: chosenFor(key, chosen) ? "person" : chosenFor(key, profile) ? "profile" : "name",
    };
  });
  /** The language of a second column for the same target, if its cells show one. */
  function otherLanguage(at: number, place: string): Language | undefined {
    const cells = table.rows.slice(0, lookedAt).map(({ cells }) => cells[at] ?? "");
    const language = languageOfTexts(cells, languages);
    const [target] = place.split(" ");
    if (language === undefined || language === languages[0] || taken.has(`${target} ${language}`))
      return undefined;
    taken.add(`${target} ${language}`);
    return language;
  }
  const missing = needed.filter((one) => !mapping.some(({ target }) => target === one));
  // A guess by cells is shown to a person; if nobody can be asked, nothing is imported by it.
  const guessed = guessedByCells(mapping, missing, table, languages);
  return { mapping: guessed, open: open || missing.length > 0, missing };
}

/** Number of rows whose cells are examined. */
const lookedAt = 500;

/** Suggests columns for targets that no heading names: codes are short, whole and all different, and names have words. */
function guessedByCells(
  mapping: ColumnMapping[],
  missing: readonly ("code" | "name")[],
  { rows }: Pick<Table, "rows">,
  languages: readonly Language[],
): ColumnMapping[] {
  const cellsOf = (at: number) => rows.slice(0, lookedAt).map(({ cells }) => cells[at] ?? "");
  const [main] = languages;
  const otherThanMain = (texts: string[]) => {
    const language = languageOfTexts(texts, languages);
    return language === main ? null : (language ?? null);
  };
  const looks = { code: looksLikeCodes, name: looksLikeNames };
  const guessed = new Map<number, "code" | "name">();
  for (const target of missing) {
    const at = mapping.findIndex(({ by }, place) => {
      if (by !== "none" || guessed.has(place)) return false;
      return looks[target](cellsOf(place));
    });
    if (at >= 0) guessed.set(at, target);
  }
  // A single column that might be either is the name, since a code can be made from a name but no name from a code.
  const [only] = guessed.keys();
  const isNamed = [...guessed.values()].includes("name") || !missing.includes("name");
  if (only !== undefined && !isNamed && looksLikeNames(cellsOf(only))) guessed.set(only, "name");
  return mapping.map((column, at) => {
    const target = guessed.get(at);
    if (!target) return column;
    return {
      ...column,
      target,
      by: "cells",
      language: target === "name" ? otherThanMain(cellsOf(at)) : null,
    };
  });
}

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

function samplesOf({ rows }: Pick<Table, "rows">, at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[at];
    if (text) samples.push(text.length > sampleLength ? `${text.slice(0, sampleLength)}…` : text);
    if (samples.length === samplesShown) break;
  }
  return samples;
}
