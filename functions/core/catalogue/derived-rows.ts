import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { Search, type SearchEntry } from "../../../shared/kernel/search-text.ts";
import { merged, placeOf } from "../../../shared/kernel/sorted.ts";
import type { Catalogue, Change, Previous } from "./catalogue.ts";

/** Rules for building the rows of documents. */
export interface RowsOf<Kind extends DocumentKind, Row> {
  kind: Kind;
  /** Returns the row of a document, which may be deleted; undefined if it has none. It may depend only on the document and `besides`. */
  row: (document: CatalogueDocument<Kind>) => Row | undefined;
  /** Other kinds that rows are built from; if any of them changes, all rows are rebuilt. */
  furtherKinds?: readonly DocumentKind[];
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
  source: RowsOf<Kind, Row> & { compare: (left: Row, right: Row) => number },
): readonly Row[] {
  const compare = (left: Row, right: Row) => source.compare(left, right) || (left.id < right.id ? -1 : 1);
  return catalogue.derive<readonly Row[]>(name, (previous) => {
    const changes = changesFor(previous, source);
    if (!previous || !changes)
      return [...catalogue.all(source.kind)].flatMap((document) => source.row(document) ?? []).sort(compare);
    const added = changes.flatMap(({ after }) => source.row(after) ?? []);
    const before = changes.flatMap(({ before }) => (before && source.row(before)) ?? []);
    const isSame = (row: Row, index: number) => isDeepStrictEqual(row, added[index]);
    if (before.length === added.length && before.every(isSame)) return previous.value;
    // Found by binary search: looking at each of ten thousand ids would take longer than everything else.
    const removed = new Set(before.map((row) => placeOf(previous.value, row, compare)));
    const unchanged = previous.value.filter((_, place) => !removed.has(place));
    return merged(unchanged, added.sort(compare), compare);
  });
}

/** A search over entries of documents, keyed by document id; after a change only the affected entries are updated. */
export function searchOver<Kind extends DocumentKind, Result>(
  catalogue: Catalogue,
  name: string,
  source: RowsOf<Kind, SearchEntry<Result>>,
): Search<Result> {
  return catalogue.derive<Search<Result>>(name, (previous) => {
    const changes = changesFor(previous, source);
    if (!previous || !changes)
      return Search.over([...catalogue.all(source.kind)].flatMap((document) => source.row(document) ?? []));
    const affected = changes.flatMap((change) => source.affects?.(change) ?? []);
    const changed = [...affected, ...changes.map(({ after }) => after)];
    return previous.value.with(new Map(changed.map((document) => [document.id, source.row(document)])));
  });
}

/** The changes of a kind since a value was derived; undefined if the value must be derived from all documents. */
function changesFor<Kind extends DocumentKind>(
  previous: Previous<unknown> | undefined,
  { kind, furtherKinds = [] }: Pick<RowsOf<Kind, unknown>, "kind" | "furtherKinds">,
): Change<Kind>[] | undefined {
  if (!previous || previous.changes.some(({ after }) => furtherKinds.includes(after.kind))) return undefined;
  return previous.changes.filter((change): change is Change<Kind> => change.after.kind === kind);
}
