import { contentLanguages, type Language } from "./language.ts";

/** The column of a text in another language: `product_en`. */
export type TranslatedColumn<Field extends string> = `${Field}_${Language}`;
export const columnIn = <Field extends string>(field: Field, language: Language): TranslatedColumn<Field> =>
  `${field}_${language}`;

/** A text column for each of some fields in each language. */
export const translatedColumns = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(
    fields.flatMap((field) => contentLanguages.map((language) => [columnIn(field, language), "text"])),
  ) as Record<TranslatedColumn<Field>, "text">;
