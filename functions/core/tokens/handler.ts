import { type ApiTokenKind, tokensApi } from "../../../shared/core/tokens/tokens.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { listApiTokens, makeApiToken, revokeApiToken, revokeApiTokens } from "./api-token.store.ts";

const list = (kind: ApiTokenKind) => async (call: Parameters<typeof pageOf>[0] & { actor: Actor }) =>
  pageOf(call, await listApiTokens(call.actor, kind), (token) => token);
const acquire =
  (kind: ApiTokenKind) =>
  async ({ actor }: { actor: Actor }) => ({
    ...(await makeApiToken(actor, kind)),
    created_by: actor.name,
  });
const revokeAll =
  (kind: ApiTokenKind) =>
  async ({ actor }: { actor: Actor }) => ({ revoked: await revokeApiTokens(actor, kind) });
const revoke =
  (kind: ApiTokenKind) =>
  async ({ actor, params }: { actor: Actor; params: { id: string } }) => {
    await revokeApiToken(actor, kind, params.id);
    return undefined;
  };

export const handler = serveApi(tokensApi, {
  listImportTokens: list("import"),
  acquireImportToken: acquire("import"),
  revokeAllImportTokens: revokeAll("import"),
  revokeImportToken: revoke("import"),
  listExportTokens: list("export"),
  acquireExportToken: acquire("export"),
  revokeAllExportTokens: revokeAll("export"),
  revokeExportToken: revoke("export"),
});
