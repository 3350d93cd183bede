import type { Language } from "../../../shared/kernel/language.ts";
import { textIn } from "../../../shared/webpublisher/notices/notice.ts";
import type { PublicNotice } from "../../../web/embed/components/change-names.ts";
import { type Catalogue, isPublic } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import {
  countKinds,
  isWaiting,
  type KnownNotice,
  mostEntries,
  readEntries,
  readNotices,
  type StoredEntry,
} from "./notice.store.ts";

/** Maximum number of the newest notices searched for visitors. */
const mostRead = 500;

/** The notices that have gone out, the newest first. */
export const readOut = async (actor: Pick<Actor, "tenant">): Promise<KnownNotice[]> =>
  (await readNotices(actor, mostRead)).filter((notice) => !isWaiting(notice) && !notice.suppressed);

/** The entries that visitors may still read: for an analysis that is no longer public, only its withdrawal. */
const visibleEntries = (catalogue: Catalogue, entries: readonly StoredEntry[]) =>
  entries.filter(({ analysis, kinds }) => kinds.includes("withdrawn") || isPublicNow(catalogue, analysis));

/**
 * A notice as visitors read it.
 * @param limit maximum number of entries
 * @returns undefined if none of its entries may be read any more
 */
export async function showNotice(
  actor: Pick<Actor, "tenant">,
  catalogue: Catalogue,
  notice: KnownNotice,
  { language, main }: { language: Language; main: Language },
  limit = mostEntries,
): Promise<PublicNotice | undefined> {
  const stored = await readEntries(actor, notice.id, limit);
  const entries = visibleEntries(catalogue, stored);
  if (entries.length === 0) return undefined;
  const isWhole = stored.length >= notice.count;
  return {
    id: notice.id,
    date: notice.due,
    source: notice.source,
    // If the list is not shown in full, use the counts from when it went out.
    counts: isWhole ? countKinds(entries) : notice.counts,
    count: isWhole ? entries.length : notice.count,
    remark: textIn(notice.remark ?? {}, language, main),
    entries: entries.map(({ analysis, code, name, kinds, lines }) => ({
      code,
      name: textIn(name, language, main),
      kinds,
      lines: lines[language] ?? [],
      isPublic: isPublicNow(catalogue, analysis),
    })),
    more: isWhole ? 0 : notice.count - stored.length,
  };
}

function isPublicNow(catalogue: Catalogue, analysis: string): boolean {
  const content = catalogue.byId("analysis", analysis)?.content;
  return content !== undefined && isPublic(content);
}
