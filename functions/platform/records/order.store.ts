import { fieldProblem } from "../problem.ts";
import { retryOnConflict } from "../table/retry-on-conflict.ts";
import { openTable } from "../table/table.ts";
import type { followerOf } from "./follow.ts";
import { contentOf, type Keys, type StoredFacts } from "./layout.ts";
import { rerank } from "./rank.ts";
import type { Writer } from "./record-options.ts";
import { Transaction } from "./transaction.ts";

/** Maximum number of moves in one transaction: three writes each, and the head. */
const mostMoved = 30;

/** Moves records in their manual order. A move raises no version, so it causes no conflict for somebody editing the record. */
export function moverOf<Content extends object>(
  keys: Keys,
  noun: string,
  follow: ReturnType<typeof followerOf<Content>>["follow"],
) {
  /**
   * Puts records into an order; other records stay where they are. Moving one record writes only that one.
   * @throws ProblemError validation_failed for records that are named twice or do not exist
   */
  return (actor: Pick<Writer, "tenant">, order: readonly string[]): Promise<boolean> =>
    retryOnConflict(async () => {
      const table = openTable(actor);
      const items = await table.getAll<StoredFacts & Content>([...new Set(order)].map(keys.record));
      const ranked = items.flatMap((item) => (item?.rank ? [{ ...item, rank: item.rank }] : []));
      if (ranked.length !== order.length)
        throw fieldProblem("order", "invalid", `The order has to name each ${noun} that is there once.`);
      const ranks = rerank(ranked.map(({ rank }) => rank));
      const moved = [...ranks];
      while (moved.length > 0) {
        const transaction = new Transaction();
        for (const [index, rank] of moved.splice(0, mostMoved)) {
          const { $key, ...item } = ranked[index] as (typeof ranked)[number];
          const content = contentOf<Content>(item);
          transaction.write({
            update: keys.record($key.sk),
            changes: { set: { rank } },
            condition: { equals: { rank: item.rank, version: item.version } },
          });
          follow(transaction, $key.sk, { content, rank: item.rank }, { content, rank });
          transaction.add(keys.head, { revision: 1 }, { set: { last: $key.sk } });
        }
        await transaction.commit(table);
      }
      return true;
    });
}
