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
  known: StoredField | undefined,
  raw: FieldValue | null,
  isRequired: boolean,
): StoredField | undefined {
  const isHidden = known !== undefined && isEmptied(known);
  const own = known?.additional ?? null;
  // Without an imported value, an override alone would no longer tell that somebody chose to hide it.
  const additional = !isHidden ? own : isEmptyValue(raw) ? emptyLike(known) : isPlainEmpty(own) ? null : own;
  const override = isHidden || overrideOf(known, raw, isRequired);
  if (raw === null && additional === null && !override) return undefined;
  const after = { raw, additional, override };
  const imports = known && untoldChanges(known, after);
  return imports ? { ...after, imports } : after;
}

/** An own empty value that is the same in all languages. */
const isPlainEmpty = (own: FieldValue | null) => own !== null && !isPerLanguage(own) && isEmptyValue(own);

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
function overrideOf(known: StoredField | undefined, raw: FieldValue | null, isRequired: boolean): boolean {
  if (isEmptyValue(raw)) return isRequired || (known?.override ?? false);
  if (!known?.override || isEmptyValue(known.additional)) return false;
  return !isRequired || !isEmptyValue(known.raw);
}

/** Slots whose imported value has changed below a differing own one, and those whose changes are not reported. */
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
