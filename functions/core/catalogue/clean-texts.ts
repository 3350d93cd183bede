import type { Analysis, Layout, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldValue,
  holds,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { cleanHtml } from "../../platform/clean-html.ts";

/**
 * An analysis with clean rich text, as it may be stored and edited. Input from editors and imports is clean already; older texts
 * followed the rules of their day, or were stored before their field was rich text.
 */
export function withCleanTexts(analysis: Analysis, layout: Layout | undefined): Analysis {
  const fields = { ...analysis.fields };
  for (const { key, type } of valueFields(layout?.fields ?? [])) {
    const stored = fields[key];
    if (stored && holds(type, "html")) fields[key] = withCleanValues(stored);
  }
  return { ...analysis, fields };
}

const withCleanValues = (stored: StoredField): StoredField => ({
  ...stored,
  raw: stored.raw && clean(stored.raw),
  additional: stored.additional && clean(stored.additional),
});

function clean(value: FieldValue): FieldValue {
  if (typeof value === "string") return cleanHtml(value);
  if (!isPerLanguage(value)) return value;
  const texts = Object.entries(value).map(([language, text]) => [language, clean(text as PlainValue)]);
  return Object.fromEntries(texts) as FieldValue;
}
