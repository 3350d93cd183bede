import { fold } from "../../../shared/kernel/folding.ts";
import {
  type countSearches as endpoint,
  type Visit,
  visitSchema,
} from "../../../shared/webpublisher/search-counts/search-counts.endpoints.ts";
import { countable } from "../../../shared/webpublisher/searches/countable.ts";
import { takeVisit } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { countVisit } from "../searches/search-count.store.ts";

/**
 * Counts the searches of a visit; does nothing if the laboratory does not count searches.
 * @throws ProblemError validation_failed, too_many_requests
 */
export const countSearches: Command<typeof endpoint> = async ({ actor, body, request }) => {
  if (!(await readWebConfig(actor)).count_searches) return;
  const { searches, missed: missedSearches, language: visitLanguage } = visitOf(body);
  const language = actor.languages.find((candidate) => candidate === visitLanguage) ?? actor.languages[0];
  const wait = await takeVisit(actor, request.ip);
  if (wait > 0)
    throw problem("too_many_requests", `Too many visits; try again in ${wait} s.`, { retryAfter: wait });
  // The widget leaves out terms that may be personal; other callers may not, so check again.
  const terms = new Map(
    missedSearches.flatMap((search) => {
      const term = countable(search);
      return term && fold(term) ? [[fold(term), term] as const] : [];
    }),
  );
  const missedCount = Math.min(missedSearches.length, searches);
  await countVisit(actor, { searches, missed: missedCount, language, terms: [...terms.values()] });
};

function visitOf(body: Buffer): Visit {
  const visit = visitSchema.safeParse(parsed(body.toString("utf8")));
  if (!visit.success) throw problem("validation_failed", "This is not what a widget sends of a visit.");
  return visit.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
