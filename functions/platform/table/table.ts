import { ConditionalCheckFailedException, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { tenantPrefix } from "../../../shared/kernel/table-keys.ts";
import type { Actor } from "../actor.ts";
import { environment } from "../environment.ts";
import { log, measure } from "../log.ts";
import { documentClient } from "./client.ts";
import { type Changes, type Condition, expressions } from "./condition.ts";
import { withNote } from "./note.ts";
import { patiently, pauseAfter } from "./patiently.ts";

/** The key of an item within its tenant; only this file adds the tenant's prefix. */
export interface Key {
  pk: string;
  sk: string;
}
/** Attributes of an item. `index` makes it findable through GSI1; after `expires` (epoch seconds) it counts as deleted. */
export type Attributes = Record<string, unknown>;
export interface IndexKey {
  pk: string;
  sk: string;
}
/** An item as read: its attributes and its key within the tenant. */
export type Stored<Shape> = Shape & { $key: Key };

export type Write =
  | { put: Key; item: Attributes; index?: IndexKey; condition?: Condition }
  | { update: Key; changes: Changes; condition?: Condition }
  | { delete: Key; condition?: Condition }
  | { check: Key; condition: Condition };

export interface Range {
  pk: string;
  /** Sort keys with this prefix. */
  beginsWith?: string;
  /** Range of sort keys, both ends included. */
  between?: readonly [string, string];
  /** Through GSI1 (eventually consistent) instead of the table (consistent). */
  index?: boolean;
  descending?: boolean;
  limit?: number;
  /** End of the previous page. */
  cursor?: string;
}

/** A write whose condition failed; `failed` holds indexes in the transaction, [0] for a single write. */
export class ConditionFailed extends Error {
  readonly failed: readonly number[];
  constructor(failed: readonly number[]) {
    super(`The condition of write ${failed.join(", ")} did not hold.`);
    this.name = "ConditionFailed";
    this.failed = failed;
  }
}

/** DynamoDB's limit of writes in one transaction. */
export const maxTransaction = 100;
const maxBatchGet = 100;
/** DynamoDB's limit of a sort key in bytes. */
const maxSortKey = 1024;
/** Whether an item may have this key: DynamoDB refuses to look for one whose sort key, such as an id from an address, is too long. */
const canExist = ({ sk }: Key) => Buffer.byteLength(sk) <= maxSortKey;

/**
 * Items in a page when a whole range is read. DynamoDB ends pages at 1 MB by itself; without a limit, the local engine reads the whole
 * rest of a range to answer one page and keeps all other callers waiting.
 */
const pageSize = 1000;

/** The part of the one table that belongs to the actor's tenant. Only `*.store.ts` files open it. */
export function openTable(actor: Pick<Actor, "tenant">) {
  const table = environment("TABLE");
  const prefix = tenantPrefix(actor.tenant);
  const keyOf = (key: Key) => ({ PK: prefix + key.pk, SK: key.sk });
  const itemOf = (key: Key, item: Attributes, index?: IndexKey) => ({
    ...item,
    ...keyOf(key),
    ...(index && { GSI1PK: prefix + index.pk, GSI1SK: index.sk }),
  });

  function read<Shape>(item: Record<string, unknown>): Stored<Shape> {
    const { PK, SK, GSI1PK: _pk, GSI1SK: _sk, ...attributes } = item;
    const $key = { pk: String(PK).slice(prefix.length), sk: String(SK) };
    return Object.assign(attributes, { $key }) as Stored<Shape>;
  }
  /** Hides expired items from readers at once, though TTL removes them later. */
  const alive = (item: Record<string, unknown>) =>
    typeof item.expires !== "number" || item.expires * 1000 > Date.now();

  /**
   * Roles are restricted to their tenant's keys in the table but not in the index, where another tenant's item may claim this one's key.
   * Such an item is never returned, and is logged.
   */
  function isOfTenant(item: Record<string, unknown>): boolean {
    const isOwn = String(item.PK).startsWith(prefix);
    if (!isOwn) {
      log.error("An item of another tenant claims a key of the index.", { PK: item.PK, GSI1PK: item.GSI1PK });
      measure("ForeignItemsInIndex");
    }
    return isOwn;
  }

  function command(write: Write) {
    if ("put" in write)
      return {
        Put: {
          TableName: table,
          Item: itemOf(write.put, write.item, write.index),
          ...expressions(write.condition),
        },
      };
    if ("update" in write)
      return {
        Update: {
          TableName: table,
          Key: keyOf(write.update),
          UpdateExpression: "",
          ...expressions(write.condition, write.changes),
        },
      };
    if ("delete" in write)
      return { Delete: { TableName: table, Key: keyOf(write.delete), ...expressions(write.condition) } };
    return {
      ConditionCheck: {
        TableName: table,
        Key: keyOf(write.check),
        ConditionExpression: "",
        ...expressions(write.condition),
      },
    };
  }

  async function written<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await patiently(call);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new ConditionFailed([0]);
      throw error;
    }
  }

  return {
    /** One item, read consistently; undefined if there is none. */
    async get<Shape>(key: Key): Promise<Stored<Shape> | undefined> {
      if (!canExist(key)) return undefined;
      const { Item } = await patiently(() =>
        documentClient().send(new GetCommand({ TableName: table, Key: keyOf(key), ConsistentRead: true })),
      );
      return Item && alive(Item) ? read<Shape>(Item) : undefined;
    },

    /** Many items, read consistently, in the order of the keys; undefined for missing ones. */
    async getAll<Shape>(keys: readonly Key[]): Promise<(Stored<Shape> | undefined)[]> {
      const items = new Map<string, Stored<Shape>>();
      for (let start = 0; start < keys.length; start += maxBatchGet) {
        const batch = keys.slice(start, start + maxBatchGet);
        let remaining: Record<string, unknown>[] = batch.filter(canExist).map(keyOf);
        for (let attempt = 0; remaining.length > 0; attempt++) {
          if (attempt > 0) await pauseAfter(attempt);
          const RequestItems = { [table]: { Keys: remaining, ConsistentRead: true } };
          const answer = await patiently(() => documentClient().send(new BatchGetCommand({ RequestItems })));
          for (const item of answer.Responses?.[table] ?? []) {
            if (alive(item)) items.set(`${item.PK} ${item.SK}`, read<Shape>(item));
          }
          remaining = answer.UnprocessedKeys?.[table]?.Keys ?? [];
        }
      }
      return keys.map((key) => items.get(`${prefix}${key.pk} ${key.sk}`));
    },

    /** One page of a range; `cursor` continues it. Expired and foreign items are left out, so a page may be shorter. */
    async query<Shape>(range: Range): Promise<{ items: Stored<Shape>[]; cursor: string | undefined }> {
      const [pkName, skName] = range.index ? ["GSI1PK", "GSI1SK"] : ["PK", "SK"];
      const sort =
        range.beginsWith !== undefined
          ? " AND begins_with(#sk, :from)"
          : range.between
            ? " AND #sk BETWEEN :from AND :to"
            : "";
      const query = new QueryCommand({
        TableName: table,
        ...(range.index && { IndexName: "GSI1" }),
        ConsistentRead: !range.index,
        KeyConditionExpression: `#pk = :pk${sort}`,
        ExpressionAttributeNames: { "#pk": pkName, ...(sort && { "#sk": skName }) },
        ExpressionAttributeValues: {
          ":pk": prefix + range.pk,
          ...(range.beginsWith !== undefined && { ":from": range.beginsWith }),
          ...(range.between && { ":from": range.between[0], ":to": range.between[1] }),
        },
        ScanIndexForward: !range.descending,
        Limit: range.limit,
        ...(range.cursor && { ExclusiveStartKey: openCursor(range.cursor, prefix) }),
      });
      const answer = await patiently(() => documentClient().send(query));
      return {
        items: (answer.Items ?? [])
          .filter((item) => isOfTenant(item) && alive(item))
          .map((item) => read<Shape>(item)),
        cursor:
          answer.LastEvaluatedKey &&
          Buffer.from(JSON.stringify(answer.LastEvaluatedKey)).toString("base64url"),
      };
    },

    /** All items of a range, page after page. */
    async *queryAll<Shape>(range: Omit<Range, "cursor">): AsyncGenerator<Stored<Shape>> {
      let cursor: string | undefined;
      do {
        const page = await this.query<Shape>({ limit: pageSize, ...range, cursor });
        yield* page.items;
        cursor = page.cursor;
      } while (cursor);
    },

    /** @throws ConditionFailed */
    async put(
      key: Key,
      item: Attributes,
      options: { index?: IndexKey; condition?: Condition } = {},
    ): Promise<void> {
      const Item = itemOf(key, item, options.index);
      await written(() =>
        documentClient().send(new PutCommand({ TableName: table, Item, ...expressions(options.condition) })),
      );
    },

    /** Changes attributes and returns the item after the change. @throws ConditionFailed */
    async update<Shape>(key: Key, changes: Changes, condition?: Condition): Promise<Stored<Shape>> {
      const answer = await written(() =>
        documentClient().send(
          new UpdateCommand({
            TableName: table,
            Key: keyOf(key),
            ...expressions(condition, changes),
            ReturnValues: "ALL_NEW",
          }),
        ),
      );
      return read<Shape>(answer.Attributes ?? {});
    },

    /** @throws ConditionFailed */
    async delete(key: Key, condition?: Condition): Promise<void> {
      await written(() =>
        documentClient().send(
          new DeleteCommand({ TableName: table, Key: keyOf(key), ...expressions(condition) }),
        ),
      );
    },

    /**
     * All writes or none, at most 100.
     * @throws ConditionFailed naming the writes whose condition failed.
     */
    async transact(writes: readonly Write[]): Promise<void> {
      const TransactItems = withNote(writes).map(command);
      try {
        // Use a new command for each attempt: a repeated one counts as the same transaction, whose refusal stands.
        await patiently(() => documentClient().send(new TransactWriteCommand({ TransactItems })));
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
        const failed = codes.flatMap((code, place) => (code === "ConditionalCheckFailed" ? [place] : []));
        throw failed.length > 0 ? new ConditionFailed(failed) : error;
      }
    },
  };
}
export type Table = ReturnType<typeof openTable>;

/** Decodes a cursor, which is valid only within its tenant. */
function openCursor(cursor: string, prefix: string): Record<string, string> {
  const key = JSON.parse(Buffer.from(cursor, "base64url").toString()) as Record<string, string>;
  const foreign = [key.PK, key.GSI1PK].some((value) => value !== undefined && !value.startsWith(prefix));
  if (foreign || typeof key.PK !== "string") throw new Error("A cursor of another tenant.");
  return key;
}
