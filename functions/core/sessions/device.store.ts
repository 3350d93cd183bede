import { randomBytes } from "node:crypto";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../../platform/actor.ts";
import { tokenHash } from "../../platform/endpoint/token.store.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** How long a browser is remembered after its last sign-in, in seconds. */
const life = keptSeconds("browser");

/** A browser from which an account has signed in; void once the account has another epoch. */
interface StoredDevice {
  epoch?: string;
  /** Epoch seconds until which the browser is trusted without a code of the second factor. */
  trusted?: number;
  expires: number;
}

const keyOf = (account: string, hash: string): Key => ({ pk: `DEVICE#${account}`, sk: hash });

/** Seconds for which a browser is trusted without a code of the second factor. */
const trust = 30 * 24 * 60 * 60;

/**
 * Remembers a browser and returns its token: the account and 256 random bits, stored as a hash.
 * @param sentToken the token that it sent, if it is known already
 * @param isTrusted whether its next sign-ins need no code
 */
export async function rememberDevice(
  actor: Pick<Actor, "tenant">,
  { id, epoch }: { id: string; epoch: string | undefined },
  { sentToken, isTrusted }: { sentToken: string | undefined; isTrusted: boolean },
): Promise<string> {
  const token = sentToken ?? `lbd_${id}_${randomBytes(32).toString("base64url")}`;
  const second = Math.floor(Date.now() / 1000);
  const set = { epoch, expires: second + life, ...(isTrusted && { trusted: second + trust }) };
  await openTable(actor).update(keyOf(id, tokenHash(token)), { set });
  return token;
}

/** Whether a known browser is trusted without a code. */
export async function isTrustedDevice(
  actor: Pick<Actor, "tenant">,
  account: string,
  hash: string,
): Promise<boolean> {
  const device = await openTable(actor).get<StoredDevice>(keyOf(account, hash));
  return (device?.trusted ?? 0) > Date.now() / 1000;
}

/** The hash of a browser's token, if an account has signed in from it. */
export async function knownDevice(
  actor: Pick<Actor, "tenant">,
  account: { id: string; epoch: string | undefined } | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (!token) return undefined;
  const owner = /^lbd_([0-9A-Z]{26})_[\w-]{43}$/.exec(token)?.[1];
  if (!owner) return undefined;
  const hash = tokenHash(token);
  const device = await openTable(actor).get<StoredDevice>(keyOf(owner, hash));
  return device && account?.id === owner && device.epoch === account.epoch ? hash : undefined;
}

/** Forgets all browsers of an account. */
export async function forgetDevices(actor: Pick<Actor, "tenant">, account: string): Promise<void> {
  const table = openTable(actor);
  for await (const { $key } of table.queryAll<StoredDevice>({ pk: `DEVICE#${account}` }))
    await table.delete($key);
}
