import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import type * as z from "zod";
import type { DeletionPreflight } from "../../../shared/kernel/deletion.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../actor.ts";
import { fieldErrors } from "../endpoint/read-input.ts";
import { checkSeen, editConflict, fieldProblems, problem } from "../problem.ts";
import { beforeNote } from "../table/note.ts";
import { readTogether } from "../table/read-together.ts";
import { retryOnConflict } from "../table/retry-on-conflict.ts";
import { openTable, type Stored, type Write } from "../table/table.ts";
import { deletionsOf } from "./deletions.store.ts";
import { followerOf } from "./follow.ts";
import { type VersionAction, versionsOf } from "./history.store.ts";
import { contentOf, keysOf, recordAuthor, type Saved, type StoredFacts, textOf } from "./layout.ts";
import { type ListQuery, listPlaces } from "./listing.store.ts";
import { moverOf } from "./order.store.ts";
import { lastRank } from "./rank.ts";
import type { Cascaded, Field, RecordOptions, Writer } from "./record-options.ts";
import { type Deleted, removerOf } from "./removal.store.ts";
import { Transaction } from "./transaction.ts";
import { wholeKind } from "./whole-kind.store.ts";

type Reader = Pick<Actor, "tenant">;

/** Additional writes for the transaction of a write; built anew for every attempt. */
export type Together<Content> = (present: Saved<Content>) => readonly Write[] | Promise<readonly Write[]>;
export type Records<Content extends object> = ReturnType<typeof records<Content>>;

/**
 * A kind of record, with everything that all kinds share: `records("MATERIAL", materialSchema, { one: "material", sort: ["name"], unique:
 * { name: "A material with this name already exists." } })`. Each write is one transaction of the record, its unique values, its places in
 * lists, the records it names, its version and the head from which the stream reads changes.
 * @param schema of the content; checked against the whole record after every change
 */
