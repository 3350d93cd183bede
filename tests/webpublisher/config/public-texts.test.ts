import { describe, expect, test } from "vitest";
import { publicTexts } from "../../../shared/webpublisher/texts/public-texts.ts";
import { textsFor } from "../../../web/embed/texts/texts.ts";

describe.each(["de", "en", "fr"] as const)("the default texts in %s", (language) => {
  test.each(publicTexts.keys)("%s is what a laboratory could have written", (key) => {
    const text = publicTexts.defaultText(language, key);
    expect(text).not.toBe("");
    expect(publicTexts.check(key, text)).toBeUndefined();
  });
});

describe("texts with numbers and words in them", () => {
  test("are filled, in numbers as the language writes them", () => {
    const texts = textsFor("de");
    expect([
      texts.found(1),
      texts.found(1200),
      texts.page(2, 1000),
      texts.resultsFor("$& {{query}}"),
    ]).toEqual([
      "1 Analyse gefunden",
      "1.200 Analysen gefunden",
      "Seite 2 von 1.000",
      "Ergebnisse für „$& {{query}}“",
    ]);
  });
  test("are the laboratory's own where it has some", () => {
    const texts = textsFor("en", { found_one: "Just one", search: "Find" });
    expect([texts.found(1), texts.found(2), texts.search, texts.submit]).toEqual([
      "Just one",
      "2 analyses found",
      "Find",
      "Search",
    ]);
  });
});
