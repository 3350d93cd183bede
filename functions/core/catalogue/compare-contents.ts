import { isDeepStrictEqual } from "node:util";
import { diffArrays, diffWordsWithSpace } from "diff";
import type { PlainValue } from "../../../shared/core/catalogue/field.ts";
import type {
  ComparedRow,
  ComparedValue,
  Seen,
  ShownTable,
  TextPart,
} from "../../../shared/core/catalogue/seen-value.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Filled, placesOf } from "./places.ts";
import { languagesAt, Places, type SeenBy } from "./seen-values.ts";

/** How long two values are compared, in ms, before they are shown one after the other. */
const timeout = 300;

/** Two versions side by side as readers saw them, value by value, in the order of the later one. */
export function compareContents(
  catalogue: Catalogue,
  before: Filled,
  after: Filled,
  reader: SeenBy,
): ComparedValue[] {
  const places = new Places(catalogue, [before, after], reader);
  const [former, later] = [placesOf(before), placesOf(after)];
  return [...new Set([...later.keys(), ...former.keys()])].flatMap((path) => {
    const [one, other] = [former.get(path), later.get(path)];
    return languagesAt([one, other], reader).map((language) => {
      const [old, now] = [
        places.seen(before, path, one, language),
        places.seen(after, path, other, language),
      ];
      const slot = places.slot(path, language, [now.value, old.value]);
      const changed = !isDeepStrictEqual([old.value, old.fallback], [now.value, now.fallback]);
      const behind = !changed && (old.own !== now.own || old.imported !== now.imported);
      const same = {
        ...slot,
        changed,
        behind,
        before: old,
        after: now,
        by: "words" as const,
        parts: [],
        table: null,
      };
      if (!changed) return same;
      const table = tableOf(places, path, language, old.value, now.value);
      if (table) return { ...same, table };
      const [entries, others] = [
        places.entries(before, path, old.value, language),
        places.entries(after, path, now.value, language),
      ];
      return entries || others
        ? { ...same, by: "entries", parts: diffEntries(entries ?? [], others ?? []) }
        : { ...same, parts: diffTexts(old, now) };
    });
  });
}

function diffTexts(before: Seen, after: Seen): TextPart[] {
  // The same words, differently formatted.
  if (before.text === after.text) return [];
  return partsOf(
    diffWordsWithSpace(before.text, after.text, { timeout })?.map((part) => ({
      ...part,
      texts: [part.value],
    })),
    [before.text],
    [after.text],
  );
}

const diffEntries = (before: string[], after: string[]): TextPart[] =>
  partsOf(
    diffArrays(before, after, { timeout })?.map((part) => ({ ...part, texts: part.value })),
    before,
    after,
  );

const partsOf = (
  found: { added: boolean; removed: boolean; texts: string[] }[] | undefined,
  before: string[],
  after: string[],
): TextPart[] =>
  (
    found ?? [
      { texts: before, added: false, removed: true },
      { texts: after, added: true, removed: false },
    ]
  ).flatMap(({ texts, added, removed }) =>
    texts.map((text) => ({ text, change: added ? "added" : removed ? "removed" : "same" })),
  );

/** Two tables below the same headings, row by row; undefined where neither value is one. */
function tableOf(
  places: Places,
  path: string,
  language: Parameters<Places["table"]>[1],
  before: PlainValue | null,
  after: PlainValue | null,
): ComparedValue["table"] | undefined {
  const rowsOf = (value: PlainValue | null) =>
    Array.isArray(value) ? (value as unknown[]).filter((row) => typeof row === "object") : [];
  const [old, now] = [rowsOf(before), rowsOf(after)];
  // Read together, so that both have the same columns.
  const shown = places.table(path, language, [...old, ...now] as PlainValue);
  return shown ? diffTables(shown, old.length) : undefined;
}

/** @param shown the rows of both tables, the older one's first @param count how many those are */
export function diffTables(
  { columns, rows }: ShownTable,
  count: number,
): NonNullable<ComparedValue["table"]> {
  const [before, after] = [rows.slice(0, count), rows.slice(count)];
  const keyOf = (row: readonly string[]) => JSON.stringify(row);
  const found = diffArrays(before.map(keyOf), after.map(keyOf), { timeout }) ?? [
    { value: before.map(keyOf), removed: true, added: false },
    { value: after.map(keyOf), removed: false, added: true },
  ];
  const result: ComparedRow[] = [];
  let gone: string[][] = [];
  const drop = () => {
    result.push(...gone.map((row) => ({ change: "removed" as const, before: row, after: null })));
    gone = [];
  };
  for (const { value, added, removed } of found) {
    const texts = value.map((row) => JSON.parse(row) as string[]);
    if (removed) gone = texts;
    else if (added) {
      result.push(...changedRows(gone, texts));
      gone = [];
    } else {
      drop();
      result.push(...texts.map((row) => ({ change: "same" as const, before: row, after: row })));
    }
  }
  drop();
  return { columns, rows: result, more: 0 };
}

/** Rows that took the place of others: those that share at least half of their cells are one row that changed. */
function changedRows(gone: readonly string[][], come: readonly string[][]): ComparedRow[] {
  const left = new Set(gone);
  const paired = come.map((row) => {
    const likeness = (other: readonly string[]) =>
      row.filter((cell, at) => cell !== "" && cell === other[at]).length;
    const [best] = [...left].sort((one, other) => likeness(other) - likeness(one));
    const filled = row.filter((cell) => cell !== "").length;
    if (!best || likeness(best) * 2 < filled) return { row, former: undefined };
    left.delete(best);
    return { row, former: best };
  });
  return [
    ...[...left].map((row) => ({ change: "removed" as const, before: row, after: null })),
    ...paired.map(({ row, former }) =>
      former
        ? { change: "changed" as const, before: former, after: row }
        : { change: "added" as const, before: null, after: row },
    ),
  ];
}
