import {
  type FieldDefinition,
  holdsEntries,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { fold } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm, FieldChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { changeAnalysis, getAnalysisForm } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";

/** Outcome: written, and how to undo it; already known; or the layout of the analysis has no field for synonyms. */
export type Written =
  | { outcome: "written"; code: string; undo: () => Promise<unknown> }
  | { outcome: "known" | "no_field"; code: string };

/** Adds a synonym to an analysis as the editor would: as an own value besides those that readers see now, in a version of its own. */
export async function writeSynonym(id: string, term: string, language: Language): Promise<Written> {
  const { output: form, etag } = await send(getAnalysisForm, { params: { id } });
  const { code } = form;
  const field = valueFields(form.definitions).find((candidate) => roleOf(candidate) === "synonym");
  if (!field) return { outcome: "no_field", code };
  const change = synonymAdded(form, field, term, language);
  if (!change) return { outcome: "known", code };
  const write = (additional: FieldChange["additional"], version: string | null) =>
    send(changeAnalysis, {
      params: { id },
      body: { form_fields: { [field.key]: { additional } } },
      ...(version !== null && { ifMatch: version }),
    });
  const saved = await write(change.after, etag);
  return { outcome: "written", code, undo: () => write(change.before, saved.etag) };
}

/** The field's own value with and without the synonym; undefined if readers see the synonym already. */
function synonymAdded(
  { form_fields: fields, languages }: AnalysisForm,
  field: FieldDefinition,
  term: string,
  language: Language,
): { before: FieldChange["additional"]; after: FieldChange["additional"] } | undefined {
  const { raw = null, additional = null, meta } = fields[field.key] ?? {};
  const stored = { raw, additional, override: meta?.override ?? false };
  const published = publishedIn(stored, language, languages[0] ?? language, field);
  const present = published.fallback || published.value === undefined ? [] : entriesOf(published.value);
  if (present.some((synonym) => fold(synonym) === fold(term))) return undefined;
  const entries = [...present, term];
  const after = holdsEntries(field) ? entries : entries.join(", ");
  if (!isKeptPerLanguage(field)) return { before: additional, after };
  const ownValue = additional !== null && isPerLanguage(additional) ? additional[language] : undefined;
  return { before: { [language]: ownValue ?? null }, after: { [language]: after } };
}

const entriesOf = (value: PlainValue): string[] =>
  (Array.isArray(value) ? value : String(value).split(",")).flatMap((text) =>
    typeof text === "string" && text.trim() !== "" ? [text.trim()] : [],
  );
