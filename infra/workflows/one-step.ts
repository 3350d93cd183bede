import { type Definition, lastStep, step } from "./steps.ts";

/**
 * Work of one step that goes on behind the screen and may be begun again: the step gets the input; where it failed for good, `fail` gets
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
