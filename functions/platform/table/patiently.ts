import { setTimeout as sleep } from "node:timers/promises";
import { TransactionCanceledException, TransactionConflictException } from "@aws-sdk/client-dynamodb";

/** Maximum attempts of a refused call. With their pauses they take up to half a minute, which a job has and hardly any call needs. */
const attempts = 24;
/** In ms. */
const firstPause = 20;
const longestPause = 1500;

/** Temporary reasons for a cancelled transaction: another one holds an item, or there is no capacity at present. */
const passing = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);
/** Errors that the SDK itself retries a few times, but that last longer when there are many writers. */
const throttled = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ThrottlingException",
]);

/**
 * Repeats a call of DynamoDB while it is refused for a temporary reason: a transaction that holds one of its items, or exhausted capacity.
 * The SDK repeats neither a cancelled transaction nor a write that conflicts with one. A transaction with a failed condition is not repeated.
 * Source: AWS "Amazon DynamoDB Transactions: How it works", section "Transaction conflict handling".
 */
export async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt + 1 >= attempts || !passes(error)) throw error;
      await pauseAfter(attempt);
    }
  }
}

/** A pause that grows with the attempts, with jitter so that waiting callers do not collide again. */
export const pauseAfter = (attempt: number) =>
  sleep(Math.min(longestPause, firstPause * 2 ** attempt) * (0.5 + Math.random() / 2));

function passes(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException))
    return error instanceof Error && throttled.has(error.name);
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? "None");
  return !codes.includes("ConditionalCheckFailed") && codes.some((code) => passing.has(code));
}
