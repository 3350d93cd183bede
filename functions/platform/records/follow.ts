import { isDeepStrictEqual } from "node:util";
import { fold } from "../../../shared/kernel/folding.ts";
import { fieldProblem } from "../problem.ts";
import type { Key } from "../table/table.ts";
import { type Keys, keysOf, placeSk, rankSk, textOf, textsOf } from "./layout.ts";
import type { Place } from "./place-copies.store.ts";
import type { Field, RecordOptions } from "./record-options.ts";
import type { Transaction } from "./transaction.ts";

/** The parts of a record from which other items are derived. */
export interface State<Content> {
  content: Content;
  rank?: string;
}

/**
 * `follow` writes the items derived from a record: its places in lists, the guards of its unique values, and the links to records it names.
 * It takes the former (undefined: none) and the new state; unchanged items are not written.
 */
export function followerOf<Content extends object>(
  name: string,
  keys: Keys,
  options: RecordOptions<Content>,
) {
  const { sort, filter = [], search = sort } = options;
  const uniques = Object.entries(options.unique ?? {}) as [Field<Content>, string][];
  const references = Object.entries(options.references ?? {}) as [Field<Content>, string][];

  /** The places of a record in all lists, by key. */
  function placesOf(id: string, content: Content, rank: string | undefined) {
    const item: Place = {
      search: fold(search.flatMap((field) => textsOf(content[field])).join(" ")).slice(0, 1000),
      ...Object.fromEntries(filter.map((field) => [field, content[field]])),
    };
    const places = sort.map((field): [Key, Place] => [
      { pk: keys.places(field), sk: placeSk(content[field], id) },
      item,
    ]);
    if (rank) places.push([{ pk: keys.places("order"), sk: rankSk(rank, id) }, item]);
    return new Map(places.map(([key, value]) => [`${key.pk} ${key.sk}`, { key, value }]));
  }

  const named = (content: Content | undefined) =>
    references.flatMap(([field, kind]) =>
      content ? [content[field] ?? []].flat().map((id) => ({ field, kind, id: String(id) })) : [],
    );

  function follow(
    transaction: Transaction,
    id: string,
    before: State<Content> | undefined,
    after: State<Content> | undefined,
  ) {
    const [old, now] = [before, after].map((state) =>
      state ? placesOf(id, state.content, state.rank) : new Map<string, { key: Key; value: Place }>(),
    );
    for (const [key, place] of old ?? []) if (!now?.has(key)) transaction.write({ delete: place.key });
    for (const [key, { key: put, value }] of now ?? [])
      if (!isDeepStrictEqual(old?.get(key)?.value, value)) transaction.write({ put, item: { ...value } });
    for (const [field, message] of uniques) {
      const [was, is] = [before, after].map((state) => {
        const value = state ? textOf(state.content[field]) : "";
        return value === "" ? undefined : keys.unique(field, value);
      });
      if (was?.sk === is?.sk) continue;
      if (was) transaction.write({ delete: was });
      if (is)
        transaction.write({ put: is, item: { id }, condition: { absent: true } }, () =>
          fieldProblem(field, "already_exists", message),
        );
    }
    const [was, is] = [named(before?.content), named(after?.content)];
    const links = (list: typeof was) => new Map(list.map((link) => [`${link.kind} ${link.id}`, link]));
    const [previous, come] = [links(was), links(is)];
    for (const [key, { kind, id: to }] of previous) {
      if (come.has(key)) continue;
      const target = keysOf(kind);
      transaction.write({ delete: target.namedBy(to, name, id) });
      transaction.add(target.record(to), { links: -1 });
    }
    for (const [key, { kind, id: to, field }] of come) {
      if (previous.has(key)) continue;
      const target = keysOf(kind);
      transaction.write({ put: target.namedBy(to, name, id), item: {} });
      transaction.add(
        target.record(to),
        { links: 1 },
        {
          condition: { present: true },
          refusal: () => fieldProblem(field, "not_found", "What is named here does not exist."),
        },
      );
    }
  }
  return { follow, placesOf };
}
