import { mostRows, type PlannedRow, type RowImport } from "../../../shared/kernel/define-row-import.ts";
import { call, newIdempotencyKey } from "../api/call.ts";
import type { rowsToSend } from "./map-columns.ts";

export type SentRows = ReturnType<typeof rowsToSend>;
export interface Written {
  created: number;
  changed: number;
}

/**
 * Writes all rows with changes in batches, as previewed.
 * @param onDone called with the number of rows written so far
 * @throws ApiProblem earlier batches are written by then; a new preview finds them as they are
 */
export async function writeRows(
  calls: RowImport,
  rows: SentRows,
  planned: readonly PlannedRow[],
  onDone: (rows: number) => void,
): Promise<Written> {
  const pending = rows.flatMap((row, index) => {
    const plan = planned[index];
    return plan && plan.outcome !== "unchanged" ? [{ ...row, seen: plan.seen }] : [];
  });
  const written: Written = { created: 0, changed: 0 };
  for (let start = 0; start < pending.length; start += mostRows.write) {
    const part = pending.slice(start, start + mostRows.write);
    const { created, changed } = await call(calls.write, {
      body: { rows: part },
      idempotencyKey: newIdempotencyKey(),
    });
    written.created += created;
    written.changed += changed;
    onDone(start + part.length);
  }
  return written;
}
