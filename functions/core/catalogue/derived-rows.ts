import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { Search, type SearchEntry } from "../../../shared/kernel/search-text.ts";
import { merged, placeOf } from "../../../shared/kernel/sorted.ts";
import type { Catalogue, Change, Former } from "./catalogue.ts";

/** Rules for building the rows of documents. */
export interface RowsOf<Kind extends DocumentKind, Row> {
  kind: Kind;
  /** Returns the row of a document, which may be deleted; undefined if it has none. It may depend only on the document and `besides`. */
  row: (document: CatalogueDocument<Kind>) => Row | undefined;
  /** Other kinds that rows are built from; if any of them changes, all rows are rebuilt. */
  besides?: readonly DocumentKind[];
  /** Further documents whose rows a change of one affects; only searches ask for them. */
  affects?: (change: Change<Kind>) => readonly CatalogueDocument<Kind>[];
}

/**
 * A row for each document of a kind, in order; after a change only the affected rows are rebuilt and put into place. Rows with
 * unchanged content keep their identity, so that values derived from them need not be rebuilt.
 */
export function orderedRows<Kind extends DocumentKind, Row extends { id: string }>(
  catalogue: Catalogue,
  name: string,
  given: RowsOf<Kind, Row> & { compare: (left: Row, right: Row) => number },
): readonly Row[] {
  const compare = (left: Row, right: Row) => given.compare(left, right) || (left.id < right.id ? -1 : 1);
  return catalogue.derive<readonly Row[]>(name, (former) => {
    const changes = changesFor(former, given);
    if (!former || !changes)
      return [...catalogue.all(given.kind)].flatMap((document) => given.row(document) ?? []).sort(compare);
    const made = changes.flatMap(({ after }) => given.row(after) ?? []);
    const before = changes.flatMap(({ before }) => (before && given.row(before)) ?? []);
    const isSame = (row: Row, index: number) => isDeepStrictEqual(row, made[index]);
    if (before.length === made.length && before.every(isSame)) return former.value;
    // Found by binary search: looking at each of ten thousand ids would take longer than everything else.
    const gone = new Set(before.map((row) => placeOf(former.value, row, compare)));
    const kept = former.value.filter((_, place) => !gone.has(place));
    return merged(kept, made.sort(compare), compare);
  });
}

/** A search over entries of documents, keyed by document id; after a change only the affected entries are updated. */
export function searchOver<Kind extends DocumentKind, Found>(
  catalogue: Catalogue,
  name: string,
  given: RowsOf<Kind, SearchEntry<Found>>,
): Search<Found> {
  return catalogue.derive<Search<Found>>(name, (former) => {
    const changes = changesFor(former, given);
    if (!former || !changes)
      return Search.over([...catalogue.all(given.kind)].flatMap((document) => given.row(document) ?? []));
    const affected = changes.flatMap((change) => given.affects?.(change) ?? []);
    const changed = [...affected, ...changes.map(({ after }) => after)];
    return former.value.with(new Map(changed.map((document) => [document.id, given.row(document)])));
  });
}

/** The changes of a kind since a value was derived; undefined if the value must be derived from all documents. */
function changesFor<Kind extends DocumentKind>(
  former: Former<unknown> | undefined,
  { kind, besides = [] }: Pick<RowsOf<Kind, unknown>, "kind" | "besides">,
): Change<Kind>[] | undefined {
  if (!former || former.changes.some(({ after }) => besides.includes(after.kind))) return undefined;
  return former.changes.filter((change): change is Change<Kind> => change.after.kind === kind);
}
