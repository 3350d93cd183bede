import { createHash, randomBytes } from "node:crypto";
import type { Language } from "../../../shared/kernel/language.ts";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Stored } from "../../platform/table/table.ts";

type Whose = Pick<Actor, "tenant">;

const day = 24 * 60 * 60;
/** Lifetime of an unconfirmed subscription, and of a link to end one, in seconds. */
const life = { confirm: keptSeconds("unconfirmedSubscriber"), leave: 366 * day } as const;
type Purpose = keyof typeof life;

export interface StoredSubscriber {
  email: string;
  language: Language;
  state: "pending" | "confirmed";
  since: string;
  /** Notices that went out before this instant have been sent to them. */
  told: string;
  /** Present only until it is confirmed. */
  expires?: number;
}
export type KnownSubscriber = StoredSubscriber & { id: string };

const keyOf = (id: string): Key => ({ pk: "SUBSCRIBER", sk: id });
const linkKey = (token: string): Key => ({
  pk: "SUBSCRIBER-LINK",
  sk: createHash("sha256").update(token).digest("hex"),
});
/** The id ignores upper and lower case in the address. */
export const subscriberId = (email: string) => derivedId("subscriber", email.toLowerCase());
const seconds = () => Math.floor(Date.now() / 1000);
const toSubscriber = ({ $key, ...subscriber }: Stored<StoredSubscriber>): KnownSubscriber => ({
  ...subscriber,
  id: $key.sk,
});

/** Records a request to subscribe an address; a confirmed subscription stays as it is. */
export async function askedFor(actor: Whose, email: string, language: Language): Promise<KnownSubscriber> {
  const id = subscriberId(email);
  const now = new Date().toISOString();
  const pending: StoredSubscriber = {
    email,
    language,
    state: "pending",
    since: now,
    told: now,
    expires: seconds() + life.confirm,
  };
  const table = openTable(actor);
  const stored = await table.get<StoredSubscriber>(keyOf(id));
  if (stored?.state === "confirmed") return toSubscriber(stored);
  await table.put(keyOf(id), { ...pending });
  return { ...pending, id };
}

/** Creates the token of a link for a mail, 256 random bits; only its hash is stored. */
export async function makeSubscriberLink(
  actor: Whose,
  subscriber: string,
  purpose: Purpose,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires = seconds() + life[purpose];
  await openTable(actor).put(linkKey(token), { subscriber, purpose, expires });
  return token;
}

/** The subscriber of a link; undefined if it is unknown, used, expired or for another purpose, or if they have left. */
export async function findByLink(
  actor: Whose,
  token: string,
  purpose: Purpose,
): Promise<KnownSubscriber | undefined> {
  const table = openTable(actor);
  const link = await table.get<{ subscriber: string; purpose: Purpose }>(linkKey(token));
  if (link?.purpose !== purpose) return undefined;
  const subscriber = await table.get<StoredSubscriber>(keyOf(link.subscriber));
  return subscriber && toSubscriber(subscriber);
}

/** Confirms a subscription by its link, once. @returns false if the link is no longer valid */
export async function confirmByLink(actor: Whose, token: string): Promise<boolean> {
  const subscriber = await findByLink(actor, token, "confirm");
  if (!subscriber) return false;
  const now = new Date().toISOString();
  const confirmed = {
    update: keyOf(subscriber.id),
    changes: { set: { state: "confirmed", since: now, told: now }, remove: ["expires"] },
    condition: { equals: { state: "pending" } },
  };
  const used = { delete: linkKey(token), condition: { present: true } as const };
  const done = openTable(actor).transact([used, ...(subscriber.state === "pending" ? [confirmed] : [])]);
  return ifRefused(
    done.then(() => true),
    () => false,
  );
}

/** Ends a subscription by its link and deletes everything stored about the address. @returns false if the link is no longer valid */
export async function leaveByLink(actor: Whose, token: string): Promise<boolean> {
  const subscriber = await findByLink(actor, token, "leave");
  if (!subscriber) return false;
  const left = openTable(actor).transact([
    { delete: linkKey(token), condition: { present: true } },
    { delete: keyOf(subscriber.id) },
  ]);
  return ifRefused(
    left.then(() => true),
    () => false,
  );
}

export async function readSubscribers(actor: Whose): Promise<KnownSubscriber[]> {
  const subscribers: KnownSubscriber[] = [];
  for await (const item of openTable(actor).queryAll<StoredSubscriber>({ pk: "SUBSCRIBER" }))
    subscribers.push(toSubscriber(item));
  return subscribers;
}

/** Records the instant up to which a subscriber has been informed; one that has left meanwhile is not recreated. */
export async function setTold(
  actor: Whose,
  { id, told: informedUntil }: KnownSubscriber,
  until: string,
): Promise<void> {
  await ifRefused(
    openTable(actor).update(keyOf(id), { set: { told: until } }, { equals: { told: informedUntil } }),
    () => undefined,
  );
}

export const removeSubscriber = (actor: Whose, id: string) => openTable(actor).delete(keyOf(id));
