import type { StoredField } from "../../../../shared/core/catalogue/document.ts";
import {
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  isSameValue,
  type Slot,
} from "../../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../../shared/core/catalogue/published.ts";
import { contentLanguages } from "../../../../shared/kernel/language.ts";

/**
 * A field after an import: the imported value is a new one, the editor's value stays. If an own value covers an imported one that has
 * changed, the field records it.
 * @returns undefined if nothing is left of it
 */
export function importedField(
  stored: StoredField | undefined,
  raw: FieldValue | null,
  isRequired: boolean,
): StoredField | undefined {
  const isHidden = stored !== undefined && isEmptied(stored);
  const edited = stored?.additional ?? null;
  // Without an imported value, an override alone would no longer tell that somebody chose to hide it.
  const additional = !isHidden
    ? edited
    : isEmptyValue(raw)
      ? emptyLike(stored)
      : isPlainEmpty(edited)
        ? null
        : edited;
  const override = isHidden || overrideOf(stored, raw, isRequired);
  if (raw === null && additional === null && !override) return undefined;
  const after = { raw, additional, override };
  const imports = stored && untoldChanges(stored, after);
  return imports ? { ...after, imports } : after;
}

/** An own empty value that is the same in all languages. */
const isPlainEmpty = (edited: FieldValue | null) =>
  edited !== null && !isPerLanguage(edited) && isEmptyValue(edited);

/** Whether an editor chose to show nothing of this field: an override covers an imported value, or covered one that is gone. */
const isEmptied = ({ raw, additional, override }: StoredField): boolean =>
  override && isEmptyValue(additional) && (!isEmptyValue(raw) || isPlainEmpty(additional));

/** The own empty value of an emptied field, in the shape of the imported value. */
const emptyLike = ({ raw, additional }: StoredField): FieldValue =>
  isPlainEmpty(additional) ? (additional as FieldValue) : Array.isArray(raw) ? [] : "";

/**
 * A required field has an override as long as nothing is imported for it. An override without any value ends when an imported value
 * arrives, even if the field is no longer required: it would hide that value everywhere.
 */
function overrideOf(stored: StoredField | undefined, raw: FieldValue | null, isRequired: boolean): boolean {
  if (isEmptyValue(raw)) return isRequired || (stored?.override ?? false);
  if (!stored?.override || isEmptyValue(stored.additional)) return false;
  return !isRequired || !isEmptyValue(stored.raw);
}

/** Slots whose imported value has changed below a differing own one, and those whose changes are not reported. */
function untoldChanges(before: StoredField, after: StoredField): StoredField["imports"] | undefined {
  const { additional, raw } = after;
  const isSplit = [additional, raw].some((value) => value !== null && isPerLanguage(value));
  const slots: readonly Slot[] = isSplit ? contentLanguages : ["all"];
  const marks = slots.flatMap((slot): [Slot, "changed" | "ignored"][] => {
    const language = slot === "all" ? contentLanguages[0] : slot;
    const previousMark = before.imports?.[slot];
    const { state, from, imported } = publishedIn(after, language, language);
    const hasOwn = state === "hidden" || from === "additional";
    if (previousMark === "ignored") return hasOwn ? [[slot, previousMark]] : [];
    if (state !== "differs" && state !== "hidden") return [];
    const previous = publishedIn(before, language, language).imported;
    const mark = isSameValue(imported, previous) ? previousMark : "changed";
    return mark ? [[slot, mark]] : [];
  });
  return marks.length > 0 ? Object.fromEntries(marks) : undefined;
}
