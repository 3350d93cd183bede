import { setTimeout as sleep } from "node:timers/promises";
import { TransactionCanceledException, TransactionConflictException } from "@aws-sdk/client-dynamodb";

/** Tries of a call that meets others; with their pauses they take up to half a minute, which a job has and hardly any call needs. */
const attempts = 24;
/** In ms. */
const firstPause = 20;
const longestPause = 1500;

/** Reasons for which a transaction is cancelled though nothing speaks against it: others have its items, or there is no capacity just now. */
const passing = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);
/** Errors for which the SDK itself tries again a few times, and which outlast that when many write. */
const throttled = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "ThrottlingException",
]);

/**
 * Repeats a call of DynamoDB while it is refused for what passes: a transaction that has one of its items, and capacity that is used up.
 * The SDK repeats neither a cancelled transaction nor a write that met one. A transaction with a failed condition is not repeated.
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

/** A pause that grows with the tries made, and differs between those who wait. */
export const pauseAfter = (attempt: number) =>
  sleep(Math.min(longestPause, firstPause * 2 ** attempt) * (0.5 + Math.random() / 2));

function passes(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException))
    return error instanceof Error && throttled.has(error.name);
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? "None");
  return !codes.includes("ConditionalCheckFailed") && codes.some((code) => passing.has(code));
}
