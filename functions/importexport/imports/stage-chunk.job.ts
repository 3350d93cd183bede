import { stageChunkSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { stageChunk } from "./carry-out-import.ts";

export const handler = serveStep("stage-chunk", stageChunkSchema, ({ state, chunk }, actor) =>
  stageChunk(actor, state.id, chunk),
);
