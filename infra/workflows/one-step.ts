import { catchAll, type Definition, patiently } from "./steps.ts";

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
      Work: {
        Type: "Task",
        Resource: arns.work,
        ResultPath: "$.done",
        Retry: patiently,
        Catch: catchAll("Fail"),
        End: true,
      },
      Fail: { Type: "Task", Resource: arns.fail, Retry: patiently, End: true },
    },
  });
