import { errorsApi } from "../../../shared/core/errors/errors.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { logReport } from "./report-error.ts";

export const handler = serveApi(errorsApi, {
  reportError: logReport,
});
