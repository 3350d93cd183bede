import { securityLogApi } from "../../../shared/core/security-log/security-log.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { listEntries } from "./list-entries.ts";

export const handler = serveApi(securityLogApi, { listSecurityLog: listEntries });
