import { setTimeout as sleep } from "node:timers/promises";
import { tenantKey, tenantPrefix } from "../../../shared/kernel/table-keys.ts";
import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { argumentsOf } from "./arguments.ts";
import { Belongings, eachOf } from "./belongings.ts";
import { bucketKinds } from "./objects.ts";

/** Maximum number of rounds; several are needed because work under way may still write. */
const mostRounds = 6;

const notice = `What the services themselves keep goes by itself: backups of the table and the buckets after 35 days, and histories
of workflows with the laboratory's stack, at the latest after 90 days. infra/tenants/<id>.json, which names the first administrator,
is yours to remove.`;

/** Removes everything of a laboratory for good, except its stack. */
export const erase: TenantCommand = async (args) => {
  const { id, values } = argumentsOf(args, "yes");
  if (values.yes !== id)
    throw new Refusal(`This removes everything of ${id} for good. Say --yes ${id}, and export it before.`);
  const of = await Belongings.open(id, values);
  try {
    // Without its record every call is refused, so nothing new begins.
    await of.deleteItems([{ PK: { S: tenantPrefix(id) + tenantKey.pk }, SK: { S: tenantKey.sk } }]);
    const removed = new Map<string, number>();
    for (let round = 1; ; round += 1) {
      const counts = await eraseOnce(of);
      for (const [kind, count] of counts) removed.set(kind, (removed.get(kind) ?? 0) + count);
      const left = [...counts].filter(([, count]) => count > 0);
      if (left.length === 0) break;
      if (round === mostRounds)
        throw new Refusal(
          `Something still writes ${left.map(([kind]) => kind).join(", ")} of ${id}; erase it again.`,
        );
      await sleep(round * 500);
    }
    for (const [kind, count] of removed) print(`${String(count).padStart(8)} ${kind} removed`);
    print(notice);
  } finally {
    of.close();
  }
};

/** Removes everything found. @returns how many of each kind there were */
async function eraseOnce(of: Belongings): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const count = (kind: string, amount: number) => counts.set(kind, (counts.get(kind) ?? 0) + amount);
  for await (const items of of.items()) {
    await of.deleteItems(items);
    count("items", items.length);
  }
  // The index lags behind the items, so only a later read shows that its entries are gone.
  for await (const items of of.items("GSI1")) count("index entries", items.length);
  for (const kind of bucketKinds) {
    for await (const versions of of.objects.versions(kind)) {
      await eachOf(versions, ({ key, version }) => of.objects.remove(kind, key, version));
      count(`versions in ${kind}`, versions.length);
    }
    count(`unfinished uploads to ${kind}`, await of.objects.endUploads(kind));
  }
  for (const { url, messages } of await of.queues()) {
    if (messages > 0) await of.emptyQueue(url);
    count("messages", messages);
  }
  for await (const log of of.logStreams()) {
    await of.dropLog(log);
    count("logs", 1);
  }
  return counts;
}
