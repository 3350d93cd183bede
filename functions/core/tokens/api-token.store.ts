import * as z from "zod";
import type { ApiToken, ApiTokenKind } from "../../../shared/core/tokens/tokens.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import {
  apiTokenItem,
  endOf,
  newApiToken,
  tokenHash,
  tokenKey,
} from "../../platform/endpoint/token.store.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** The laboratory's list of tokens of a kind; a token itself can only be found by its hash. */
const listPk = (kind: ApiTokenKind) => `API-TOKEN#${kind}`;
/** How long a token is remembered after its end, in seconds, so that systems still using it are told that it has expired. */
const remembered = 90 * 24 * 60 * 60;
const entryKey = (kind: ApiTokenKind, hash: string): Key => ({ pk: listPk(kind), sk: hash });

/** An entry of the list; deleted together with its token. */
const entrySchema = z.object({
  /** First characters by which people recognise the token. */
  name: z.string(),
  /** Purpose in the words of its creator. */
  purpose: z.string().default(""),
  created: z.string(),
  /** Epoch seconds of its end and of its deletion, as with the token. */
  ends: z.number().optional(),
  expires: z.number(),
  /** Creator, with the name at that time; the token stays when the account is deleted. */
  account: z.string(),
  created_by: z.string(),
});
type TokenEntry = z.infer<typeof entrySchema> & { id: string };

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Creates a token of the laboratory. It is returned only here and stored as a hash. */
export async function makeApiToken(
  actor: Actor,
  kind: ApiTokenKind,
  { days, purpose }: { days: number; purpose: string },
): Promise<ApiToken & { token: string }> {
  const { token, name } = newApiToken(kind);
  const id = tokenHash(token);
  const now = new Date();
  const created = now.toISOString();
  const ends = Math.floor(now.getTime() / 1000) + days * 24 * 60 * 60;
  const times = { created, ends, expires: ends + remembered };
  const entry = { name, purpose, ...times, account: actor.id, created_by: actor.name };
  await openTable(actor).transact([
    { put: tokenKey(id), item: { kind, name, ...times } },
    { put: entryKey(kind, id), item: entry },
  ]);
  const details = { created, expires: instant(ends), used: null, created_by: actor.name };
  return { id, token, name: purpose, begins: name, ...details };
}

/** The entries of the laboratory's tokens of a kind, including those that ended recently. */
async function tokenEntries(actor: Pick<Actor, "tenant">, kind: ApiTokenKind): Promise<TokenEntry[]> {
  const entries: TokenEntry[] = [];
  for await (const item of openTable(actor).queryAll<object>({ pk: listPk(kind) }))
    entries.push({ ...entrySchema.parse(item), id: item.$key.sk });
  return entries;
}

/** The laboratory's tokens of a kind, newest first, including those that ended recently. */
export async function listApiTokens(actor: Pick<Actor, "tenant">, kind: ApiTokenKind): Promise<ApiToken[]> {
  const entries = await tokenEntries(actor, kind);
  const tokens = await openTable(actor).getAll(entries.map(({ id }) => tokenKey(id)));
  const good = entries.flatMap(({ id, name, purpose, created, created_by, ...entry }, index): ApiToken[] => {
    const token = tokens[index];
    if (!token) return [];
    const { used = null } = apiTokenItem.parse(token);
    return [{ id, name: purpose, begins: name, created, expires: instant(endOf(entry)), used, created_by }];
  });
  return good.sort((left, right) => right.created.localeCompare(left.created));
}

/** Revokes a token at once; harmless if it is void already. Only tokens in the list of that kind are touched. */
export async function revokeApiToken(actor: Actor, kind: ApiTokenKind, id: string): Promise<void> {
  const table = openTable(actor);
  if (!(await table.get(entryKey(kind, id)))) return;
  await table.transact([{ delete: tokenKey(id) }, { delete: entryKey(kind, id) }]);
}

/** Revokes all tokens of a kind. @returns how many were valid */
export async function revokeApiTokens(actor: Actor, kind: ApiTokenKind): Promise<number> {
  const entries = await tokenEntries(actor, kind);
  for (const { id } of entries) await revokeApiToken(actor, kind, id);
  return entries.filter((entry) => endOf(entry) * 1000 > Date.now()).length;
}
