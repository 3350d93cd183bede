import * as z from "zod";
import { type FieldValue, isPerLanguage } from "../../../shared/core/catalogue/field.ts";
import { madeKey } from "../../../shared/core/catalogue/made-key.ts";
import { identifierSchema } from "../../../shared/kernel/id.ts";
import { type Language, localizedTextSchema } from "../../../shared/kernel/language.ts";
import { filledTexts } from "../../platform/form/localized-texts.ts";

const detailSchema = z.object({
  /** Empty for a new detail, whose key is derived from its label. */
  key: z.string(),
  label: z.string().trim().min(1).max(200),
  /** One text for all languages, stored under the main one. */
  plain: z.boolean(),
  texts: z.record(z.string(), z.string()),
});
export type Detail = z.infer<typeof detailSchema>;

/** The values of an item's form: its texts by language, and its further details in their order. */
export const itemInput = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  details: z.array(detailSchema).superRefine((details, context) => {
    const nameOf = ({ label }: Detail) => label.trim().toLowerCase();
    details.forEach((detail, place) => {
      if (details.findIndex((other) => nameOf(other) === nameOf(detail)) === place) return;
      context.addIssue({ code: "custom", path: [place, "label"], params: { code: "already_exists" } });
    });
  }),
});
export type ItemInput = z.infer<typeof itemInput>;

type Fields = Record<string, FieldValue>;
const isTexts = (value: FieldValue): value is Partial<Record<Language, string>> =>
  isPerLanguage(value) && Object.values(value).every((text) => typeof text === "string");

/** The text details as form values; those without a label are named by their key. */
export function detailsOf(
  { fields, labels }: { fields: Fields; labels: Readonly<Record<string, string>> },
  main: Language,
): Detail[] {
  return Object.entries(fields).flatMap(([key, value]): Detail[] => {
    const label = labels[key] ?? key;
    if (typeof value === "string") return [{ key, label, plain: true, texts: { [main]: value } }];
    return isTexts(value) ? [{ key, label, plain: false, texts: value as Record<string, string> }] : [];
  });
}

/** The details for storage: non-empty texts, and unchanged those that the form cannot show. */
export function storedDetails(
  details: readonly Detail[],
  before: Fields,
  main: Language,
): { fields: Fields; labels: Record<string, string> } {
  const others = Object.entries(before).filter(([, value]) => typeof value !== "string" && !isTexts(value));
  const keys = new Set([...Object.keys(before), ...details.map(({ key }) => key)]);
  const texts = details.flatMap(({ key: ownKey, label, plain, texts }) => {
    const filled = filledTexts(texts);
    if (Object.keys(filled).length === 0) return [];
    const key = ownKey || madeKey(label, (candidate) => keys.has(candidate));
    keys.add(key);
    const value: FieldValue = plain ? (filled[main] ?? "") : filled;
    return [{ key, value, label: label.trim() }];
  });
  return {
    fields: Object.fromEntries([...others, ...texts.map(({ key, value }) => [key, value] as const)]),
    labels: Object.fromEntries(texts.flatMap(({ key, label }) => (label === key ? [] : [[key, label]]))),
  };
}
