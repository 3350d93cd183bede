import type * as z from "zod";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../actor.ts";
import { checkSeen, editConflict, refuseFields } from "../problem.ts";
import type { Writer } from "../records/record-options.ts";
import { records } from "../records/records.store.ts";
import { ifRefused } from "../table/refused.ts";
import { retryOnConflict } from "../table/retry-on-conflict.ts";
import {
  configurationId as id,
  type KeptConfiguration,
  type VersionedConfiguration,
} from "./read-configuration.store.ts";

type Reader = Pick<Actor, "tenant">;
export type WrittenConfiguration<Config extends object> = ReturnType<typeof writtenConfiguration<Config>>;

/**
 * Writes the configuration of a module, and reads its versions.
 * @param refused errors of a change that its schema does not find, and of the resulting configuration
 * @param refusedChange further errors of the change alone, if finding them takes code that is loaded on demand
 */
export function writtenConfiguration<Config extends object>(
  configuration: KeptConfiguration<Config>,
  schema: z.ZodType<Config, unknown>,
  refused: (change: Partial<Config>, after: Config) => readonly FieldError[] = () => [],
  refusedChange: (change: Partial<Config>) => Promise<readonly FieldError[]> = async () => [],
) {
  const { asConfig, readVersioned } = configuration;
  const stored = records(configuration.record, schema, { one: "setup", sort: [], history: true });

  /**
   * Changes the given settings, on top of the version that the caller saw, or of the present one if they named none.
   * @param restores the former version that the change brings back
   * @throws ProblemError edit_conflict, validation_failed
   */
  async function change(
    actor: Writer,
    seenVersion: string | undefined,
    changed: Partial<Config>,
    restores?: number,
  ): Promise<VersionedConfiguration<Config>> {
    const errors = await refusedChange(changed);
    return retryOnConflict(async () => {
      const edit = (present: Partial<Config>) => {
        const after = asConfig({ ...present, ...changed });
        refuseFields([...refused(changed, after), ...errors]);
        return after;
      };
      const before = await stored.find(actor, id);
      if (!before) checkSeen(seenVersion, 0, () => editConflict("the setup", { version: 0 }));
      const after = before
        ? await stored.change(actor, id, seenVersion, edit, restores === undefined ? {} : { restores })
        : await stored.create(actor, edit({}), { id });
      return { config: asConfig(after), version: after.version };
    });
  }

  const versions = async (actor: Reader, page: { limit: number; offset: number }) =>
    (await stored.find(actor, id)) ? stored.versions(actor, id, page) : { count: 0, results: [] };

  /** One version of the configuration. @throws ProblemError not_found */
  async function version(actor: Reader, hid: number) {
    const saved = await stored.version(actor, id, hid);
    return { ...saved, content: asConfig(saved.content as Partial<Config>) };
  }

  /** Gives a laboratory its initial configuration, unless it has already saved one. */
  async function begin(actor: Writer, config: Partial<Config>): Promise<void> {
    if (Object.keys(config).length === 0 || (await stored.find(actor, id))) return;
    const creation = stored.create(actor, asConfig(config), { id });
    // If somebody saves settings at the same moment, theirs win.
    await ifRefused(creation, () => undefined);
  }
  return { readVersioned, change, versions, version, begin };
}
