import { describe, expect, test } from "vitest";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import { type SearchIndexFile, searchFormat } from "../../../shared/webpublisher/directory/search-index.ts";
import { readCatalogue } from "../../../web/embed/widget/catalogue.ts";
import { analysisOf, catalogueWith, documentOf, stored } from "./documents.ts";

const read = (text: string) => JSON.parse(text) as SearchIndexFile;

describe("the search index of a catalogue", () => {
  const catalogue = catalogueWith(
    analysisOf("GLU", { name: { de: "Glukose" } }),
    analysisOf("FE", { name: { de: "Eisen" } }),
  );
  const indexAfter = (...facts: Parameters<typeof analysisOf>) =>
    searchIndexOf(
      catalogue.with(catalogue.revision + 1, [documentOf("analysis", analysisOf(...facts))]),
      "de",
      "de",
    );

  test("is the very one it was after a change that it does not tell of, written no second time", () => {
    const index = searchIndexOf(catalogue, "de", "de");
    expect(indexAfter("DRAFT", { state: "NEW" })).toBe(index);
    const secret = { secret: stored("geheim") };
    expect(indexAfter("GLU", { name: { de: "Glukose" }, fields: secret }).name).toBe(index.name);
  });

  test.each([
    ["a name", "GLU", { name: { de: "Glucose" } }],
    ["synonyms", "GLU", { name: { de: "Glukose" }, fields: { synonyms: stored({ de: ["Zucker"] }) } }],
    ["a method", "GLU", { name: { de: "Glukose" }, fields: { method: stored({ de: "Photometrie" }) } }],
    ["what is new", "K", { name: { de: "Kalium" } }],
    ["what is hidden", "GLU", { name: { de: "Glukose" }, state: "HIDDEN" }],
  ] as const)("tells of %s at once", (_, code, facts) => {
    const { name } = searchIndexOf(catalogue, "de", "de");
    const next = indexAfter(code, facts as Parameters<typeof analysisOf>[1]);
    expect(next.name).not.toBe(name);
    expect(read(next.text).analyses.map(([first]) => first)).toEqual(
      next.analyses.map((analysis) => analysis.code),
    );
  });

  test("holds nothing that visitors may not see", () => {
    const { text } = searchIndexOf(
      catalogueWith(
        analysisOf("A", { fields: { secret: stored("zebra"), gone: stored("zebra") } }),
        analysisOf("B", { name: { de: "Zebra" }, state: "NEW" }),
        analysisOf("C", { name: { de: "Zebra" }, internal: true }),
        analysisOf("D", { name: { de: "Zebra" }, list_visible: false }),
      ),
      "de",
      "de",
    );
    expect(text).not.toMatch(/zebra/i);
  });

  test("is found in by a script that does not know how its words are written", async () => {
    const file = read(searchIndexOf(catalogue, "de", "de").text);
    for (const format of [1, searchFormat + 1]) {
      const browser = await readCatalogue({ ...file, format, search: { of: "another" } as never });
      expect(
        browser
          .select({ search: "glucose" })
          .found.slice()
          .map(({ code }) => code),
      ).toEqual(["GLU"]);
    }
  });
});
