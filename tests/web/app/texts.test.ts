import { describe, expect, it } from "vitest";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { textSources } from "../../../web/app/manifests.ts";

/** All texts by their path, `login.title`. */
function flat(texts: object, above = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[above + key, value] as const]
        : [...flat(value as object, `${above}${key}.`)],
    ),
  );
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name).sort();

describe.each(Object.entries(textSources))("the texts of %s", (_, load) => {
  const loaded = async (language: UiLanguage) => flat((await load(language)).default);
  it.each(uiLanguages)("are complete in %s, with the placeholders of the German ones", async (language) => {
    const [german, translated] = [await loaded("de"), await loaded(language)];
    expect([...translated.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [key, text] of german) {
      expect(translated.get(key)?.trim(), key).not.toBe("");
      expect(placeholders(translated.get(key) ?? ""), key).toEqual(placeholders(text));
    }
  });
  it("quote as printers of their language do", async () => {
    const [german, english] = [await loaded("de"), await loaded("en")];
    for (const [key, text] of german) expect(text, key).not.toMatch(/[”‘’]|\p{L}'\p{L}/u);
    for (const [key, text] of english) expect(text, key).not.toMatch(/[„‘]|\p{L}'\p{L}/u);
  });
  it("have both forms of every plural", async () => {
    const keys = [...(await loaded("de")).keys()];
    for (const key of keys.filter((each) => each.endsWith("_one"))) {
      expect(keys).toContain(key.replace(/_one$/, "_other"));
    }
  });
});
