import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import { writeSearchIndex } from "../../../functions/webpublisher/directory/write-search-index.ts";
import { compoundParts, termsOf } from "../../../shared/kernel/folding.ts";
import { indexOptions, type SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { analysisOf, catalogueWith, documentOf, stored } from "./documents.ts";

interface Serialised {
  index: [term: string, fields: Record<string, Record<string, number>>][];
  averageFieldLength: number[];
}
const listed = (code: string, name: string, synonyms: string[] = []) => ({
  code,
  name,
  synonyms,
  categories: [],
  material: [],
});
const read = (text: string) => JSON.parse(text) as SearchIndexFile & { search: Serialised };

/** The same index, built by MiniSearch itself. */
function builtByMiniSearch(analyses: readonly ReturnType<typeof listed>[]): Serialised {
  const words = new Set(analyses.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(termsOf)));
  const search = new MiniSearch({
    ...indexOptions,
    tokenize: (text: string) => {
      const terms = text.split("\n").flatMap(termsOf);
      return [
        ...new Set([...terms, ...terms.flatMap((term) => compoundParts(term, (part) => words.has(part)))]),
      ];
    },
  });
  search.addAll(analyses.map(({ name, synonyms }, id) => ({ id, name, synonym: synonyms.join("\n") })));
  return JSON.parse(JSON.stringify(search.toJSON()));
}

describe("a written search index", () => {
  test("is what MiniSearch would serialise of the same analyses, parts of compounds included", () => {
    const made = madeCatalogue(300).analyses.map(({ code, name, fields }) =>
      listed(code, (name as { de: string }).de, (fields.synonyms as { de: string[] }).de),
    );
    const analyses = [
      listed("SAK", "Schilddrüsenantikörper", ["TPO", 'mit "Zeichen"\\ und\nZeile', "TPO"]),
      listed("Q", "???"),
      ...made,
    ];
    const { index, averageFieldLength, ...search } = read(
      writeSearchIndex({ analyses, categories: [] }, "de"),
    ).search;
    const { index: expected, averageFieldLength: lengths, ...others } = builtByMiniSearch(analyses);
    expect(search).toEqual(others);
    expect(new Map(index)).toEqual(new Map(expected));
    for (const [field, length] of lengths.entries()) expect(averageFieldLength[field]).toBeCloseTo(length, 9);
    const none = read(writeSearchIndex({ analyses: [], categories: [] }, "de")).search;
    expect(none).toEqual(builtByMiniSearch([]));
  });

  test("knows a new word as a part of the compounds that were there before it", () => {
    const compound = listed("B", "Birkenpollenextrakt");
    const fieldsOf = (analyses: ReturnType<typeof listed>[]) =>
      new Map(read(writeSearchIndex({ analyses, categories: [] }, "de")).search.index).get("pollenextrakt");
    expect(fieldsOf([compound])).toBeUndefined();
    expect(fieldsOf([compound, listed("P", "Pollenextrakt")])).toEqual({ "0": { "0": 1, "1": 1 } });
    expect(fieldsOf([compound])).toBeUndefined();
  });
});

describe("the search index of a catalogue", () => {
  const known = catalogueWith(
    analysisOf("GLU", { name: { de: "Glukose" } }),
    analysisOf("FE", { name: { de: "Eisen" } }),
  );
  const indexAfter = (...facts: Parameters<typeof analysisOf>) =>
    searchIndexOf(known.with(known.revision + 1, [documentOf("analysis", analysisOf(...facts))]), "de", "de");

  test("is the very one it was after a change that it does not tell of, written no second time", () => {
    const index = searchIndexOf(known, "de", "de");
    const method = { method: stored({ de: "Photometrie" }) };
    expect(indexAfter("GLU", { name: { de: "Glukose" }, fields: method })).toBe(index);
    expect(indexAfter("DRAFT", { state: "NEW" })).toBe(index);
  });

  test.each([
    ["a name", "GLU", { name: { de: "Glucose" } }],
    ["synonyms", "GLU", { name: { de: "Glukose" }, fields: { synonyms: stored({ de: ["Zucker"] }) } }],
    ["what is new", "K", { name: { de: "Kalium" } }],
    ["what is hidden", "GLU", { name: { de: "Glukose" }, state: "HIDDEN" }],
  ] as const)("tells of %s at once", (_, code, facts) => {
    const { text } = searchIndexOf(known, "de", "de");
    const next = indexAfter(code, facts as Parameters<typeof analysisOf>[1]);
    expect(next.text).not.toBe(text);
    expect(read(next.text).analyses.map(([one]) => one)).toEqual(next.analyses.map((one) => one.code));
  });
});
