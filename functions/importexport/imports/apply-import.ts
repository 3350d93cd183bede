import { isDeepStrictEqual } from "node:util";
import {
  type Analysis,
  type AnalysisFacts,
  analysisFactKeys,
  type Layout,
  type StoredField,
} from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { mergeEdit } from "../../core/door.ts";
import type { Normalised } from "./normalise-analysis.ts";

/**
 * What an analysis becomes by an import: imported values replace imported ones, the editors' stay, in the fields and in what they changed
 * of name, state, categories and relations since the last import. A new analysis starts as NEW unless the file says otherwise; of a known
 * one stays what the file says nothing of. The layout never changes; values of fields that the file no longer brings lose their `raw`, never their `additional`.
 */
export function applyImport(
  previous: Analysis | undefined,
  imported: Normalised,
  layout: Layout | undefined,
): Analysis {
  const required = new Set(
    valueFields(layout?.fields ?? [])
      .filter((field) => field.required)
      .map(({ key }) => key),
  );
  const keys = new Set([
    ...Object.keys(previous?.fields ?? {}),
    ...Object.keys(imported.fields),
    ...(previous ? [] : required),
  ]);
  const fields: Record<string, StoredField> = {};
  for (const key of keys) {
    const raw = imported.fields[key] ?? null;
    const known = previous?.fields[key];
    const additional = known?.additional ?? null;
    if (raw === null && additional === null && !required.has(key)) continue;
    fields[key] = { raw, additional, override: known?.override ?? (required.has(key) && raw === null) };
  }
  const before = previous?.source && { ...unsaid, ...previous.source };
  const said = factsOf({ ...(before ?? previous ?? unsaid), ...imported });
  return {
    ...(previous && before ? mergeFacts(before, previous, said) : said),
    code: imported.code,
    layout: previous?.layout || imported.layout,
    fields,
    imported: true,
    source: said,
  };
}

/** Facts that a file need not tell, of an analysis of which none ever told them. */
const unsaid = { state: "NEW", collection_items: [] as string[], list_visible: true } as const;

/** Lists keep what an editor added, and stay without what was taken out of them; of all else an editor's change wins. */
function mergeFacts(before: AnalysisFacts, edited: AnalysisFacts, said: AnalysisFacts): AnalysisFacts {
  const list = (key: "categories" | "collection_items" | "related") =>
    isDeepStrictEqual(before[key], said[key])
      ? edited[key]
      : [
          ...said[key].filter((entry) => edited[key].includes(entry) || !before[key].includes(entry)),
          ...edited[key].filter((entry) => !before[key].includes(entry) && !said[key].includes(entry)),
        ];
  const lists = {
    categories: list("categories"),
    collection_items: list("collection_items"),
    related: list("related"),
  };
  return { ...mergeEdit({ ...before, ...lists }, { ...factsOf(edited), ...lists }, said), ...lists };
}

const factsOf = (analysis: AnalysisFacts) =>
  Object.fromEntries(analysisFactKeys.map((key) => [key, analysis[key]])) as AnalysisFacts;
