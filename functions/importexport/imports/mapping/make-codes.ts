import { holds } from "../../../../shared/core/catalogue/field.ts";
import { madeIdentifier } from "../../../../shared/core/catalogue/made-key.ts";
import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { Catalogue } from "../../../core/door.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";
import type { Table } from "../reading/table.ts";
import { columnKey, columnKeys } from "./column-keys.ts";
import type { TableFacts } from "./table-facts.ts";
import type { Target } from "./targets.ts";

export type CodeChoice = NonNullable<ReadingChoice["codes"]>;
/** A choice that nobody has made yet; it recognises analyses by their names. */
export type CodeProposal = CodeChoice & { key: null };
/** A generated code, and the key by which its analysis is recognised. */
export type MadeCode = { code: string; key: string } | undefined;

/** Number of digits in a counted code. */
const digits = 5;

/** The place of the column with the names in a language, or else in any. */
export const nameColumn = (mapping: readonly ColumnMapping[], main: string): number => {
  const nameIndex = mapping.findIndex(
    ({ target, language }) => target === "name" && (language ?? main) === main,
  );
  return nameIndex >= 0 ? nameIndex : mapping.findIndex(({ target }) => target === "name");
};

/** A row that needs a code. */
interface Row {
  name: string;
  /** The cell that tells it apart from others of the same name. */
  apart: string;
  /** Key without that cell, and the whole key. */
  base: string;
  key: string;
}

/**
 * Codes for the rows of a file without any: those that earlier imports have made for the same key, and new ones made from the name or by
 * counting. The key is kept with the analysis, so that it is recognised even after it was deleted or renamed, and wherever its row stands.
 * @returns a code for each row; undefined for one without a name or a key
 */
export function madeCodes(
  table: Pick<Table, "columns" | "rows">,
  mapping: readonly ColumnMapping[],
  choice: CodeChoice,
  catalogue: Catalogue,
  main: Language,
): MadeCode[] {
  const codeOfKey = new Map<string, string>();
  const usedCodes = new Set<string>();
  let count = 0;
  for (const { kind, content } of catalogue.all()) {
    if (kind !== "analysis" || !("code" in content)) continue;
    usedCodes.add(content.code.toUpperCase());
    if (/^\d{1,9}$/.test(content.code)) count = Math.max(count, Number(content.code));
    if (content.source?.key !== undefined) codeOfKey.set(content.source.key, content.code);
  }
  const rows = rowsOf(table, mapping, choice, main);
  /** Keys in the file and the catalogue, by their base. */
  const keysOf = new Map<string, Set<string>>();
  const present = new Set(rows.flatMap((row) => row?.key ?? []));
  for (const key of [...codeOfKey.keys(), ...present]) {
    const base = key.split(separator)[0] as string;
    keysOf.set(base, (keysOf.get(base) ?? new Set()).add(key));
  }
  return rows.map((row) => {
    if (!row) return undefined;
    const code = codeOfKey.get(row.key) ?? codeBefore(row) ?? newCode(row);
    codeOfKey.set(row.key, code);
    usedCodes.add(code.toUpperCase());
    return { code, key: row.key };
  });

  /** The code made when nothing but the name was looked at, if that can only mean this row. */
  function codeBefore({ base }: Row): string | undefined {
    return keysOf.get(base)?.size === 2 && !present.has(base) ? codeOfKey.get(base) : undefined;
  }

  function newCode({ name, apart: difference, base }: Row): string {
    const text = (keysOf.get(base)?.size ?? 0) > 1 ? `${name} ${difference}` : name;
    if (choice.from === "name")
      return madeIdentifier(text, (identifier) => usedCodes.has(identifier.toUpperCase())).toUpperCase();
    count += 1;
    return String(count).padStart(digits, "0");
  }
}

/** Gives each analysis the code that was made for its row. */
export const withCodes = (placed: readonly Placed[], codes: readonly MadeCode[]): Placed[] =>
  placed.map((row, index) => {
    const { code, key } = codes[index] ?? {};
    return code === undefined || key === undefined
      ? row
      : { ...row, analysis: { ...row.analysis, code }, key };
  });

/** Separates the parts of a key; a cell hardly holds it. */
const separator = "\t";

/**
 * The rows with their keys. Counted codes tell apart whatever differs: further rows with the same key are numbered, but rows without any
 * difference share one.
 */
