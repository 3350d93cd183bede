import type { Actor } from "../actor.ts";
import { checkSeen, editConflict, fieldProblem, type ProblemError } from "../problem.ts";
import { slices } from "../slices.ts";
import { retryOnConflict } from "../table/retry-on-conflict.ts";
import { openTable, type Stored } from "../table/table.ts";
import type { followerOf } from "./follow.ts";
import { contentOf, type Keys, type Saved, type StoredFacts, textOf } from "./layout.ts";
import type { Cascaded, Field, RecordOptions, Writer } from "./record-options.ts";
import { Transaction, tooMuch } from "./transaction.ts";

type Reader = Pick<Actor, "tenant">;
type Item<Content> = Stored<StoredFacts & Content>;

/** Deletes records of a kind together with the records that go with them. */
export function removerOf<Content extends object>(
  keys: Keys,
  { one: noun, sort, named, cascade = {}, keeps }: RecordOptions<Content>,
  store: {
    stored: (actor: Reader, id: string) => Promise<Item<Content> | undefined>;
    shown: (item: Item<Content>) => Saved<Content>;
    follow: ReturnType<typeof followerOf<Content>>["follow"];
    /** Writes the version and the head of a deletion. */
    noteDeletion: (transaction: Transaction, actor: Writer, deleted: Deleted<Content>) => void;
  },
) {
  const { stored, shown, follow, noteDeletion } = store;
  const refusals = new WeakMap<Transaction, ReturnType<NonNullable<typeof keeps>>>();

  /** @throws ProblemError conflict if the record must not be deleted */
  async function mayGo(actor: Reader, transaction: Transaction, id: string): Promise<void> {
    if (!keeps) return;
    const refusalOf = refusals.get(transaction) ?? keeps(actor);
    refusals.set(transaction, refusalOf);
    const refusal = (await refusalOf)(id);
    if (refusal) throw refusal;
  }

  /** Plans the deletion of a record and everything that goes with it. @throws ProblemError conflict if something blocks it */
  async function planRemoval(
    actor: Writer,
    transaction: Transaction,
    id: string,
    removed: Map<string, string[]>,
    heading = "",
    { seen: base, along = "" }: { seen?: string; along?: string } = {},
  ): Promise<Saved<Content> | undefined> {
    if (transaction.deletes(keys.record(id))) return undefined;
    const item = await stored(actor, id);
    if (!item) return undefined;
    checkSeen(base, item.version, () => editConflict(`this ${noun}`, { version: item.version }));
    await mayGo(actor, transaction, id);
    const content = contentOf<Content>(item);
    transaction.write({
      delete: keys.record(id),
      condition: { equals: { version: item.version, links: item.links ?? null, rank: item.rank ?? null } },
    });
    follow(transaction, id, { content, rank: item.rank }, undefined);
    const name = (await named?.(actor, content)) ?? textOf(content[sort[0] ?? ("name" as Field<Content>)]);
    noteDeletion(transaction, actor, { id, version: item.version + 1, content, name, along });
    if (heading) removed.set(heading, [...(removed.get(heading) ?? []), name]);
    if (!item.links) return shown(item);
    for await (const { title, kind, by } of referrersOf(actor, id))
      await kind.planRemoval(actor, transaction, by, removed, title, id);
    return shown(item);
  }

  /** The records that directly go with one. @throws ProblemError conflict if another record names it */
  async function* referrersOf(actor: Reader, id: string) {
    const headings = new Map(Object.entries(cascade).map(([title, kind]) => [kind.name, { title, kind }]));
    const range = { pk: keys.beside(id), beginsWith: "NAMED-BY#" };
    for await (const { $key } of openTable(actor).queryAll(range)) {
      const [, name = "", by = ""] = $key.sk.split("#");
      const heading = headings.get(name);
      if (!heading) throw stillNamed(noun);
      yield { ...heading, by };
    }
  }

  /**
   * Deletes records with everything that goes with them. A deletion too large for one transaction is split into several, referrers first,
   * so that no record ever names a deleted one; after an interruption, repeating it continues.
   */
  async function removeAll(actor: Writer, ids: readonly string[], along = ""): Promise<void> {
    const parts = await retryOnConflict(async () => {
      const transaction = new Transaction();
      for (const id of ids) await planRemoval(actor, transaction, id, new Map(), "", { along });
      if (transaction.parts === 1) await transaction.commit(openTable(actor));
      return transaction.parts;
    });
    if (parts < 2) return;
    const [first = "", ...others] = ids;
    if (others.length > 0)
      for (const slice of slices(ids, Math.ceil(ids.length / (parts + 1))))
        await removeAll(actor, slice, along);
    else if (await removeReferrers(actor, first)) await removeAll(actor, ids, along);
    else throw tooMuch();
  }

  /** @returns whether there were any referrers */
  async function removeReferrers(actor: Writer, id: string): Promise<boolean> {
    const referrers = new Map<Cascaded, string[]>();
    for await (const { kind, by } of referrersOf(actor, id))
      referrers.set(kind, [...(referrers.get(kind) ?? []), by]);
    for (const [kind, ids] of referrers)
      for (const slice of slices(ids, hopefully)) await kind.removeAll(actor, slice, id);
    return referrers.size > 0;
  }

  return { planRemoval, removeAll, removeReferrers };
}

/** Number of records to delete at once before anything is known of them: with six writes each they fit into a transaction. */
const hopefully = 16;

/** A record that is being deleted. */
export interface Deleted<Content> {
  id: string;
  /** The version that deletes it. */
  version: number;
  content: Content;
  name: string;
  /** The record with which it is deleted; empty if it is deleted on its own. */
  along: string;
}

const stillNamed = (noun: string): ProblemError =>
  fieldProblem("", "still_named", `Something else still needs this ${noun}.`, "conflict");
