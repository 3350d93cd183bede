import type { MiddlewareObj } from "@middy/core";
import type { Context } from "aws-lambda";
import { log, measure } from "./log.ts";

/** Fraction of its time limit after which a run counts as close to the limit. */
const close = 0.8;

/** Counts runs that have used most of their time, so that somebody looks into it before runs are cut off. */
export function watchTime(): MiddlewareObj<unknown, unknown, Error, Context> {
  const limits = new WeakMap<object, number>();
  const end = ({ context }: { context: Context }) => {
    const limit = context && limits.get(context);
    if (!limit) return;
    const left = context.getRemainingTimeInMillis();
    if (left > limit * (1 - close)) return;
    log.warn("close to the time limit", { milliseconds: limit - left, limit: limit });
    measure("NearTimeLimit");
  };
  return {
    before: ({ context }) => {
      const limit = context?.getRemainingTimeInMillis?.();
      if (limit) limits.set(context, limit);
    },
    after: end,
    onError: end,
  };
}
