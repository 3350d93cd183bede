import type { importSteps } from "../workers.ts";
import { catchAll, type Definition, patiently, stateAndItem } from "./steps.ts";

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
      ReadFile: {
        Type: "Task",
        Resource: arns.readFile,
        ResultPath: "$.read",
        Retry: patiently,
        Catch: catchAll("FailImport"),
        Next: "HasChanges",
      },
      HasChanges: {
        Type: "Choice",
        Choices: [{ Variable: "$.read.outcome", StringEquals: "changes", Next: "StageChunks" }],
        Default: "NothingToWrite",
      },
      NothingToWrite: { Type: "Succeed" },
      StageChunks: {
        Type: "Map",
        ItemsPath: "$.read.chunks",
        ItemSelector: stateAndItem("chunk"),
        MaxConcurrency: 2,
        ItemProcessor: {
          ProcessorConfig: { Mode: "INLINE" },
          StartAt: "StageChunk",
          States: { StageChunk: { Type: "Task", Resource: arns.stageChunk, Retry: patiently, End: true } },
        },
        ResultPath: "$.staged",
        Catch: catchAll("FailImport"),
        Next: "PublishImport",
      },
      PublishImport: {
        Type: "Task",
        Resource: arns.publishImport,
        ResultPath: "$.published",
        Retry: patiently,
        Catch: catchAll("FailImport"),
        End: true,
      },
      FailImport: { Type: "Task", Resource: arns.failImport, Retry: patiently, End: true },
    },
  };
}
