import type { z } from "zod";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, isSameValue, valueFields } from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type {
  BulkChange,
  BulkPreview,
  BulkRefusal,
  BulkRow,
  bulkRowsQuerySchema,
} from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, shownName, textOfValue } from "../../core/door.ts";
import { newErrors } from "../analyses/edit-rules.ts";
import { fieldOf, languagesOf } from "./apply-change.ts";
import type { BulkPlan } from "./plan-bulk.ts";

interface Languages {
  /** The reader's language. */
  language: Language;
  /** The laboratory's languages, the main one first. */
  languages: readonly [Language, ...Language[]];
}

interface Planned {
  id: string;
  before: Analysis | undefined;
  /** Equal to `before` if nothing changes. */
  after: Analysis | undefined;
  reason: BulkRefusal | null;
}

/** A plan as shown before it is carried out. */
export function showPlan(
  catalogue: Catalogue,
  plan: BulkPlan,
  { change, rows }: { change: BulkChange; rows: z.infer<typeof bulkRowsQuerySchema> },
  languages: Languages,
): BulkPreview {
  const planned: Planned[] = {
    changing: () => plan.changing.map((each) => ({ ...each, reason: null })),
    unchanged: () => plan.unchanged.map((each) => ({ ...each, after: each.before, reason: null })),
    refused: () =>
      plan.refused.map(({ id, analysis, reason }) => ({ id, before: analysis, after: analysis, reason })),
  }[rows.outcome]();
  return {
    selected: plan.selected,
    changing: plan.changing.length,
    unchanged: plan.unchanged.length,
    refused: plan.refused.length,
    faulty: plan.changing.filter((each) => isFaulty(catalogue, change, each, languages)).length,
    kept: countKept(catalogue, plan, change, languages),
    rows: planned
      .slice(rows.offset, rows.offset + rows.limit)
      .map((each) => showRow(catalogue, change, each, languages)),
  };
}

function showRow(catalogue: Catalogue, change: BulkChange, row: Planned, languages: Languages): BulkRow {
  const { id, before, after, reason } = row;
  if (!before || !after) return { id, code: "", name: "", values: [], kept: [], faulty: false, reason };
  const [main] = languages.languages;
  const textIn = (analysis: Analysis, language: Language | null) =>
    valueText(catalogue, change, analysis, language ?? languages.language, languages);
  const keptLanguages = reason === null ? keptIn(catalogue, change, after, languages) : [];
  return {
    id,
    code: before.code,
    name: shownName(before, { language: languages.language, main }),
    values: shownIn(catalogue, change, before, languages).map((language) => ({
      language,
      before: textIn(before, language),
      after: textIn(after, language),
    })),
    faulty: isFaulty(catalogue, change, { before, after }, languages),
    kept: keptLanguages.map((language) => ({ language, text: textIn(after, language) })),
    reason,
  };
}

/** The languages of the values in a preview; only null for values without a language. */
function shownIn(
  catalogue: Catalogue,
  change: BulkChange,
  analysis: Analysis,
  { languages }: Languages,
): readonly (Language | null)[] {
  const field = change.what === "field" ? fieldOf(catalogue, analysis, change.key) : undefined;
  return (change.what === "field" && field && languagesOf(change, field, languages)) || [null];
}

/** The languages, other than that of the change, whose own texts stay as they are. */
function keptIn(
  catalogue: Catalogue,
  change: BulkChange,
  after: Analysis,
  { languages }: Languages,
): Language[] {
  if (change.what !== "field" || change.language === "all") return [];
  const field = fieldOf(catalogue, after, change.key);
  const stored = after.fields[change.key];
  if (!field || !stored || !languagesOf(change, field, languages)) return [];
  return languages.filter((language) => {
    if (language === change.language) return false;
    const { value, fallback } = publishedIn(stored, language, languages[0], field);
    return value !== undefined && !fallback && !(change.value && isSameValue(value, change.value));
  });
}

/** Whether errors of an analysis would become public, which only changes of its state and its values can cause. */
function isFaulty(
  catalogue: Catalogue,
  { what: subject }: BulkChange,
  { before, after }: { before: Analysis; after: Analysis },
  { languages: [main] }: Languages,
): boolean {
  return (subject === "state" || subject === "field") && newErrors(catalogue, before, after, main).length > 0;
}

function countKept(catalogue: Catalogue, plan: BulkPlan, change: BulkChange, languages: Languages) {
  const counts = new Map<Language, number>();
  for (const { after } of plan.changing)
    for (const language of keptIn(catalogue, change, after, languages))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].map(([language, count]) => ({ language, count }));
}

/** The text of the changed value: the key of a state or flag, otherwise the value as readers see it. */
function valueText(
  catalogue: Catalogue,
  change: BulkChange,
  analysis: Analysis,
  language: Language,
  languages: Languages,
): string {
  const [main] = languages.languages;
  const textOfField = (field: FieldDefinition) => {
    const stored = analysis.fields[field.key];
    const published = stored && publishedIn(stored, language, main, field);
    return textOfValue(catalogue, field, published?.value, { language, main });
  };
  if (change.what === "state") return analysis.state;
  if (change.what === "internal") return String(analysis.internal);
  if (change.what === "gather_specimens") {
    const fields = valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []);
    const table = fields.find((field) => roleOf(field) === "specimens");
    return table ? textOfField(table) : "";
  }
  if (change.what !== "field") {
    const nameOf = (identifier: string) => catalogue.content("category", identifier)?.name[language];
    return analysis.categories.map((identifier) => nameOf(identifier) ?? identifier).join(", ");
  }
  const field = fieldOf(catalogue, analysis, change.key);
  return field ? textOfField(field) : "";
}