function rowsOf(
  { columns, rows }: Pick<Table, "columns" | "rows">,
  mapping: readonly ColumnMapping[],
  { from, key = null, apart: differing }: CodeChoice,
  main: Language,
): (Row | undefined)[] {
  const keys = columnKeys(columns);
  const placeOf = (column: string) => keys.indexOf(columnKey(column));
  const nameAt = nameColumn(mapping, main);
  const [keyAt, apartAt] = [key, differing].map((column) => (column == null ? -1 : placeOf(column)));
  /** Number of each content among the rows of one key. */
  const contents = new Map<string, Map<string, number>>();
  return rows.map(({ cells }) => {
    const cellOf = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? ""));
    const name = cellOf(nameAt);
    const value = key === null ? name : cellOf(keyAt);
    if (value === "") return undefined;
    const base = `${key === null ? "name" : columnKey(key)}: ${value}`;
    const row = { name: name || value, apart: cellOf(apartAt), base };
    const fullCode = row.apart === "" ? base : `${base}${separator}${row.apart}`;
    if (from !== "counter" || key !== null) return { ...row, key: fullCode };
    const numbers = contents.get(fullCode) ?? new Map<string, number>();
    contents.set(fullCode, numbers);
    const content = JSON.stringify(cells.filter((_, index) => mapping[index]?.target != null));
    const number = numbers.get(content) ?? numbers.size + 1;
    numbers.set(content, number);
    return { ...row, key: number === 1 ? fullCode : `${fullCode}${separator}#${number}` };
  });
}

/** Headings of columns that name the material, as column keys. */
const materialHeading = /material|specimen|matrix|probenart|sampletype|^(probe|sample)$/;
/** A longer cell is a remark rather than the name of a material. */
const longestMaterial = 60;

/**
 * Codes proposed for a file without a column of them: made from the name if it is unique, together with the material if there is such a
 * column; counted if that does not tell all rows apart, unless rows of one name only bring further rows of its tables, such as a reference
 * range each. A column that was taken for codes by its cells is none if it
 * names materials, or only counts the rows: its numbers would change with every row that is added.
 * @param facts facts about all rows, if these are only some of them; codes are then counted unless all names differ
 * @returns undefined if codes need no proposal
 */
export function proposedCodes(
  { rows }: Pick<Table, "rows">,
  {
    mapping,
    reading,
    targets,
  }: { mapping: readonly ColumnMapping[]; reading: ReadingChoice; targets: readonly Target[] },
  main: string,
  facts?: Pick<TableFacts, "rows" | "columns">,
): CodeProposal | undefined {
  const codeAt = mapping.findIndex(({ target }) => target === "code");
  const coded = mapping[codeAt];
  const isCounter = rows.every(({ cells }, index) => cells[codeAt] === String(index + 1));
  const isWrong = coded?.by === "cells" && (isCounter || materialHeading.test(columnKey(coded.column)));
  if (reading.codes || (coded && !isWrong)) return undefined;
  const nameAt = nameColumn(mapping, main);
  const materialAt = mapping.findIndex(
    ({ column }, index) =>
      index !== nameAt &&
      materialHeading.test(columnKey(column)) &&
      rows.every(({ cells }) => (cells[index] ?? "").length <= longestMaterial),
  );
  const distinguishing = mapping[materialAt]?.column;
  const contents = new Map(
    rows.map(({ cells }) => [JSON.stringify(cells.filter((_, index) => index !== codeAt)), cells]),
  );
  const keys = [...contents.values()].map((cells) => JSON.stringify([cells[nameAt], cells[materialAt]]));
  const isUnique =
    nameAt < 0 ||
    (facts
      ? facts.columns[nameAt]?.distinct === facts.rows
      : new Set(keys).size === keys.length || areOfOne([...contents.values()], keys, mapping, targets));
  return {
    from: isUnique ? "name" : "counter",
    key: null,
    ...(distinguishing !== undefined && { apart: distinguishing }),
  };
}

/** Whether rows with one key differ only in columns that bring rows of a table, so that together they are one analysis. */
function areOfOne(
  contents: readonly (readonly string[])[],
  keys: readonly string[],
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
): boolean {
  const tables = new Set(
    targets.filter(({ field }) => field && holds(field.type, "rows")).map(({ target }) => target),
  );
  const single = mapping.flatMap(({ target }, index) =>
    target !== null && tables.has(target) ? [] : [index],
  );
  const rest = new Map<string, string>();
  return contents.every((cells, index) => {
    const key = keys[index] as string;
    const rowKey = JSON.stringify(single.map((column) => cells[column] ?? ""));
    const isAlike = (rest.get(key) ?? rowKey) === rowKey;
    rest.set(key, rowKey);
    return isAlike;
  });
}
