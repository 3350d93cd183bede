import * as z from "zod";
import { type FieldValue, fieldKeySchema, isPerLanguage } from "../../../shared/core/catalogue/field.ts";
import { identifierSchema } from "../../../shared/kernel/id.ts";
import { type Language, localizedTextSchema } from "../../../shared/kernel/language.ts";
import { filledTexts } from "../../platform/form/localized-texts.ts";

const detailSchema = z.object({
  key: fieldKeySchema,
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
    details.forEach(({ key }, place) => {
      if (details.findIndex((other) => other.key === key) === place) return;
      context.addIssue({ code: "custom", path: [place, "key"], params: { code: "already_exists" } });
    });
  }),
});
export type ItemInput = z.infer<typeof itemInput>;

type Fields = Record<string, FieldValue>;
const isTexts = (value: FieldValue): value is Partial<Record<Language, string>> =>
  isPerLanguage(value) && Object.values(value).every((text) => typeof text === "string");

/** The text details, as the form shows them. */
export function detailsOf(fields: Fields, main: Language): Detail[] {
  return Object.entries(fields).flatMap(([key, value]): Detail[] => {
    if (typeof value === "string") return [{ key, plain: true, texts: { [main]: value } }];
    return isTexts(value) ? [{ key, plain: false, texts: value as Record<string, string> }] : [];
  });
}

/** The stored details: non-empty texts, and unchanged whatever the form cannot show. */
export function fieldsOf(details: readonly Detail[], before: Fields, main: Language): Fields {
  const others = Object.entries(before).filter(([, value]) => typeof value !== "string" && !isTexts(value));
  const texts = details.flatMap(({ key, plain, texts }): [string, FieldValue][] => {
    const filled = filledTexts(texts);
    if (Object.keys(filled).length === 0) return [];
    return [[key, plain ? (filled[main] ?? "") : filled]];
  });
  return Object.fromEntries([...others, ...texts]);
}
