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
 * The setup of a module as it is written, with all its versions.
 * @param refused what is wrong with a change besides what its schema says, and with the setup that comes of it
 */
export function writtenConfiguration<Config extends object>(
  kept: KeptConfiguration<Config>,
  schema: z.ZodType<Config, unknown>,
  refused: (change: Partial<Config>, after: Config) => readonly FieldError[] = () => [],
) {
  const { asConfig, readVersioned } = kept;
  const stored = records(kept.record, schema, { one: "setup", sort: [], history: true });

  /**
   * Changes what is given of the setup, on top of the version that the caller saw, or of the present one if they named none.
   * @param restores the former version that the change brings back
   * @throws ProblemError edit_conflict, validation_failed
   */
  async function change(
    actor: Writer,
    seen: string | undefined,
    changed: Partial<Config>,
    restores?: number,
  ): Promise<VersionedConfiguration<Config>> {
    return retryOnConflict(async () => {
      const edit = (present: Partial<Config>) => {
        const after = asConfig({ ...present, ...changed });
        refuseFields(refused(changed, after));
        return after;
      };
      const before = await stored.find(actor, id);
      if (!before) checkSeen(seen, 0, () => editConflict("the setup", { version: 0 }));
      const after = before
        ? await stored.change(actor, id, seen, edit, restores === undefined ? {} : { restores })
        : await stored.create(actor, edit({}), { id });
      return { config: asConfig(after), version: after.version };
    });
  }

  const versions = async (actor: Reader, page: { limit: number; offset: number }) =>
    (await stored.find(actor, id)) ? stored.versions(actor, id, page) : { count: 0, results: [] };

  /** One version of the setup. @throws ProblemError not_found */
  async function version(actor: Reader, hid: number) {
    const found = await stored.version(actor, id, hid);
    return { ...found, content: asConfig(found.content as Partial<Config>) };
  }

  /** Gives a laboratory that has saved nothing yet the setup that it begins with; one that has keeps its own. */
  async function begin(actor: Writer, config: Partial<Config>): Promise<void> {
    if (Object.keys(config).length === 0 || (await stored.find(actor, id))) return;
    const made = stored.create(actor, asConfig(config), { id });
    // Whoever saves something at this very moment is preferred.
    await ifRefused(made, () => undefined);
  }
  return { readVersioned, change, versions, version, begin };
}
