import type { DirectoryBeginning } from "../../../shared/webpublisher/provisioning/beginning.ts";
import type { Actor } from "../../platform/actor.ts";
import { webConfigStore } from "../config/config.store.ts";
import { beginNotices } from "../notices/notice.store.ts";
import { beginCounts } from "../searches/search-count.store.ts";

/**
 * Gives a laboratory what its public directory begins with. What people have made of it since stays, however often this runs: the setup is
 * written last, and says that all the rest is there.
 */
export async function provisionDirectory(actor: Actor, beginning: DirectoryBeginning): Promise<void> {
  const { config, searches, notices } = beginning;
  if ((await webConfigStore.readVersioned(actor)).version > 0) return;
  if (searches) await beginCounts(actor, searches);
  await beginNotices(actor, notices);
  await webConfigStore.begin(actor, config);
}
