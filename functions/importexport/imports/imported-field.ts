import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  isSameValue,
  type Slot,
} from "../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";

/**
 * A field after an import: the imported value is a new one, what the editor said stays. Where an own value stands over an imported one
 * that has changed, the field says so.
 * @returns undefined if nothing is left of it
 */
export function importedField(
  known: StoredField | undefined,
  raw: FieldValue | null,
  isRequired: boolean,
): StoredField | undefined {
  const additional = known?.additional ?? null;
  const override = overrideOf(known, raw, isRequired);
  if (raw === null && additional === null && !override) return undefined;
  const after = { raw, additional, override };
  const imports = known && untoldChanges(known, after);
  return imports ? { ...after, imports } : after;
}

/**
 * A required field has an override as long as nothing is imported for it. It ends when an imported value arrives, or else that would be
 * hidden without anybody having said so.
 */
function overrideOf(known: StoredField | undefined, raw: FieldValue | null, isRequired: boolean): boolean {
  if (!isRequired) return known?.override ?? false;
  if (isEmptyValue(raw)) return true;
  const hadOwn = !isEmptyValue(known?.raw) && !isEmptyValue(known?.additional);
  return hadOwn && (known?.override ?? false);
}

/** By slot, the imported values that have changed below an own one from which they differ, and those whose changes are not told. */
function untoldChanges(before: StoredField, after: StoredField): StoredField["imports"] | undefined {
  const { additional, raw } = after;
  const isSplit = [additional, raw].some((value) => value !== null && isPerLanguage(value));
  const slots: readonly Slot[] = isSplit ? contentLanguages : ["all"];
  const told = slots.flatMap((slot): [Slot, "changed" | "ignored"][] => {
    const language = slot === "all" ? contentLanguages[0] : slot;
    const known = before.imports?.[slot];
    const { state, from, imported } = publishedIn(after, language, language);
    const hasOwn = state === "hidden" || from === "additional";
    if (known === "ignored") return hasOwn ? [[slot, known]] : [];
    if (state !== "differs" && state !== "hidden") return [];
    const former = publishedIn(before, language, language).imported;
    const what = isSameValue(imported, former) ? known : "changed";
    return what ? [[slot, what]] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}
