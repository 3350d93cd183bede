import { isDeepStrictEqual } from "node:util";
import { diffArrays, diffWordsWithSpace } from "diff";
import type { PlainValue, TableRow } from "../../../shared/core/catalogue/field.ts";
import { changeOfRow, pairRows } from "../../../shared/core/catalogue/pair-rows.ts";
import type { ComparedValue, ShownValue, TextPart } from "../../../shared/core/catalogue/visible-value.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { fieldKeyOf } from "./layout-places.ts";
import { type Content, isLayout, placesOf } from "./places.ts";
import { languagesAt, Places, type VisibleTo } from "./visible-values.ts";

/** Time limit for comparing two values, in ms; after that they are shown one after the other. */
const timeout = 300;

/** Compares two versions value by value as readers saw them, in the order of the later one. */
export function compareContents(
  catalogue: Catalogue,
  before: Content,
  after: Content,
  reader: VisibleTo,
): ComparedValue[] {
  const places = new Places(catalogue, [before, after], reader);
  const [previous, later] = [placesOf(before), placesOf(after)];
  const isThere = isLayout(after) ? fieldsIn(later) : undefined;
  return [...new Set([...later.keys(), ...previous.keys()])].flatMap((path) => {
    // The order of the fields already shows that a field was removed from a layout.
    if (isThere && !isThere(path)) return [];
    const [formerPlace, laterPlace] = [previous.get(path), later.get(path)];
    return languagesAt([formerPlace, laterPlace], reader).map((language) => {
      const [old, now] = [
        places.shown(before, path, formerPlace, language),
        places.shown(after, path, laterPlace, language),
      ];
      const slot = places.slot(path, language, [now.value, old.value]);
      const changed =
        !isDeepStrictEqual([old.value, old.fallback], [now.value, now.fallback]) &&
        !(isThere && isNo(old.value) && isNo(now.value));
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

/** Whether a layout with these places has the field that a setting belongs to. */
function fieldsIn(places: Map<string, unknown>): (path: string) => boolean {
  const keys = new Set([...places.keys()].map(fieldKeyOf));
  return (path) => keys.has(fieldKeyOf(path));
}

/** A setting that a field of a layout omits counts as no. */
const isNo = (value: PlainValue | null) => value === null || value === false;

function diffTexts(before: ShownValue, after: ShownValue): TextPart[] {
  // Same words, different formatting.
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
  differences: { added: boolean; removed: boolean; texts: string[] }[] | undefined,
  before: string[],
  after: string[],
): TextPart[] =>
  (
    differences ?? [
      { texts: before, added: false, removed: true },
      { texts: after, added: true, removed: false },
    ]
  ).flatMap(({ texts, added, removed }) =>
    texts.map((text) => ({ text, change: added ? "added" : removed ? "removed" : "same" })),
  );

/** Compares two tables row by row below shared headings; undefined if neither value is a table. */
function tableOf(
  places: Places,
  path: string,
  language: Language | null,
  before: PlainValue | null,
  after: PlainValue | null,
): ComparedValue["table"] | undefined {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  // Read both together so that they have the same columns.
  const shown = places.table(path, language, [...old, ...now]);
  if (!shown) return undefined;
  const cells = new Map([...old, ...now].map((row, index) => [row, shown.rows[index] ?? []]));
  const cellsOf = (row: TableRow | undefined) => (row ? (cells.get(row) ?? null) : null);
  const rows = pairRows(old, now).map((pair) => ({
    change: changeOfRow(pair),
    before: cellsOf(pair.before),
    after: cellsOf(pair.after),
  }));
  return { columns: shown.columns, rows, more: 0 };
}

const rowsOf = (value: PlainValue | null): TableRow[] =>
  Array.isArray(value) ? (value as (string | TableRow)[]).filter((row) => typeof row === "object") : [];
