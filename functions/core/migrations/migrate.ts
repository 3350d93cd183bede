import type { Actor } from "../../platform/actor.ts";
import { log } from "../../platform/log.ts";
import { noteFormat, readFormat } from "./format.store.ts";
import { moveCatalogue } from "./to-2-catalogue-partitions.store.ts";

/** Carries what a laboratory has stored over to the next format. */
export interface Migration {
  /** The format that it leads to, from the one before. */
  format: number;
  /** Changes only what is not changed yet, so that it can be repeated after a crash. */
  run: (actor: Pick<Actor, "tenant">) => Promise<void>;
}

/**
 * All migrations in their order, a file with a test each. Data is kept readable for the version before: a reader passes over attributes that
 * it does not know, and a migration that moves things makes the calls that need them answer 503 until it has ended (`headOf`).
 */
export const migrations: readonly Migration[] = [{ format: 2, run: moveCatalogue }];

/**
 * Carries a laboratory's data over to the present format; does nothing if it has it. Runs in the deployment that brings the format, before
 * anything is provisioned. A failure fails the deployment, and a repeat goes on where it stopped.
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
