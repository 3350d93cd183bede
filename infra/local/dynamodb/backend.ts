import type { Forwarded } from "../wire/forward.ts";

/** Answers a DynamoDB call: the engine, or something in front of it. */
export type Backend = (operation: string, body: Buffer) => Promise<Forwarded>;

/** A response of our own, as DynamoDB would give it. */
export function answerOf(status: number, body: unknown): Forwarded {
  return {
    status,
    headers: { "content-type": "application/x-amz-json-1.0" },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** An error of the DynamoDB API. Its SDK reads the name after the `#`. */
export const errorOf = (name: string, message: string, extra: object = {}): Forwarded =>
  answerOf(400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...extra });

/** Reason why an action of a transaction was refused; undefined for an action that was not the cause. */
export type Reason = { Code: string; Message: string } | undefined;

/** The error of a transaction that was cancelled, with a reason for each of its actions. Source: API reference of TransactWriteItems. */
export function cancelled(reasons: readonly Reason[]): Forwarded {
  const codes = reasons.map((reason) => reason?.Code ?? "None");
  return errorOf(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`,
    {
      Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`,
      CancellationReasons: reasons.map((reason) => reason ?? { Code: "None" }),
    },
  );
}
