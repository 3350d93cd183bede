import type { importSteps } from "../workers.ts";
import { type Definition, lastStep, onlyWhere, step, stepForEach } from "./steps.ts";

/**
 * An import: read, check and compare the file, write its changes chunk by chunk, show them all at once. Input: that of `start-import`.
 *
 * - `read-file` gets the input and returns `{ outcome: "changes" | "done", chunks: string[] }`, kept as `read`;
 * - `stage-chunk` gets `{ state, chunk }`: the whole state and one of the chunks; its results become `staged`;
 * - `publish-import` gets `{ …input, read, staged }`;
 * - `fail-import` gets the state in which a step failed for good, and `error: { Error, Cause }`.
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
