import type { importSteps } from "../workers.ts";
import { type Definition, lastStep, onlyWhere, step, stepForEach } from "./steps.ts";

/**
 * An import: read, check and compare the file, write what changed chunk by chunk, show all of it at once. Input: what `start-import` gives.
 *
 * - `read-file` gets the input, answers `{ outcome: "changes" | "done", chunks: string[] }`, which stays as `read`;
 * - `stage-chunk` gets `{ state, chunk }`: all of that and one of the chunks; its answers become `staged`;
 * - `publish-import` gets `{ …input, read, staged }`;
 * - `fail-import` gets what was there when a step failed for good, and `error: { Error, Cause }`.
 */
export function importDefinition(arns: Record<keyof typeof importSteps, string>): Definition {
  return {
    Comment: "Imports a laboratory's file",
    StartAt: "ReadFile",
    TimeoutSeconds: 2 * 3600,
    States: {
      ReadFile: step(arns.readFile, { stays: "read", fail: "FailImport", next: "HasChanges" }),
      HasChanges: onlyWhere("$.read.outcome", "changes", "StageChunks", "NothingToWrite"),
      NothingToWrite: { Type: "Succeed" },
      StageChunks: stepForEach("StageChunk", arns.stageChunk, {
        of: "$.read.chunks",
        item: "chunk",
        stays: "staged",
        fail: "FailImport",
        next: "PublishImport",
      }),
      PublishImport: step(arns.publishImport, { stays: "published", fail: "FailImport" }),
      FailImport: lastStep(arns.failImport),
    },
  };
}
