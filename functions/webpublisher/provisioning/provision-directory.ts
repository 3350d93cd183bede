import type { DirectoryBeginning } from "../../../shared/webpublisher/provisioning/beginning.ts";
import type { Actor } from "../../platform/actor.ts";
import { webConfigStore } from "../config/config.store.ts";
import { beginNotices } from "../notices/notice.store.ts";
import { beginCounts } from "../searches/search-count.store.ts";

/**
 * Provisions the initial content of a laboratory's public directory. Later changes by staff are kept, however often this runs: the setup is
 * written last and marks the rest as complete.
 */
export async function provisionDirectory(actor: Actor, beginning: DirectoryBeginning): Promise<void> {
  const { config, searches, notices } = beginning;
  if ((await webConfigStore.readVersioned(actor)).version > 0) return;
  if (searches) await beginCounts(actor, searches);
  await beginNotices(actor, notices);
  await webConfigStore.begin(actor, config);
}
