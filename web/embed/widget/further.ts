import type { Finder } from "../../../shared/kernel/finder.ts";
import { fold, soundOf, wordsOf } from "../../../shared/kernel/folding.ts";
import { foundNothing } from "../../../shared/kernel/found.ts";
import { type Further, furtherWith } from "../../../shared/kernel/search-further.ts";
import type { WidgetLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Hit } from "../components/hits.tsx";

/** Searches with the vocabulary, or without it since the laboratory does not want it. */
const complete = new WeakSet<Further>();
const similar = furtherWith();

/**
 * The next way to search further: first for what is similar, which is at hand, then with the medical vocabulary.
 * @param present the way so far
 * @returns undefined if there is no other
 */
export async function nextFurther(
  present: Further | undefined,
  design: Promise<WidgetLook>,
  language: string,
): Promise<Further | undefined> {
  if (!present) return similar;
  if (complete.has(present)) return undefined;
  // A server of an earlier version does not tell.
  const { vocabulary } = (await design) as Partial<WidgetLook>;
  if (!vocabulary?.enabled) {
    complete.add(present);
    return undefined;
  }
  const { askVocabulary } = await import("../../../shared/webpublisher/vocabulary/ask-vocabulary.ts");
  const further = furtherWith(askVocabulary(vocabulary, language));
  complete.add(further);
  return further;
}

/** A search over the displayed texts alone, for the minutes in which this script is older than the file. */
export const plainSearch = (hits: readonly Hit[]): Pick<Finder<Hit>, "find"> => ({
  find: (query, keep = () => true) => {
    const words = wordsOf(query).map((word) => soundOf(word));
    const matching = hits.filter((hit) => {
      const { code, name, synonyms, material } = hit;
      const within = soundOf(fold([code, name, ...synonyms, ...material].join(" ")));
      return keep(hit) && words.every((word) => within.includes(word));
    });
    return { ...foundNothing, found: matching };
  },
});
