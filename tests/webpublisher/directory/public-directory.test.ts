import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { publicAnalysis } from "../../../functions/webpublisher/directory/public-analysis.ts";
import {
  publicDirectory,
  publicReader,
  selectAnalyses,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { analysisOf, catalogueWith, documentOf, frame, stored } from "./documents.ts";

const codes = (catalogue: Catalogue, query = {}) =>
  selectAnalyses(publicDirectory(catalogue, "de", "de"), query).map(({ code }) => code);
const shown = (catalogue: Catalogue, code: string, language: "de" | "en" = "de") =>
  publicAnalysis(catalogue, code, publicReader(language, "de"));
const fieldOf = (catalogue: Catalogue, code: string, key: string, language: "de" | "en" = "de") =>
  shown(catalogue, code, language)?.fields.find((field) => field.key === key);

describe("what visitors may see", () => {
  const catalogue = catalogueWith(
    analysisOf("PUB"),
    analysisOf("NEW", { state: "NEW" }),
    analysisOf("HID", { state: "HIDDEN" }),
    analysisOf("INT", { internal: true }),
    analysisOf("UNLISTED", { list_visible: false }),
    analysisOf("LINKS", { related: ["PUB", "NEW", "HID", "INT", "GONE", "UNLISTED"] }),
  );

  test("lists only what is published, not internal, and meant for lists", () => {
    expect(codes(catalogue)).toEqual(["LINKS", "PUB"]);
    for (const hidden of ["NEW", "HID", "INT", "UNLISTED"])
      expect(codes(catalogue, { search: hidden })).toEqual([]);
  });

  test("has a page for what is public, listed or not, and for nothing else", () => {
    expect(shown(catalogue, "UNLISTED")?.code).toBe("UNLISTED");
    for (const hidden of ["NEW", "HID", "INT", "GONE"]) expect(shown(catalogue, hidden)).toBeUndefined();
  });

  test("names no analysis that is not public, not even as related", () => {
    expect(shown(catalogue, "LINKS")?.related_analyses.map(({ code }) => code)).toEqual(["PUB", "UNLISTED"]);
  });

  test("leaves out fields that are not for the public and values whose field is gone", () => {
    const small = catalogueWith(
      analysisOf("A", {
        fields: { secret: stored("nicht zeigen"), gone: stored("verwaist"), method: stored("ELISA") },
      }),
    );
    expect(shown(small, "A")?.fields.map(({ key }) => key)).toEqual(["method"]);
    expect(codes(small, { search: "nicht zeigen" })).toEqual([]);
    expect(codes(small, { search: "verwaist" })).toEqual([]);
    expect(codes(small, { search: "elisa" })).toEqual(["A"]);
  });
});

describe("which value is shown", () => {
  test("the editor's where it is set, else the imported one, and what replaces it even when empty", () => {
    const catalogue = catalogueWith(
      analysisOf("RAW", { fields: { method: stored("roh") } }),
      analysisOf("ADD", { fields: { method: stored("roh", { additional: "bearbeitet" }) } }),
      analysisOf("OVER", { fields: { method: stored("roh", { override: true }) } }),
    );
    expect(fieldOf(catalogue, "RAW", "method")?.text).toBe("roh");
    expect(fieldOf(catalogue, "ADD", "method")?.text).toBe("bearbeitet");
    expect(fieldOf(catalogue, "OVER", "method")).toBeUndefined();
  });

  test("a missing translation falls back to the main language and says so", () => {
    const catalogue = catalogueWith(
      analysisOf("A", { name: { de: "Glukose" }, fields: { method: stored({ de: "Hexokinase" }) } }),
      analysisOf("B", {
        name: { de: "Eisen", en: "Iron" },
        fields: { method: stored({ de: "Ferene", en: "Ferene (en)" }) },
      }),
    );
    expect(shown(catalogue, "A", "en")?.name).toBe("Glukose");
    expect(fieldOf(catalogue, "A", "method", "en")).toMatchObject({
      text: "Hexokinase",
      fallback: true,
      language: "de",
      label: "Method",
    });
    expect(fieldOf(catalogue, "A", "method", "de")).not.toHaveProperty("language");
    expect(fieldOf(catalogue, "B", "method", "en")).toMatchObject({ text: "Ferene (en)", fallback: false });
    expect(shown(catalogue, "B", "en")?.name).toBe("Iron");
  });

  test("material is named, reference ranges keep their columns, rich text is cleaned", () => {
    const catalogue = catalogueWith(
      analysisOf("A", {
        fields: {
          material: stored(["serum"]),
          ranges: stored([{ sex: "w", from: "1", to: "2" }]),
          note: stored({
            de: '<p onclick="x()">gut<script>alert(1)</script><a href="javascript:x()">da</a></p>',
          }),
        },
      }),
    );
    expect(shown(catalogue, "A")?.material).toEqual(["Serum"]);
    expect(fieldOf(catalogue, "A", "ranges")).toMatchObject({
      columns: ["Geschlecht", "Von", "Bis"],
      rows: [["w", "1", "2"]],
    });
    expect(fieldOf(catalogue, "A", "note")?.html).toBe("<p>gut<a>da</a></p>");
  });
});

describe("browsing", () => {
  const catalogue = catalogueWith(
    analysisOf("1", { name: { de: "Östradiol" }, categories: ["hormones"] }),
    analysisOf("2", { name: { de: "Albumin" }, categories: ["chemistry", "hormones"] }),
    analysisOf("3", { name: { de: "3-Hydroxybutyrat" }, categories: ["nowhere"] }),
    analysisOf("4", { name: { de: "(Nor-)Adrenalin" }, categories: [] }),
  );

  test("goes from A to Z, umlauts with their letter, digits last", () => {
    expect(publicDirectory(catalogue, "de", "de").analyses.map(({ letter }) => letter)).toEqual([
      "A",
      "N",
      "O",
      "#",
    ]);
    expect(codes(catalogue, { letter: "O" })).toEqual(["1"]);
  });

  test("counts every analysis once at each category above it, and leaves out empty ones", () => {
    const { categories } = publicDirectory(catalogue, "de", "de");
    expect(categories).toEqual([
      { id: "chemistry", name: "Klinische Chemie", parent: null, count: 2 },
      { id: "hormones", name: "Hormone", parent: "chemistry", count: 2 },
    ]);
    expect(codes(catalogue, { category: "chemistry" })).toEqual(["2", "1"]);
    expect(shown(catalogue, "1")?.paths).toEqual([
      [
        { id: "chemistry", name: "Klinische Chemie" },
        { id: "hormones", name: "Hormone" },
      ],
    ]);
  });

  test("categories in a circle hang nothing up", () => {
    const node = (identifier: string, parent: string) =>
      documentOf("category", { identifier, name: { de: identifier }, parent, layout: null, order: 0 });
    const circle = new Catalogue(1, [
      ...frame.filter(({ kind }) => kind !== "category"),
      node("a", "b"),
      node("b", "a"),
      documentOf("analysis", analysisOf("X", { categories: ["a"] })),
    ]);
    expect(
      publicDirectory(circle, "de", "de")
        .categories.map(({ id }) => id)
        .sort(),
    ).toEqual(["a", "b"]);
    expect(shown(circle, "X")?.paths[0]).toHaveLength(2);
  });
});
