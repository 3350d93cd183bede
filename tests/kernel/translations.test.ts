import { expect, test } from "vitest";
import * as z from "zod";
import { type Translations, translated, translationsSchema } from "../../shared/kernel/translations.ts";

const schema = translationsSchema({ name: z.string().trim().max(5), text: z.string().max(5) });

test("translations without a text are not kept, and a record of before has none", () => {
  expect(schema.parse(undefined)).toEqual({});
  expect(schema.parse({ en: { name: " Tube " }, fr: { name: "", text: "" }, it: {} })).toEqual({
    en: { name: "Tube" },
  });
  expect(schema.safeParse({ en: { other: "" } }).success).toBe(false);
  expect(schema.safeParse({ es: { name: "" } }).success).toBe(false);
});

test("a text is read in the language that is wanted, or as it is in the first one", () => {
  const translations: Translations<"name" | "text"> = { en: { name: "Tube" } };
  const record = { name: "Röhrchen", text: "", translations };
  expect(translated(record, "name", "en", "de")).toEqual({ text: "Tube", language: "en" });
  expect(translated(record, "name", "fr", "de")).toEqual({ text: "Röhrchen", language: "de" });
  expect(translated(record, "name", "de", "de")).toEqual({ text: "Röhrchen", language: "de" });
  expect(translated({ name: "Röhrchen" }, "name", "en", "de")).toEqual({ text: "Röhrchen", language: "de" });
  // There is no text in either language.
  expect(translated(record, "text", "en", "de")).toEqual({ text: "", language: "en" });
});
