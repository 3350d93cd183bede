import type { Actor } from "../actor.ts";
import { keysOf } from "../records/layout.ts";
import { openTable } from "../table/table.ts";

/** There is one setup of a module for each laboratory. */
export const configurationId = "1";

/** A setup with its version, which is 0 as long as nothing was saved. */
export interface VersionedConfiguration<Config> {
  config: Config;
  version: number;
}
export type KeptConfiguration<Config extends object> = ReturnType<typeof configurationOf<Config>>;

/**
 * The setup of a module as it is read. Visitors' calls need no more: the schema by which it is written may bring much along.
 * @param record the kind of record, `WEB-CONFIG`
 * @param defaults of a laboratory that has changed nothing yet; they name all settings
 * @param tidied what is kept of settings: without texts that are no other than the default ones, for instance
 */
export function configurationOf<Config extends object>(
  record: string,
  defaults: Config,
  tidied: (config: Config) => Config = (config) => config,
) {
  const names = Object.keys(defaults) as (keyof Config)[];
  /** What was stored, by an earlier version of this program perhaps: settings it did not have are the default ones. */
  function asConfig(stored: Partial<Config>): Config {
    const config = { ...defaults, ...stored };
    return tidied(Object.fromEntries(names.map((name) => [name, config[name]])) as Config);
  }
  async function readVersioned(actor: Pick<Actor, "tenant">): Promise<VersionedConfiguration<Config>> {
    const key = keysOf(record).record(configurationId);
    const stored = await openTable(actor).get<Config & { version: number }>(key);
    return { config: asConfig(stored ?? {}), version: stored?.version ?? 0 };
  }
  return {
    record,
    defaults,
    asConfig,
    readVersioned,
    read: async (actor: Pick<Actor, "tenant">): Promise<Config> => (await readVersioned(actor)).config,
  };
}
