import { tokensApi } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { acquireToken, listTokens, revokeAllTokens, revokeToken } from "./token-commands.ts";

export const handler = serveApi(tokensApi, {
  listImportTokens: listTokens("import"),
  acquireImportToken: acquireToken("import"),
  revokeAllImportTokens: revokeAllTokens("import"),
  revokeImportToken: revokeToken("import"),
  listExportTokens: listTokens("export"),
  acquireExportToken: acquireToken("export"),
  revokeAllExportTokens: revokeAllTokens("export"),
  revokeExportToken: revokeToken("export"),
});
