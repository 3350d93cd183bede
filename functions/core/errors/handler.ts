import { errorsApi } from "../../../shared/core/errors/errors.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { environment } from "../../platform/environment.ts";
import { logReport } from "./report-error.ts";

export const handler = serveApi(errorsApi, {
  reportError: async ({ actor, body, request }) => {
    const from = { address: request.ip, agent: request.headers["user-agent"] };
    await logReport(actor, body, from, environment("STAGE"));
    return undefined;
  },
});
