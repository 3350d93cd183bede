import type { Actor } from "../actor.ts";
import { onceATurn } from "../once-a-turn.ts";
import { readTogether } from "../table/read-together.ts";
import type { Saved } from "./layout.ts";
import type { Records } from "./records.store.ts";

type Reader = Pick<Actor, "tenant">;
interface Head {
  revision: number;
  /** The record that was written last. */
  last: string;
}
interface Copy {
  revision: number;
  records: Map<string, Saved<object>>;
}
/** The parts of any kind of record that a replica reads. */
type AnyRecords = Pick<Records<object>, "keys" | "isOrdered" | "find" | "all">;
type Contents<Kinds extends Record<string, AnyRecords>> = {
  [Name in keyof Kinds]: Kinds[Name] extends Pick<Records<infer Content>, "find">
    ? ReadonlyMap<string, Saved<Content>>
    : never;
};

/**
 * All records of some kinds, kept in memory by a container: a call costs one BatchGetItem of their heads, one more GetItem for a kind in
 * which one record has changed since, and a query of the kind after several changes, or after any change of a kind with a manual order.
 * @param derive turns them into the result for callers; called again only after a change
 */
export function replicaOf<Kinds extends Record<string, AnyRecords>, Derived>(
  kinds: Kinds,
  derive: (contents: Contents<Kinds>) => Derived,
) {
  const names = Object.keys(kinds) as (keyof Kinds & string)[];
  const copies = new Map<string, { of: Record<string, Copy>; derived: Derived }>();

  async function renewed(reader: Reader, records: AnyRecords, head: Head | undefined, copy?: Copy) {
    const revision = head?.revision ?? 0;
    if (copy?.revision === revision) return copy;
    // The new place of a moved record is only known from all the others.
    if (copy && head && copy.revision + 1 === revision && !records.isOrdered) {
      const changed = await records.find(reader, head.last);
      const all = new Map(copy.records);
      if (changed) all.set(head.last, changed);
      else all.delete(head.last);
      return { revision, records: all };
    }
    const all = revision === 0 ? [] : await records.all(reader);
    return { revision, records: new Map(all.map((record) => [record.id, record])) };
  }

  const readHeads = (reader: Reader) =>
    readTogether<Head>(
      reader,
      names.map((name) => (kinds[name] as AnyRecords).keys.head),
    );
  return onceATurn(async (reader, heads): Promise<Derived> => {
    const cached = copies.get(reader.tenant);
    const current = await Promise.all(
      names.map((name, index) => renewed(reader, kinds[name] as AnyRecords, heads[index], cached?.of[name])),
    );
    if (cached && names.every((name, index) => cached.of[name] === current[index])) return cached.derived;
    const of = Object.fromEntries(names.map((name, index) => [name, current[index] as Copy]));
    const contents = Object.fromEntries(names.map((name) => [name, (of[name] as Copy).records]));
    const derived = derive(contents as unknown as Contents<Kinds>);
    copies.set(reader.tenant, { of, derived });
    return derived;
  }, readHeads);
}
