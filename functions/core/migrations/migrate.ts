import type { Actor } from "../../platform/actor.ts";
import { log } from "../../platform/log.ts";
import { noteFormat, readFormat } from "./format.store.ts";
import { moveCatalogue } from "./to-2-catalogue-partitions.store.ts";
import { placeOrders } from "./to-3-orders-by-time.store.ts";

/** Migrates a laboratory's stored data to the next format. */
export interface Migration {
  /** The format after the migration. */
  format: number;
  /** Changes only data that is not yet changed, so that it can be repeated after a crash. */
  run: (actor: Pick<Actor, "tenant">) => Promise<void>;
}

/**
 * All migrations in order, each in a file with a test. Data stays readable for the version before: readers ignore attributes that they do
 * not know, and while a migration moves data, calls that need it answer 503 (`headOf`).
 */
export const migrations: readonly Migration[] = [
  { format: 2, run: moveCatalogue },
  { format: 3, run: placeOrders },
];

/**
 * Migrates a laboratory's data to the present format; does nothing if it has that already. Runs in the deployment that brings the format,
 * before anything is provisioned. A failure fails the deployment, and a repeat continues where it stopped.
 */
export async function migrate(actor: Pick<Actor, "tenant">): Promise<void> {
  const present = await readFormat(actor);
  for (const { format, run } of migrations) {
    if (format <= present) continue;
    log.info("migration begins", { tenant: actor.tenant, format });
    await run(actor);
    await noteFormat(actor, format);
    log.info("migration ended", { tenant: actor.tenant, format });
  }
}
