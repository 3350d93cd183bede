import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "../unkind/chance.ts";
import type { Forwarded } from "../wire/forward.ts";
import { answerOf, type Backend, cancelled, errorOf } from "./backend.ts";
import {
  type Body,
  batchedWrites,
  byTable,
  type Tables,
  transactedItems,
  writtenItem,
} from "./touched-items.ts";

/** Milliseconds that AWS takes for a transaction and for a write. The engine is done in one or two. */
const TRANSACTION_MS = [3, 30] as const;
const WRITE_MS = [1, 6] as const;
const ONGOING = "Transaction is ongoing for the item";

/**
 * Refuses calls that meet a transaction under way. The engine itself never does, because it carries out one call after the other.
 *
 * - A transaction is cancelled with the reason TransactionConflict if another one holds one of its items, a ConditionCheck included, or if one
 *   of them is being written.
 * - PutItem, UpdateItem and DeleteItem of an item that a transaction holds fail with TransactionConflictException. The SDK does not repeat
 *   them.
 * - Such a part of a BatchWriteItem is not processed.
 * - GetItem, BatchGetItem and Query are never refused: they read the last committed state.
 *
 * Source: AWS "Amazon DynamoDB Transactions: How it works", section "Transaction conflict handling", and the announcement of transactions for
 * writes outside of one; the API reference of TransactWriteItems for codes and messages.
 */
export function withConflicts(backend: Backend, tables: Tables, chance: Chance): Backend {
  const transacted = new Set<string>();
  const written = new Map<string, number>();

  async function transact(operation: string, body: Buffer): Promise<Forwarded> {
    const ids = transactedItems(tables, JSON.parse(body.toString("utf8")) as Body).map(({ id }) => id);
    const conflicts = () => ids.map((id) => transacted.has(id) || written.has(id));
    const refusal = (conflicting: boolean[]) =>
      cancelled(
        conflicting.map((is) => (is ? { Code: "TransactionConflict", Message: ONGOING } : undefined)),
      );
    const conflicting = conflicts();
    if (conflicting.includes(true)) return refusal(conflicting);
    for (const id of ids) transacted.add(id);
    try {
      await sleep(chance.between(...TRANSACTION_MS));
      return await backend(operation, body);
    } finally {
      for (const id of ids) transacted.delete(id);
    }
  }

  async function writing<Answer>(ids: readonly string[], work: () => Promise<Answer>): Promise<Answer> {
    for (const id of ids) written.set(id, (written.get(id) ?? 0) + 1);
    try {
      await sleep(chance.between(...WRITE_MS));
      return await work();
    } finally {
      for (const id of ids) {
        const others = (written.get(id) ?? 1) - 1;
        if (others > 0) written.set(id, others);
        else written.delete(id);
      }
    }
  }

  async function batch(operation: string, body: Buffer): Promise<Forwarded> {
    const request = JSON.parse(body.toString("utf8")) as Body;
    const writes = batchedWrites(tables, request);
    const free = writes.filter(({ item }) => !transacted.has(item.id));
    const left = writes.filter(({ item }) => transacted.has(item.id));
    if (left.length === 0)
      return writing(
        writes.map(({ item }) => item.id),
        () => backend(operation, body),
      );
    if (free.length === 0) return answerOf(200, { UnprocessedItems: byTable(left) });
    const answer = await writing(
      free.map(({ item }) => item.id),
      () => backend(operation, Buffer.from(JSON.stringify({ ...request, RequestItems: byTable(free) }))),
    );
    return withUnprocessed(answer, left);
  }

  return async (operation, body) => {
    if (operation === "TransactWriteItems") return transact(operation, body);
    if (operation === "BatchWriteItem") return batch(operation, body);
    if (!["PutItem", "UpdateItem", "DeleteItem"].includes(operation)) return backend(operation, body);
    const { id } = writtenItem(tables, JSON.parse(body.toString("utf8")) as Body);
    if (transacted.has(id)) return errorOf("TransactionConflictException", ONGOING);
    return writing([id], () => backend(operation, body));
  };
}

/** The response to a part of a batch, with the rest named as unprocessed. */
export function withUnprocessed(answer: Forwarded, left: ReturnType<typeof batchedWrites>): Forwarded {
  if (answer.status !== 200) return answer;
  const result = JSON.parse(answer.body.toString("utf8")) as { UnprocessedItems?: Record<string, Body[]> };
  const unprocessed = { ...result.UnprocessedItems };
  for (const [table, requests] of Object.entries(byTable(left)))
    unprocessed[table] = [...(unprocessed[table] ?? []), ...requests];
  return answerOf(200, { ...result, UnprocessedItems: unprocessed });
}