export function records<Content extends object>(
  name: string,
  schema: z.ZodType<Content, unknown>,
  options: RecordOptions<Content>,
) {
  const keys = keysOf(name);
  const { one: noun, sort, filter = [] } = options;
  const uniques = Object.entries(options.unique ?? {}) as [Field<Content>, string][];
  const history = versionsOf(keys, noun);
  const deletions = deletionsOf(keys);
  const { follow, placesOf } = followerOf(name, keys, options);
  const notThere = () => problem("not_found", `There is no such ${noun}.`);
  const conflict = (version?: number) => () => editConflict(`this ${noun}`, { version });
  const shown = ({ $key, rank: _rank, links: _links, author: _author, ...item }: Stored<StoredFacts>) =>
    ({ ...item, id: $key.sk }) as Saved<Content>;

  async function stored(actor: Reader, id: string) {
    return openTable(actor).get<StoredFacts & Content>(keys.record(id));
  }

  async function find(actor: Reader, id: string): Promise<Saved<Content> | undefined> {
    const item = await stored(actor, id);
    return item && shown(item);
  }

  /** @throws ProblemError validation_failed with every invalid field */
  function checked(content: object): Content {
    const result = schema.safeParse(content);
    if (result.success) return result.data;
    throw fieldProblems(fieldErrors(result.error));
  }

  /** Writes the version and the head, and adds the record to the deleted ones or removes it from them. */
  function note(
    transaction: Transaction,
    actor: Writer,
    action: VersionAction,
    noted: Noted<Content>,
    deleted?: Deleted<Content>,
  ) {
    const { id, version, content, before, restores } = noted;
    const count = action === "deleted" ? -1 : action === "changed" ? 0 : 1;
    transaction.add(keys.head, { count, revision: 1 }, { set: { last: id } });
    if (!options.history) return;
    const instant = new Date().toISOString();
    const author = { ...recordAuthor(actor), ...(restores !== undefined && { restores }) };
    transaction.write(history.write(id, version, { action, at: instant, author, content, before }));
    if (deleted) transaction.write(deletions.write(instant, id, { ...deleted, author }));
    if (noted.deleted) transaction.write(deletions.drop(noted.deleted, id));
  }

  /** Creates a record, or brings a deleted one back under its id (`version` above 1). */
  async function make(
    actor: Writer,
    input: Content,
    { id = ulid(), together = [], version = 1, restores, deleted }: MakeOptions = {},
  ): Promise<Saved<Content>> {
    const content = checked(input);
    const now = new Date().toISOString();
    const facts = { version, created: now, changed: now, author: recordAuthor(actor) };
    const rank = options.order && lastRank();
    const transaction = new Transaction();
    transaction.write({
      put: keys.record(id),
      item: { ...content, ...facts, ...(rank && { rank }) },
      condition: { absent: true },
    });
    follow(transaction, id, undefined, { content, rank });
    const action = version > 1 ? "restored" : "created";
    note(transaction, actor, action, { id, version, content, restores, deleted });
    for (const write of together) transaction.write(write);
    await transaction.commit(openTable(actor));
    return { ...content, id, version, created: now, changed: now };
  }

  async function change(
    actor: Writer,
    id: string,
    base: string | undefined,
    edit: (present: Saved<Content>) => Partial<Content> | Promise<Partial<Content>>,
    { together, restores }: { together?: Together<Content>; restores?: number } = {},
  ): Promise<Saved<Content>> {
    return retryOnConflict(async () => {
      const item = await stored(actor, id);
      if (!item) throw notThere();
      checkSeen(base, item.version, conflict(item.version));
      const before = contentOf<Content>(item);
      const present = shown(item);
      const content = checked({ ...before, ...(await edit(present)) });
      const also = (await together?.(present)) ?? [];
      const fields = [...new Set([...Object.keys(before), ...Object.keys(content)])] as Field<Content>[];
      const differing = fields.filter((field) => !isDeepStrictEqual(before[field], content[field]));
      if (differing.length === 0 && also.length === 0) return present;
      const transaction = new Transaction();
      const changed = new Date().toISOString();
      const version = item.version + 1;
      const values = differing.filter((field) => content[field] !== undefined);
      transaction.write({
        update: keys.record(id),
        changes: {
          set: {
            ...Object.fromEntries(values.map((field) => [field, content[field]])),
            changed,
            author: recordAuthor(actor),
          },
          remove: differing.filter((field) => content[field] === undefined),
          add: { version: 1 },
        },
        condition: { equals: { version: item.version, rank: item.rank ?? null } },
      });
      follow(transaction, id, { content: before, rank: item.rank }, { content, rank: item.rank });
      note(transaction, actor, "changed", { id, version, content, before, restores });
      for (const write of also) transaction.write(write);
      await transaction.commit(openTable(actor));
      return { ...content, id, version, created: item.created, changed };
    });
  }

  const { planRemoval, removeAll, removeReferrers } = removerOf<Content>(keys, options, {
    stored,
    shown,
    follow,
    noteDeletion: (transaction, actor, deleted) =>
      note(transaction, actor, "deleted", { ...deleted, before: deleted.content }, deleted),
  });

  /**
   * Writes a new version equal to a former one; a deleted record is restored with everything that was deleted along with it. If nothing
   * would change, nothing is written.
   * @throws ProblemError not_found, edit_conflict, already_exists, validation_failed if the former content is no longer valid
   */
  async function rollback(actor: Writer, id: string, hid: number, base?: string): Promise<Saved<Content>> {
    const { content } = await history.read(actor, id, hid);
    const earlier = content as Content;
    if (await stored(actor, id)) {
      const empty = (present: Saved<Content>) =>
        Object.fromEntries(
          Object.keys(contentOf<Content>(present)).map((field) => [field, undefined]),
        ) as Partial<Content>;
      return change(actor, id, base, (present) => ({ ...empty(present), ...earlier }), {
        restores: hid,
      });
    }
    const { hid: newest, at: deletedAt } = await history.newest(actor, id);
    checkSeen(base, newest, conflict(newest));
    const record = await make(actor, earlier, { id, version: newest + 1, restores: hid, deleted: deletedAt });
    for (const kind of Object.values(options.cascade ?? {})) await kind.restoreAlong(actor, id);
    return record;
  }

  return {
    name,
    keys,
    options: { sort, filter: filter as readonly string[], order: options.order, history: options.history },
    planRemoval: async (actor, transaction, id, removed, heading, along) => {
      await planRemoval(actor, transaction, id, removed, heading, { along });
    },
    removeAll,
    restoreAlong: async (actor: Writer, along: string) => {
      for (const { id, hid } of await deletions.alongWith(actor, along)) await rollback(actor, id, hid);
    },

    /** One record; undefined if there is none. */
    find,
    /** @throws ProblemError not_found */
    async read(actor: Reader, id: string): Promise<Saved<Content>> {
      const record = await find(actor, id);
      if (!record) throw notThere();
      return record;
    },
    /** The record with a unique value. */
    async findBy(actor: Reader, field: Field<Content>, value: string): Promise<Saved<Content> | undefined> {
      const guard = await openTable(actor).get<{ id: string }>(keys.unique(field, value));
      return guard && find(actor, guard.id);
    },
    /** Errors for unique values that another record has, by field. */
    async taken(actor: Reader, values: Partial<Content>, ownId?: string): Promise<FieldError[]> {
      const fields = uniques.filter(([field]) => textOf(values[field]) !== "");
      const guards = fields.map(([field]) => keys.unique(field, textOf(values[field])));
      const holders = await openTable(actor).getAll<{ id: string }>(guards);
      const others = fields.filter((_, place) => holders[place] && holders[place].id !== ownId);
      return others.map(([path, message]) => ({ path, code: "already_exists", message }));
    },
    /** Whether the records have a manual order. */
    isOrdered: options.order === true,
    /** One page of a list, its total, and the end of the page. Only the shown records are read in full. */
    async list(actor: Reader, query: ListQuery) {
      const page = await listPlaces(actor, keys, query, {
        isOrdered: options.order === true,
        placesOf: (item) => placesOf(item.$key.sk, contentOf<Content>(item), item.rank),
      });
      const items = await readTogether<StoredFacts>(actor, page.ids.map(keys.record));
      return { ...page, results: items.flatMap((item) => (item ? [shown(item)] : [])) };
    },

    ...wholeKind<Content>(keys, { first: filter[0], isOrdered: options.order === true, shown }),

    /**
     * Creates a record together with accompanying writes, all or none.
     * @throws ProblemError validation_failed, already_exists; ConditionFailed if an accompanying write is refused
     */
    create: (actor: Writer, input: Content, makeOptions: Pick<MakeOptions, "id" | "together"> = {}) =>
      make(actor, input, makeOptions),
    /**
     * Changes a record on top of the version that the caller saw, or of the present one if they named none. A change without effect writes nothing.
     * @throws ProblemError not_found, edit_conflict, validation_failed, already_exists
     */
    change,
    /**
     * Deletes a record and everything that goes with it, in one transaction if possible (see `removeAll`); nothing is deleted if something blocks it.
     * @throws ProblemError not_found, edit_conflict, conflict
     */
    async remove(actor: Writer, id: string, base?: string, together?: Together<Content>): Promise<void> {
      await retryOnConflict(async () => {
        const transaction = new Transaction();
        const present = await planRemoval(actor, transaction, id, new Map(), "", { seen: base });
        if (!present) throw notThere();
        if (transaction.parts > 1 && (await beforeNote(() => removeReferrers(actor, id)))) return undefined;
        for (const write of (await together?.(present)) ?? []) transaction.write(write);
        await transaction.commit(openTable(actor));
        return true;
      });
    },
    /** The names of the records deleted with a record, by heading. @throws ProblemError not_found, conflict if something blocks it */
    async preflight(actor: Writer, id: string): Promise<DeletionPreflight> {
      const removed = new Map<string, string[]>();
      if (!(await planRemoval(actor, new Transaction(), id, removed))) throw notThere();
      return Object.fromEntries(removed);
    },

    move: moverOf<Content>(keys, noun, follow),

    /** A page of the deleted records, newest deletion first, and their total. */
    deleted: deletions.list,
    /** The versions of a record, newest first, and their total. @throws ProblemError not_found */
    versions: history.list,
    /** One version. @throws ProblemError not_found */
    version: history.read,
    /** The versions that existed at an instant (ISO 8601 UTC), newest first; none if the record never existed. */
    versionsUntil: history.until,
    rollback,
  } satisfies Cascaded & Record<string, unknown>;
}

interface MakeOptions {
  id?: string;
  together?: readonly Write[];
  version?: number;
  restores?: number;
  /** Instant at which the restored record was deleted. */
  deleted?: string;
}

/** Input for a version in the history. */
interface Noted<Content> extends Pick<MakeOptions, "restores" | "deleted"> {
  id: string;
  version: number;
  content: Content;
  before?: Content;
}
