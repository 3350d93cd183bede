import { tokensApi } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { commandsFor } from "./token-commands.ts";

export const handler = serveApi(tokensApi, {
  ...within("importTokens", commandsFor("import")),
  ...within("exportTokens", commandsFor("export")),
});
