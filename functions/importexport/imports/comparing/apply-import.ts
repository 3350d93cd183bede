import { isDeepStrictEqual } from "node:util";
import {
  type Analysis,
  type AnalysisFacts,
  type AnalysisState,
  analysisFactKeys,
  type Layout,
  type StoredField,
} from "../../../../shared/core/catalogue/document.ts";
import { mergeEdit } from "../../../core/door.ts";
import { fieldsOf } from "../normalising/layout-fields.ts";
import type { Normalised } from "../normalising/normalise-analysis.ts";
import { importedField } from "./imported-field.ts";

const none = { keys: new Set<string>(), required: new Set<string>() };

interface Circumstances {
  /** The file is an export: it contains the values that Laborium shows and is no master data. */
  isExport?: boolean;
  /** The analysis was deleted and returns; its imported values in fields that it no longer has are gone. */
  isReturning?: boolean;
  /** Key of the analysis, if its code was generated for a file without codes. */
  key?: string | undefined;
}

/**
 * An analysis after an import: imported values replace imported ones. Editors' values stay in the fields, and also in name, state,
 * categories and relations if editors changed these since the last import. A new analysis starts as NEW unless the file says otherwise; a
 * known one keeps what the file does not mention, and stays hidden if a person hid it. Fields missing from the file lose their `raw`, never
 * their `additional`, and keep both if they are not in the layout, since a file can hardly name them then. The master data decide on its
 * visibility in public lists, if they state it.
 */
export function applyImport(
  previous: Analysis | undefined,
  imported: Normalised,
  layout: Layout | undefined,
  { isExport = false, isReturning = false, key = previous?.source?.key }: Circumstances = {},
): Analysis {
  const { keys: fieldKeys, required } = layout ? fieldsOf(layout) : none;
  const keys = new Set([
    ...Object.keys(previous?.fields ?? {}),
    ...Object.keys(imported.fields),
    ...(previous ? [] : required),
  ]);
  const fields: Record<string, StoredField> = {};
  for (const key of keys) {
    const stored = previous?.fields[key];
    const isKept = layout !== undefined && !fieldKeys.has(key) && !isReturning;
    const raw = imported.fields[key] ?? (isKept ? (stored?.raw ?? null) : null);
    const field = importedField(stored, raw, required.has(key));
    if (field) fields[key] = field;
  }
  const before = previous?.source && { ...unsaid, ...previous.source };
  const importedFacts = factsOf({ ...(before ?? previous ?? unsaid), ...imported });
  const fixed = isExport ? undefined : imported.list_visible;
  const facts = previous && before ? mergeFacts(factsOf(before), previous, importedFacts) : importedFacts;
  return {
    ...facts,
    ...(previous && { state: stateAfter(previous, facts.state) }),
    ...(fixed !== undefined && { list_visible: fixed }),
    code: imported.code,
    layout: imported.layout,
    fields,
    imported: true,
    source: {
      ...importedFacts,
      ...(fixed !== undefined && { fixes_list_visible: true }),
      ...(key !== undefined && { key }),
    },
  };
}

/**
 * A published or hidden analysis never becomes NEW again. An import does not publish an analysis that people hid before any import knew it,
 * or after the import that knew it was undone.
 */
function stateAfter({ state, source }: Analysis, importedState: AnalysisState): AnalysisState {
  if (importedState === "NEW") return state;
  return state === "HIDDEN" && !source ? state : importedState;
}

/** Defaults for facts that a file need not state, for an analysis whose files never stated them. */
const unsaid = { state: "NEW", collection_items: [] as string[], list_visible: true } as const;

/** Lists keep the additions and removals of editors; for other facts, an editor's change wins. */
function mergeFacts(
  before: AnalysisFacts,
  edited: AnalysisFacts,
  importedFacts: AnalysisFacts,
): AnalysisFacts {
  const list = (key: "categories" | "collection_items" | "related") =>
    isDeepStrictEqual(before[key], importedFacts[key])
      ? edited[key]
      : [
          ...importedFacts[key].filter(
            (entry) => edited[key].includes(entry) || !before[key].includes(entry),
          ),
          ...edited[key].filter(
            (entry) => !before[key].includes(entry) && !importedFacts[key].includes(entry),
          ),
        ];
  const lists = {
    categories: list("categories"),
    collection_items: list("collection_items"),
    related: list("related"),
  };
  return { ...mergeEdit({ ...before, ...lists }, { ...factsOf(edited), ...lists }, importedFacts), ...lists };
}

const factsOf = (analysis: AnalysisFacts) =>
  Object.fromEntries(analysisFactKeys.map((key) => [key, analysis[key]])) as AnalysisFacts;
