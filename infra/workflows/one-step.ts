import { type Definition, lastStep, step } from "./steps.ts";

/**
 * A background workflow of one repeatable step: the step gets the input; if it fails for good, `fail` gets
 * the input and `error: { Error, Cause }`.
 */
export const oneStep =
  (comment: string) =>
  (arns: { work: string; fail: string }): Definition => ({
    Comment: comment,
    StartAt: "Work",
    TimeoutSeconds: 2 * 3600,
    States: {
      Work: step(arns.work, { stays: "done", fail: "Fail" }),
      Fail: lastStep(arns.fail),
    },
  });
