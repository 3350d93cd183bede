import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "../../platform/actor.ts";
import { accountKey } from "../../platform/endpoint/token.store.ts";
import { problem } from "../../platform/problem.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { stepOf } from "./authenticator.ts";

type Owner = Pick<Actor, "tenant">;
/** Number of recovery codes that are made together. */
const codesMade = 10;

/** A passkey of an account as stored. */
export interface StoredPasskey {
  /** SHA-256 of the credential's id, in hexadecimal. */
  id: string;
  /** The credential's id and public key, base64url. */
  credential: string;
  key: string;
  /** Number of its uses by its own count; some authenticators do not count. */
  counter: number;
  name: string;
  created: string;
  used?: string;
}

/** The second factor of an account as stored: an authenticator app, passkeys, or both. */
export interface StoredFactor {
  /** Secret shared with the authenticator app, base 32. */
  secret?: string;
  /** Instant at which the app was confirmed; absent without one. */
  since?: string;
  /** The last time step of which a code was accepted; no code is accepted twice. */
  step?: number;
  /** Hashes of the recovery codes that are left. */
  recovery?: string[];
  /** A secret that no code has confirmed yet. */
  prepared?: string;
  passkeys?: StoredPasskey[];
}

const keyOf = (account: string): Key => ({ pk: "ACCOUNT-FACTOR", sk: account });
const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/** Whether signing in by password takes this factor, too. */
export const isOn = ({ since, passkeys = [] }: StoredFactor) => since !== undefined || passkeys.length > 0;

/** The second factor of an account; empty if there never was one. */
export const readFactor = async (actor: Owner, account: string): Promise<StoredFactor> =>
  (await openTable(actor).get<StoredFactor>(keyOf(account))) ?? {};

/** The second factors of some accounts, in one read and in their order. */
export const readFactors = async (actor: Owner, accounts: readonly string[]): Promise<StoredFactor[]> =>
  (await openTable(actor).getAll<StoredFactor>(accounts.map(keyOf))).map((factor) => factor ?? {});

/** The second factor that an account asks for; undefined if it is off. */
export async function activeFactor(actor: Owner, account: string): Promise<StoredFactor | undefined> {
  const factor = await readFactor(actor, account);
  return isOn(factor) ? factor : undefined;
}

/**
 * Replaces the second factor of an account by the result of a change, and keeps with the account whether it has one. The change is tried again on
 * what somebody else has written meanwhile, so that nothing counts twice.
 * @param change returns undefined to leave everything as it is
 * @returns whether there was a change
 * @throws ProblemError not_found if the account is gone
 */
export async function changeFactor(
  actor: Owner,
  account: string,
  change: (factor: StoredFactor) => StoredFactor | undefined | Promise<StoredFactor | undefined>,
): Promise<boolean> {
  const table = openTable(actor);
  for (;;) {
    const stored = await table.get<StoredFactor & { version?: number }>(keyOf(account));
    const { $key, version, ...factor } = stored ?? { $key: undefined, version: undefined };
    const changed = await change(factor);
    if (!changed) return false;
    const has = isOn(changed);
    // Codes and recovery codes go with the last factor.
    const { prepared } = changed;
    const item = { ...(has ? changed : prepared && { prepared }), version: (version ?? 0) + 1 };
    const condition = { equals: { version: version ?? null } } as const;
    const mark: Write = {
      update: accountKey(account),
      changes: has ? { set: { second_factor: true } } : { remove: ["second_factor"] },
      condition: { present: true },
    };
    const isMarked = version !== undefined && has === isOn(factor);
    const written = isMarked
      ? table.put(keyOf(account), item, { condition })
      : table.transact([{ put: keyOf(account), item, condition }, mark]);
    const isWritten = await ifRefused(
      written.then(() => true),
      ({ failed }) => {
        if (failed.includes(1)) throw problem("not_found", "There is no such account.");
        return false;
      },
    );
    if (isWritten) return true;
  }
}

/** Keeps a secret until a code confirms it. */
export const prepareFactor = (actor: Owner, account: string, prepared: string) =>
  changeFactor(actor, account, (factor) => ({ ...factor, prepared }));

/** Turns the prepared app on. @returns false if another one was prepared meanwhile */
export const turnOn = (
  actor: Owner,
  account: string,
  secret: string,
  step: number,
  codes: readonly string[],
): Promise<boolean> =>
  changeFactor(actor, account, ({ prepared, ...factor }) => {
    if (prepared !== secret) return undefined;
    return { ...factor, secret, since: new Date().toISOString(), step, recovery: codes.map(hashOf) };
  });

/** Forgets the app; passkeys stay, and the recovery codes with them. */
export const forgetApp = (actor: Owner, account: string) =>
  changeFactor(actor, account, ({ secret: _, since: __, step: ___, ...factor }) => factor);

export const turnOff = (actor: Owner, account: string) => changeFactor(actor, account, () => ({}));
export const factorRemoval = (account: string): Write => ({ delete: keyOf(account) });

/** New recovery codes, 130 random bits each, so that a plain hash keeps them. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: codesMade }, () => {
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    return [...randomBytes(26)].map((byte) => signs[byte % signs.length]).join("");
  });

/** Replaces the recovery codes. @returns false if the factor is off */
export const keepRecoveryCodes = (actor: Owner, account: string, codes: readonly string[]) =>
  changeFactor(actor, account, (factor) =>
    isOn(factor) ? { ...factor, recovery: codes.map(hashOf) } : undefined,
  );

/**
 * Uses a code of the app or a recovery code, each once: of two calls with the same code, one is refused.
 * @returns false if the code is wrong or used up
 */
export const redeemCode = (actor: Owner, account: string, code: string): Promise<boolean> =>
  changeFactor(actor, account, async (factor) => {
    const { secret, step: last = 0, recovery = [] } = factor;
    const step = secret === undefined ? undefined : await stepOf(secret, code);
    if (step !== undefined && step > last) return { ...factor, step };
    const left = recovery.filter((hash) => hash !== hashOf(code));
    return isOn(factor) && left.length < recovery.length ? { ...factor, recovery: left } : undefined;
  });

/** Adds a passkey, with recovery codes if it is the first factor. @returns false if it is there already, or there are too many */
export const addPasskey = (
  actor: Owner,
  account: string,
  passkey: StoredPasskey,
  { codes, limit }: { codes: readonly string[]; limit: number },
) => {
  let isFirst = false;
  const added = changeFactor(actor, account, (factor) => {
    const { passkeys = [] } = factor;
    if (passkeys.length >= limit || passkeys.some(({ id }) => id === passkey.id)) return undefined;
    isFirst = !isOn(factor);
    return {
      ...factor,
      passkeys: [...passkeys, passkey],
      ...(isFirst && { recovery: codes.map(hashOf) }),
    };
  });
  return added.then((isAdded) => ({ isAdded, isFirst }));
};

/** Changes one passkey, or forgets it. @param change returns null to forget it, undefined to leave it @returns false without a change */
export const changePasskey = (
  actor: Owner,
  account: string,
  id: string,
  change: (passkey: StoredPasskey) => StoredPasskey | null | undefined,
): Promise<boolean> =>
  changeFactor(actor, account, (factor) => {
    const { passkeys = [] } = factor;
    const previous = passkeys.find((passkey) => passkey.id === id);
    const next = previous && change(previous);
    if (next === undefined) return undefined;
    return {
      ...factor,
      passkeys: passkeys.flatMap((passkey) => (passkey.id === id ? (next ?? []) : passkey)),
    };
  });
