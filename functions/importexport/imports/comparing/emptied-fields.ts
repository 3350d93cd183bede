import type { Analysis } from "../../../../shared/core/catalogue/document.ts";
import {
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  valueFields,
} from "../../../../shared/core/catalogue/field.ts";
import type { ImportWarning } from "../../../../shared/importexport/imports/import.ts";
import { inUiLanguages, type UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import type { Catalogue } from "../../../core/door.ts";
import type { ImportContext } from "../import-context.ts";
import { targetsOf } from "../mapping/targets.ts";

/** Emptying a field of more than this share of the analyses that have it is taken for a mistake. */
const emptiedShare = 0.2;

/** A field or property that an import empties, in one language if it is kept per language. */
export interface Emptied {
  label: Record<UiLanguage, string>;
  language?: string;
  /** Number of analyses that lose it, and of those that had it. */
  emptied: number;
  of: number;
}

/** Counts the imported values that stored analyses lose, since a file without a column looks like one that empties it. */
export class EmptiedFields {
  readonly #counts = new Map<string, number>();

  /** Takes note of an analysis as it is stored and as it would be after the import. */
  compare(before: Analysis, after: Analysis): void {
    const slots = new Set(filledSlots(after));
    const targets = new Set([...slots].map(targetOf));
    // A value may become one for all languages, or be split by language, without being emptied.
    const isKept = (slot: string) =>
      slots.has(slot) || (slot === targetOf(slot) ? targets.has(slot) : slots.has(targetOf(slot)));
    for (const slot of filledSlots(before))
      if (!isKept(slot)) this.#counts.set(slot, (this.#counts.get(slot) ?? 0) + 1);
  }

  /** The emptied fields, those of the largest share first. */
  found(catalogue: Catalogue, { main, layouts }: Pick<ImportContext, "main" | "layouts">): Emptied[] {
    if (this.#counts.size === 0) return [];
    const filled = new Map<string, number>();
    for (const { content } of catalogue.documents("analysis"))
      for (const slot of filledSlots(content))
        if (this.#counts.has(slot)) filled.set(slot, (filled.get(slot) ?? 0) + 1);
    const fields = [...layouts.values()].flatMap((layout) => valueFields(layout.fields));
    const labels = new Map(targetsOf(fields, main).map(({ target, label }) => [target, label]));
    return [...this.#counts]
      .map(([slot, emptied]): Emptied => {
        const [target = "", language] = slot.split(" ");
        const label = labels.get(target) ?? inUiLanguages(() => target);
        return { label, ...(language && { language }), emptied, of: filled.get(slot) ?? emptied };
      })
      .sort((left, right) => shareOf(right) - shareOf(left));
  }
}

const shareOf = ({ emptied, of }: Emptied) => emptied / of;
/** Whether so many analyses would lose a field that the import waits for a person. */
export const isTooMuch = (emptied: Emptied): boolean => shareOf(emptied) > emptiedShare;

/** A field that an import empties, as a warning about the file as a whole. */
export const emptiedWarning = ({ label, language, emptied, of }: Emptied): ImportWarning => ({
  check: "field_emptied",
  parameters: { emptied, of, ...(language && { language }) },
  ...{ code: "", name: "", label, column_label: null, place: {} },
});

/** The parts that an import has filled: `categories`, `fields.method`, or `fields.note en` for a value in one language. */
function* filledSlots({ name, categories, related, fields }: Analysis): Generator<string> {
  yield* slotsOf("name", name);
  yield* slotsOf("categories", categories);
  yield* slotsOf("related", related);
  for (const [key, { raw }] of Object.entries(fields)) yield* slotsOf(`fields.${key}`, raw);
}

function slotsOf(target: string, value: FieldValue | null): string[] {
  if (value === null || isEmptyValue(value)) return [];
  if (!isPerLanguage(value)) return [target];
  return Object.entries(value).flatMap(([language, text]) =>
    isEmptyValue(text) ? [] : [`${target} ${language}`],
  );
}

const targetOf = (slot: string) => slot.split(" ")[0] as string;
