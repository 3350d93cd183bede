import type { ApiTokenKind } from "../../../shared/core/tokens/tokens.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { listApiTokens, makeApiToken, revokeApiToken, revokeApiTokens } from "./api-token.store.ts";

/** The laboratory's tokens of a kind. */
export const listTokens =
  (kind: ApiTokenKind) => async (call: Parameters<typeof pageOf>[0] & { actor: Actor }) =>
    pageOf(call, await listApiTokens(call.actor, kind), (token) => token);

/** Makes a token of a kind. */
export const acquireToken =
  (kind: ApiTokenKind) =>
  async ({ actor }: { actor: Actor }) => ({
    ...(await makeApiToken(actor, kind)),
    created_by: actor.name,
  });

/** Revokes all tokens of a kind. */
export const revokeAllTokens =
  (kind: ApiTokenKind) =>
  async ({ actor }: { actor: Actor }) => ({ revoked: await revokeApiTokens(actor, kind) });

/** Revokes one token of a kind. */
export const revokeToken =
  (kind: ApiTokenKind) =>
  async ({ actor, params }: { actor: Actor; params: { id: string } }) => {
    await revokeApiToken(actor, kind, params.id);
    return undefined;
  };
