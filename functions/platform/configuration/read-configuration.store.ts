import type { Actor } from "../actor.ts";
import { keysOf } from "../records/layout.ts";
import { openTable } from "../table/table.ts";

/** Each laboratory has one configuration of a module. */
export const configurationId = "1";

/** A configuration with its version, which is 0 until something is saved. */
export interface VersionedConfiguration<Config> {
  config: Config;
  version: number;
}
export type KeptConfiguration<Config extends object> = ReturnType<typeof configurationOf<Config>>;

/**
 * Reads the configuration of a module. Visitors' calls load only this, without the schema for writing and its dependencies.
 * @param record the kind of record, `WEB-CONFIG`
 * @param defaults for a laboratory that has changed nothing yet; they name all settings
 * @param tidied reduces the settings, for instance by texts that equal the default ones
 */
export function configurationOf<Config extends object>(
  record: string,
  defaults: Config,
  tidied: (config: Config) => Config = (config) => config,
) {
  const names = Object.keys(defaults) as (keyof Config)[];
  /** Completes stored settings, perhaps of an earlier version of the program, with defaults for those that it did not have. */
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
