import type { bookSteps } from "../workers.ts";
import { catchAll, type Definition, patiently, stateAndItem } from "./steps.ts";

/**
 * A book: plan its parts, render those that changed, put them together. Input: what the call that starts it gives.
 *
 * - `plan-book` gets the input, answers `{ parts: […], … }`, which stays as `plan`;
 * - `render-part` gets `{ state, part }`: all of that and one of the parts; its answers become `rendered`;
 * - `finish-book` gets `{ …input, plan, rendered }`;
 * - `fail-book` gets what was there when a step failed for good, and `error: { Error, Cause }`.
 */
export function bookDefinition(arns: Record<keyof typeof bookSteps, string>): Definition {
  return {
    Comment: "Makes a laboratory's printed catalogue",
    StartAt: "PlanBook",
    TimeoutSeconds: 2 * 3600,
    States: {
      PlanBook: {
        Type: "Task",
        Resource: arns.planBook,
        ResultPath: "$.plan",
        Retry: patiently,
        Catch: catchAll("FailBook"),
        Next: "RenderParts",
      },
      RenderParts: {
        Type: "Map",
        ItemsPath: "$.plan.parts",
        ItemSelector: stateAndItem("part"),
        MaxConcurrency: 2,
        ItemProcessor: {
          ProcessorConfig: { Mode: "INLINE" },
          StartAt: "RenderPart",
          States: { RenderPart: { Type: "Task", Resource: arns.renderPart, Retry: patiently, End: true } },
        },
        ResultPath: "$.rendered",
        Catch: catchAll("FailBook"),
        Next: "FinishBook",
      },
      FinishBook: {
        Type: "Task",
        Resource: arns.finishBook,
        ResultPath: "$.finished",
        Retry: patiently,
        Catch: catchAll("FailBook"),
        End: true,
      },
      FailBook: { Type: "Task", Resource: arns.failBook, Retry: patiently, End: true },
    },
  };
}
