import type { ApiToken, ApiTokenKind } from "../../../shared/core/tokens/tokens.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import {
  accountKey,
  accountTokens,
  newToken,
  tokenHash,
  tokenKey,
  tokenPrefixes,
  tokenSchema,
} from "../../platform/endpoint/token.store.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** The laboratory's list of tokens of a kind; a token itself can only be found by its hash or its account. */
const listPk = (kind: ApiTokenKind) => `API-TOKEN#${kind}`;
const entryKey = (kind: ApiTokenKind, hash: string): Key => ({ pk: listPk(kind), sk: hash });

/** Characters of a token's secret that are stored to recognise it by. */
const shown = 4;
const beginningOf = (kind: ApiTokenKind, token: string) => {
  const secret = token.slice(`${tokenPrefixes[kind]}_`.length + 26 + 1);
  return `${tokenPrefixes[kind]}_…_${secret.slice(0, shown)}`;
};

/** Creates a token with the caller's permissions. It is returned only here and stored as a hash. */
export async function makeApiToken(
  actor: Actor,
  kind: ApiTokenKind,
): Promise<Omit<ApiToken, "created_by"> & { token: string }> {
  const token = newToken(kind, actor.id);
  const id = tokenHash(token);
  const created = new Date().toISOString();
  const begins = beginningOf(kind, token);
  await openTable(actor).transact([
    {
      put: tokenKey(id),
      item: { kind, account: actor.id, created },
      index: { pk: accountTokens(actor.id), sk: created },
    },
    { put: entryKey(kind, id), item: { account: actor.id, begins } },
  ]);
  return { id, token, begins, created, used: null };
}

/** The laboratory's valid tokens of a kind, the newest first; those of deleted accounts are void. */
export async function listApiTokens(actor: Actor, kind: ApiTokenKind): Promise<ApiToken[]> {
  const table = openTable(actor);
  const entries = await entriesOf(actor, kind);
  const accounts = [...new Set(entries.map(({ account }) => account))];
  const [tokens, owners] = await Promise.all([
    table.getAll(entries.map(({ id }) => tokenKey(id))),
    table.getAll<{ username: string }>(accounts.map(accountKey)),
  ]);
  const names = new Map(accounts.map((account, at) => [account, owners[at]?.username]));
  const good = entries.flatMap(({ id, account, begins }, at): ApiToken[] => {
    const [token, created_by] = [tokens[at], names.get(account)];
    if (!token || created_by === undefined) return [];
    const { created, used = null } = tokenSchema.parse(token);
    return [{ id, begins, created, used, created_by }];
  });
  return good.sort((left, right) => right.created.localeCompare(left.created));
}

async function entriesOf(actor: Actor, kind: ApiTokenKind) {
  const entries: { id: string; account: string; begins: string }[] = [];
  const range = { pk: listPk(kind) };
  for await (const { $key, account, begins } of openTable(actor).queryAll<{
    account: string;
    begins: string;
  }>(range))
    entries.push({ id: $key.sk, account, begins });
  return entries;
}

/** Revokes a token at once; harmless if it is void already. Only tokens in the list of that kind are touched. */
export async function revokeApiToken(actor: Actor, kind: ApiTokenKind, id: string): Promise<void> {
  const table = openTable(actor);
  if (!(await table.get(entryKey(kind, id)))) return;
  await table.transact([{ delete: tokenKey(id) }, { delete: entryKey(kind, id) }]);
}

/** Revokes all tokens of a kind. @returns how many were valid */
export async function revokeApiTokens(actor: Actor, kind: ApiTokenKind): Promise<number> {
  const good = await listApiTokens(actor, kind);
  for (const { id } of await entriesOf(actor, kind)) await revokeApiToken(actor, kind, id);
  return good.length;
}
