import type * as z from "zod";
import type { provisionModulesSchema } from "../../../shared/importexport/provisioning/provisioning.messages.ts";
import { type Actor, jobActor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { readTenant } from "../../platform/tenant.store.ts";

/** Gives a laboratory the initial content of its modules. Each step may be repeated and creates nothing twice. */
export async function provisionModules(
  { Directory, ShopKey, BookKey }: z.output<typeof provisionModulesSchema>,
  { tenant, name }: Pick<Actor, "tenant" | "name">,
): Promise<void> {
  const record = await readTenant({ tenant });
  if (!record) throw new Error("The laboratory's record is not there yet.");
  const actor = jobActor(name, record);
  const read = async (key: string): Promise<unknown> => {
    const bytes = await openBucket(actor, "ASSETS_BUCKET").get(key);
    if (!bytes) throw new Error(`There is no file ${key}.`);
    return JSON.parse(bytes.toString("utf8"));
  };
  // Each module loads when its turn comes, so that the job starts with less code.
  const { provisionDirectory } = await import("../../webpublisher/door.ts");
  await provisionDirectory(actor, Directory);
  // Shop and book load only for a laboratory that begins with them, so that the others start with less code.
  if (ShopKey) {
    const [{ provisionShop }, { shopBeginningSchema }] = await Promise.all([
      import("../../laborshop/door.ts"),
      import("../../../shared/laborshop/provisioning/beginning.ts"),
    ]);
    await provisionShop(actor, record.time_zone, shopBeginningSchema.parse(await read(ShopKey)));
  }
  if (BookKey) {
    const [{ provisionBook }, { bookBeginningSchema }] = await Promise.all([
      import("../../printpublisher/door.ts"),
      import("../../../shared/printpublisher/provisioning/beginning.ts"),
    ]);
    await provisionBook(actor, bookBeginningSchema.parse(await read(BookKey)));
  }
}
