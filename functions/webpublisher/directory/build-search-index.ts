import type { Language } from "../../../shared/kernel/language.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readTenant } from "../../platform/tenant.store.ts";
import { storeSearchIndexes } from "./search-index.store.ts";
import { type SearchIndex, searchIndexOf } from "./search-index.ts";

/**
 * Builds the search indexes of the catalogue as it is now, in all languages of a tenant that publishes to the web.
 * @returns the revision that is public now; 0 where nothing is published
 */
export async function buildSearchIndex(actor: Pick<Actor, "tenant">): Promise<number> {
  const tenant = await readTenant(actor);
  if (!tenant || tenant.disabled || !tenant.modules.MD_WEB) return 0;
  const catalogue = await catalogueOf(actor);
  const main = tenant.languages[0] ?? "de";
  const indexes = new Map<Language, SearchIndex>(
    tenant.languages.map((language) => [language, searchIndexOf(catalogue, language, main)]),
  );
  await storeSearchIndexes(actor, indexes);
  return catalogue.revision;
}
