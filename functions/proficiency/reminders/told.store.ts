import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable } from "../../platform/table/table.ts";

const key = { pk: "TRIAL-TOLD", sk: "TOLD" };

/** Reminders already sent: one key for each certificate, expiry date and reminder point that is still due. */
export interface SentReminders {
  keys: readonly string[];
  version: number;
}

export async function readTold(actor: Pick<Actor, "tenant">): Promise<SentReminders> {
  const { keys = [], version = 0 } = (await openTable(actor).get<Partial<SentReminders>>(key)) ?? {};
  return { keys, version };
}

/** Stores the sent reminders, unless another run has done so in the meantime. */
export async function keepTold(
  actor: Pick<Actor, "tenant">,
  { version }: SentReminders,
  keys: readonly string[],
): Promise<void> {
  const item = { keys, version: version + 1 };
  const condition = version === 0 ? { absent: true as const } : { equals: { version } };
  await ifRefused(openTable(actor).put(key, item, { condition }), () => undefined);
}
