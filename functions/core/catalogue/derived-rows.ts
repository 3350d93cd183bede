import { isDeepStrictEqual } from "node:util";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { Search, type SearchEntry } from "../../../shared/kernel/search-text.ts";
import { merged } from "../../../shared/kernel/sorted.ts";
import type { Catalogue, Change, Former } from "./catalogue.ts";

/** What rows are made of. */
export interface RowsOf<Kind extends DocumentKind, Row> {
  kind: Kind;
  /** The row of a document, deleted ones included; undefined where it has none. It depends on the document and `besides` alone. */
  row: (document: CatalogueDocument<Kind>) => Row | undefined;
  /** Other kinds that rows are made from: with any of them all rows are made anew. */
  besides?: readonly DocumentKind[];
}

/**
 * A row for each document of a kind, in order; after a change only the rows of what changed are made and put into their places. Where
 * they say what they said before, the rows stay the very same: what is made of them need not be made again.
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
    const made = new Map(changes.map(({ after }) => [after.id, given.row(after)]));
    const rows = [...made.values()].filter((row) => row !== undefined);
    const before = former.value.filter(({ id }) => made.has(id));
    if (before.length === rows.length && before.every((row) => isDeepStrictEqual(row, made.get(row.id))))
      return former.value;
    return merged(
      former.value.filter(({ id }) => !made.has(id)),
      rows.sort(compare),
      compare,
    );
  });
}

/** A search over entries of documents, known by their ids; after a change only what changed is taken in. */
export function searchOver<Kind extends DocumentKind, Found>(
  catalogue: Catalogue,
  name: string,
  given: RowsOf<Kind, SearchEntry<Found>>,
): Search<Found> {
  return catalogue.derive<Search<Found>>(name, (former) => {
    const changes = changesFor(former, given);
    if (!former || !changes)
      return Search.over([...catalogue.all(given.kind)].flatMap((document) => given.row(document) ?? []));
    return former.value.with(new Map(changes.map(({ after }) => [after.id, given.row(after)])));
  });
}

/** The changes of a kind since a value was derived; undefined where it has to be derived from all documents. */
function changesFor<Kind extends DocumentKind>(
  former: Former<unknown> | undefined,
  { kind, besides = [] }: Pick<RowsOf<Kind, unknown>, "kind" | "besides">,
): Change<Kind>[] | undefined {
  if (!former || former.changes.some(({ after }) => besides.includes(after.kind))) return undefined;
  return former.changes.filter((change): change is Change<Kind> => change.after.kind === kind);
}
