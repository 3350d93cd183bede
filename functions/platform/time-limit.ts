import type { MiddlewareObj } from "@middy/core";
import type { Context } from "aws-lambda";
import { log, measure } from "./log.ts";

/** Fraction of its time limit after which a run counts as close to the limit. */
const close = 0.8;

/** Counts runs that have used most of their time, so that somebody looks into it before runs are cut off. */
export function watchTime(): MiddlewareObj<unknown, unknown, Error, Context> {
  const begun = new WeakMap<object, number>();
  const end = ({ context }: { context: Context }) => {
    const whole = context && begun.get(context);
    if (!whole) return;
    const left = context.getRemainingTimeInMillis();
    if (left > whole * (1 - close)) return;
    log.warn("close to the time limit", { milliseconds: whole - left, limit: whole });
    measure("NearTimeLimit");
  };
  return {
    before: ({ context }) => {
      const whole = context?.getRemainingTimeInMillis?.();
      if (whole) begun.set(context, whole);
    },
    after: end,
    onError: end,
  };
}
