import type { AskVocabulary } from "../../../shared/kernel/found.ts";
import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";

/** The medical vocabulary for a search, if the laboratory wants it; it is loaded with the first search. */
export async function vocabularyFor(
  { vocabulary }: Pick<WebConfig, "vocabulary">,
  search: string,
  language: string,
): Promise<AskVocabulary | undefined> {
  if (search.trim() === "" || !vocabulary.enabled) return undefined;
  const { askVocabulary } = await import("../../../shared/webpublisher/vocabulary/ask-vocabulary.ts");
  return askVocabulary(vocabulary, language);
}
