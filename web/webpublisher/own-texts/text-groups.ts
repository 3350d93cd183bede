import { type ChangesTextKey, germanChanges } from "../../../shared/webpublisher/texts/changes-texts.de.ts";
import { drawDefaults } from "../../../shared/webpublisher/texts/draw-texts.ts";
import type { DrawTextKey } from "../../../shared/webpublisher/texts/own-draw-texts.ts";
import { publicTexts } from "../../../shared/webpublisher/texts/public-texts.ts";
import type { PublicTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";
import type { WidgetAttributes } from "../../embed/in-app/widget-frame.tsx";

type Shown = Omit<WidgetAttributes, "lang">;

/** Public texts by the place where they appear, in the order of a visit. */
const placed = {
  start: [
    "start",
    "startLead",
    "startNew",
    "startShop",
    "startShopText",
    "startTrials",
    "startTrialsText",
    "startChapters",
    "startPdf",
    "startPdfFacts",
  ],
  search: [
    "search",
    "searchLabel",
    "searchHint",
    "submit",
    "clear",
    "recent",
    "forget",
    "forgetAll",
    "results",
    "resultsFor",
  ],
  found: [
    "found_one",
    "found_other",
    "showAll",
    "nothing",
    "nothingHint",
    "onlySimilar",
    "byVocabulary",
    "meaning",
    "without",
    "quoted",
    "didYouMean",
  ],
  directory: [
    "directory",
    "categories",
    "allAnalyses",
    "letters",
    "letter",
    "otherLetters",
    "allLetters",
    "count_one",
    "count_other",
    "empty",
    "more",
    "pages",
    "page",
    "previous",
    "next",
  ],
  analysis: [
    "back",
    "breadcrumbs",
    "code",
    "synonyms",
    "material",
    "related",
    "changed",
    "yes",
    "otherLanguage",
    "addToDraw",
  ],
  draw: Object.keys(drawDefaults.de) as DrawTextKey[],
  changes: Object.keys(germanChanges) as ChangesTextKey[],
} as const satisfies Record<string, readonly PublicTextKey[]>;

export type TextGroup = keyof typeof placed | "other";
const named = new Set<string>(Object.values(placed).flat());

/** All public texts by the place where they appear; those in no other group are in the last one. */
export const textGroups: readonly { group: TextGroup; keys: readonly PublicTextKey[] }[] = [
  ...(Object.entries(placed) as [TextGroup, readonly PublicTextKey[]][]).map(([group, keys]) => ({
    group,
    keys,
  })),
  { group: "other", keys: publicTexts.keys.filter((key) => !named.has(key)) },
];

/** A widget that shows the texts of a group; `code` belongs to a public analysis. */
export function placeOf(group: string, key: string, code: string | undefined): Shown {
  if (group === "analysis" && code !== undefined) return { widget: "analysis", code };
  if (key.startsWith("nothing")) return { widget: "results", search: "zzzzzzzz" };
  if (group === "found" || key === "resultsFor") return { widget: "results", search: code ?? "a" };
  if (group === "draw") return { widget: "draw", ...(code !== undefined && { code }) };
  if (group === "changes") return { widget: "changes" };
  if (group === "search") return { widget: "search" };
  return { widget: "directory" };
}
