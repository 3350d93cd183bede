import { samplesApi } from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";

export const handler = serveApi(samplesApi, {
  // Import on demand, so that a cold call loads what a chapter or a sheet needs and not both.
  makeSample: async (call) => (await import("./make-sample.ts")).makeSample(call),
  printSheet: async (call) => (await import("./print-sheet.ts")).printSheet(call),
  printPoster: async (call) => (await import("./print-sheet.ts")).printPoster(call),
});
