import type { Language } from "../../../shared/kernel/language.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { storeSearchIndexes } from "./search-index.store.ts";
import { type SearchIndex, searchIndexOf } from "./search-index.ts";

/** A build that is overtaken so often leaves it to those that overtake it: each of them looks again as well. */
const mostRounds = 5;

/**
 * Builds the search indexes of the catalogue as it is now, in all languages of a tenant that publishes to the web. Two may do so at once,
 * and the slower one writes over what the faster one wrote of a later catalogue: so each looks again once it has written.
 * @returns the revision that is public now; 0 where nothing is published
 */
export async function buildSearchIndex(actor: Actor, { disabled }: TenantRecord): Promise<number> {
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
