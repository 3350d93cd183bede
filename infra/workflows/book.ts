import type { bookSteps } from "../workers.ts";
import { type Definition, lastStep, onlyWhere, step, stepForEach } from "./steps.ts";

/**
 * A book: plan its parts, render those that changed, put them together. Input: that of the call that starts it.
 *
 * - `plan-book` gets the input and returns `{ outcome: "planned" | "waits" | "done", parts: […] }`, kept as `plan`; one that
 *   waits is planned again until its turn has come;
 * - `render-part` gets `{ state, part }`: the whole state and one of the parts; its results become `rendered`;
 * - `finish-book` gets `{ …input, plan, rendered }`; the book is there and its task has ended;
 * - `write-text` gets the same, or the input with a plan that is `done`: the book of a run that begins anew may lack only its text. Nobody waits for it;
 * - `fail-book` gets the state in which a step failed for good, and `error: { Error, Cause }`.
 * @param browsers how many parts are rendered at once
 */
export const bookDefinition =
  (browsers: number) =>
  (arns: Record<keyof typeof bookSteps, string>): Definition => ({
    Comment: "Makes a laboratory's printed catalogue",
    StartAt: "PlanBook",
    TimeoutSeconds: 4 * 3600,
    States: {
      PlanBook: step(arns.planBook, { stays: "plan", fail: "FailBook", next: "HasPlan" }),
      HasPlan: onlyWhere("$.plan.outcome", "planned", "RenderParts", "HasToWait"),
      HasToWait: onlyWhere("$.plan.outcome", "waits", "WaitForTurn", "WriteText"),
      WaitForTurn: { Type: "Wait", Seconds: 5, Next: "PlanBook" },
      RenderParts: stepForEach("RenderPart", arns.renderPart, {
        of: "$.plan.parts",
        item: "part",
        atOnce: browsers,
        stays: "rendered",
        fail: "FailBook",
        next: "FinishBook",
      }),
      FinishBook: step(arns.finishBook, { stays: "finished", fail: "FailBook", next: "WriteText" }),
      WriteText: step(arns.writeText, { stays: "written", fail: "FailBook" }),
      FailBook: lastStep(arns.failBook),
    },
  });
