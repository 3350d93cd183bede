import {
  type PrintConfig,
  printConfigDefaults,
  printConfigSchema,
} from "../../../shared/printpublisher/config/print-config.ts";
import type { Actor } from "../../platform/actor.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { checkSeen, editConflict } from "../../platform/problem.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { records } from "../../platform/records/records.store.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";

const configRecords = records("PRINT-CONFIG", printConfigSchema, { one: "design", sort: [], history: true });
/** There is one for each laboratory. */
const id = "1";

/** The design with its version, which is 0 as long as nothing was saved. */
export interface VersionedDesign {
  config: PrintConfig;
  version: number;
}

function asConfig(stored: Partial<PrintConfig>): PrintConfig {
  const names = Object.keys(printConfigDefaults) as (keyof PrintConfig)[];
  const config = { ...printConfigDefaults, ...stored };
  return Object.fromEntries(names.map((name) => [name, config[name]])) as PrintConfig;
}

export async function readDesign(actor: Pick<Actor, "tenant">): Promise<VersionedDesign> {
  const stored = await configRecords.find(actor, id);
  return stored
    ? { config: asConfig(stored), version: stored.version }
    : { config: printConfigDefaults, version: 0 };
}

/**
 * Changes what is given of the design, on top of the version that the caller saw, or of the present one if they named none.
 * @throws ProblemError edit_conflict, validation_failed
 */
export async function changeDesign(
  actor: Writer,
  seen: string | undefined,
  change: Partial<PrintConfig>,
): Promise<VersionedDesign> {
  return retryOnConflict(async () => {
    const edit = (present: Partial<PrintConfig>) => {
      const config = { ...asConfig(present), ...change };
      return { ...config, information: cleanHtml(config.information) };
    };
    const stored = await configRecords.find(actor, id);
    if (!stored) checkSeen(seen, 0, () => editConflict("the design", { version: 0 }));
    const kept = stored
      ? await configRecords.change(actor, id, seen, edit)
      : await configRecords.create(actor, edit({}), { id });
    return { config: asConfig(kept), version: kept.version };
  });
}
