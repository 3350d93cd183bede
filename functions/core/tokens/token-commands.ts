import type { ApiTokenKind, importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { listApiTokens, makeApiToken, revokeApiToken, revokeApiTokens } from "./api-token.store.ts";

type TokenCall<Name extends keyof typeof importTokens> = Pick<
  Call<(typeof importTokens)[Name]>,
  "actor" | "params" | "query" | "request" | "note"
>;

/** The commands for the laboratory's tokens of a kind. */
export const commandsFor = (kind: ApiTokenKind) => ({
  list: async (call: TokenCall<"list">) =>
    pageOf(call, await listApiTokens(call.actor, kind), (token) => token),
  acquire: async ({ actor, query: { days, name }, note }: TokenCall<"acquire">) => {
    const token = await makeApiToken(actor, kind, { days: Number(days), purpose: name });
    note({ target: token.begins });
    return token;
  },
  revokeAll: async ({ actor, note }: TokenCall<"revokeAll">) => {
    note({ target: kind });
    return { revoked: await revokeApiTokens(actor, kind) };
  },
  revoke: ({ actor, params }: TokenCall<"revoke">) => revokeApiToken(actor, kind, params.id),
});
