import { describe, expect, it } from "vitest";
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

describe.each(Object.entries(textSources))("the texts of %s", (_, sources) => {
  it("say the same things in German and in English", async () => {
    const [german, english] = [flat((await sources.de()).default), flat((await sources.en()).default)];
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [key, text] of german) {
      expect(text.trim(), key).not.toBe("");
      expect(english.get(key)?.trim(), key).not.toBe("");
      expect(placeholders(english.get(key) ?? ""), key).toEqual(placeholders(text));
    }
  });
  it("quote as printers of their language do", async () => {
    const [german, english] = [flat((await sources.de()).default), flat((await sources.en()).default)];
    for (const [key, text] of german) expect(text, key).not.toMatch(/[”‘’]|\p{L}'\p{L}/u);
    for (const [key, text] of english) expect(text, key).not.toMatch(/[„‘]|\p{L}'\p{L}/u);
  });
  it("have both forms of every plural", async () => {
    const keys = [...flat((await sources.de()).default).keys()];
    for (const key of keys.filter((each) => each.endsWith("_one"))) {
      expect(keys).toContain(key.replace(/_one$/, "_other"));
    }
  });
});
