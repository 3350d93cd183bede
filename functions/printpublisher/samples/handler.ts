import { samplesApi } from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { makeSample } from "./make-sample.ts";

export const handler = serveApi(samplesApi, { makeSample });
