import { catalogueChangedSchema } from "../../../shared/core/catalogue/catalogue.messages.ts";
import { serveQueue } from "../../platform/job/serve-job.ts";
import { buildSearchIndex } from "./build-search-index.ts";

/** The tenant whose catalogue was built last by this container, and at which revision. */
let built: { tenant: string; revision: number } | undefined;

/**
 * Keeps the public search index as new as the catalogue. Messages may come late, twice or many at once: each is answered by the
 * catalogue as it is now, and one that an earlier build covers needs no other.
 */
export const handler = serveQueue(
  "build-search-index",
  catalogueChangedSchema,
  async (message, actor, tenant) => {
    if (message.tenant !== actor.tenant)
      throw new Error(`A message for ${message.tenant} came to ${actor.tenant}.`);
    if (built?.tenant === actor.tenant && built.revision >= message.revision) return;
    const revision = await buildSearchIndex(actor, tenant);
    built = { tenant: actor.tenant, revision };
  },
);
