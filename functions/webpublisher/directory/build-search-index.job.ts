import { catalogueChangedSchema } from "../../../shared/core/catalogue/catalogue.messages.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { catalogueOf, renewSnapshot } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveQueue } from "../../platform/job/serve-job.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { noteChanges } from "../notices/note-changes.ts";
import { storeSearchIndexes } from "./search-index.store.ts";
import { type SearchIndex, searchIndexOf } from "./search-index.ts";

/** Tenant and revision of the catalogue that this container built last. */
let built: { tenant: string; revision: number } | undefined;

/**
 * Keeps the public search index as new as the catalogue. Messages may arrive late, twice or many at once: each leads to a build of the
 * present catalogue, unless an earlier build covers it.
 */
export const handler = serveQueue(
  "build-search-index",
  catalogueChangedSchema,
  async (message, actor, tenant) => {
    if (message.tenant !== actor.tenant)
      throw new Error(`A message for ${message.tenant} came to ${actor.tenant}.`);
    if (built?.tenant === actor.tenant && built.revision >= message.revision) return;
    const revision = await buildSearchIndex(actor, tenant);
    await renewSnapshot(actor, await catalogueOf(actor));
    // Announce changes only after they are public; if that fails, the message is delivered again.
    if (revision > 0) await noteChanges(actor, message.revision);
    built = { tenant: actor.tenant, revision };
  },
);

/** Give up after this many rounds: a newer build is under way, and each of them checks again as well. */
const mostRounds = 5;

/**
 * Builds the search indexes of the present catalogue in all languages of a tenant that publishes to the web. Of two concurrent builds, the
 * slower one may overwrite the faster one's index of a later catalogue, so each checks again after writing.
 * @returns the revision that is now public; 0 if nothing is published
 */
async function buildSearchIndex(actor: Actor, { disabled }: TenantRecord): Promise<number> {
  const { modules, languages } = actor;
  if (disabled || !modules.MD_WEB) return 0;
  const [main] = languages;
  let catalogue = await catalogueOf(actor);
  for (let round = 1; ; round++) {
    const { revision } = catalogue;
    const indexes = new Map<Language, SearchIndex>();
    for (const language of languages) indexes.set(language, searchIndexOf(catalogue, language, main));
    await storeSearchIndexes(actor, indexes);
    catalogue = await catalogueOf(actor);
    if (catalogue.revision === revision || round === mostRounds) return revision;
  }
}
