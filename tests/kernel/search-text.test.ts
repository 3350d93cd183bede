import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldWithPlaces, soundOf, termsOf } from "../../shared/kernel/folding.ts";
import { partsOf } from "../../shared/kernel/search-compounds.ts";
import { codeKey, fold, isCode, Search, wordsOf } from "../../shared/kernel/search-text.ts";
import { errorsIn, errorsTo, nearlyInside } from "../../shared/kernel/search-typos.ts";

describe("folding", () => {
  test("umlauts, their transcriptions and their bare letters are one spelling", () => {
    for (const spelling of ["Schilddrüse", "schilddruese", "SCHILDDRUSE", "Schilddru\u0308se"])
      expect(fold(spelling)).toBe(fold("Schilddrüse"));
    expect(fold("Weiße")).toBe(fold("weisse"));
  });

  test("Greek letters, the micro sign and the ß of keyboards without beta are known by name", () => {
    expect(fold("α1-Antitrypsin")).toBe("alpha1 antitrypsin");
    expect(fold("ß2-Mikroglobulin")).toBe(fold("β2-Mikroglobulin"));
    expect(fold("µ")).toBe(fold("μ"));
  });

  test("folding what is folded changes nothing", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
  });

  test("codes keep letters apart that words do not", () => {
    expect(codeKey("AE1")).not.toBe(codeKey("A1"));
    expect(codeKey("T-3")).toBe(codeKey("t3"));
    expect(codeKey("1.25")).not.toBe(codeKey("12.5"));
    expect(["T3", "HbA1c", "CD34"].every(isCode)).toBe(true);
    expect(isCode("TSH")).toBe(false);
  });

  test("what is written together is found with and without its separators", () => {
    expect(termsOf("25-OH-Vitamin D")).toEqual(expect.arrayContaining(["25", "oh", "25oh", "vitamin", "d"]));
  });

  test("folding letter by letter gives the same words, each at its place", () => {
    const text = "Anti-Schilddrüsen-AK (ß2, µg)";
    const { folded, places } = foldWithPlaces(text);
    expect(folded.trim()).toBe(fold(text));
    expect(text.slice(places[folded.indexOf("schild")])).toMatch(/^Schilddrüsen/);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("ä", "ae", "ß", "Aue", " ", "-", "β", "T3", "é", "x", "²"), {
          maxLength: 12,
        }),
        (pieces) => foldWithPlaces(pieces.join("")).folded.trim() === fold(pieces.join("")),
      ),
    );
  });

  test("what sounds alike is one sound, each letter with its place", () => {
    for (const [spelling, other] of [
      ["calcium", "kalzium"],
      ["phosphat", "fosfat"],
      ["zytomegalie", "cytomegalie"],
      ["thyroxin", "tyroxin"],
      ["ferritin", "feritin"],
      ["trijodthyronin", "triiodtyronin"],
    ] as const)
      expect(soundOf(spelling)).toBe(soundOf(other));
    expect(soundOf("t33")).toBe("t33");
    const places: number[] = [];
    expect(soundOf("phosphatase", places)).toBe("fosfatase");
    expect(places).toEqual([0, 2, 3, 4, 6, 7, 8, 9, 10]);
  });

  test("a typing error is a letter more, less, other, or two swapped, and a beginning has none", () => {
    for (const typed of ["feritin", "ferrritin", "farritin", "efrritin", "frerit"])
      expect(errorsTo(typed, "ferritin", 2)).toBe(1);
    expect(errorsTo("ferrit", "ferritin", 1)).toBe(0);
    expect(errorsTo("feriten", "ferritin", 2)).toBe(2);
    expect(errorsTo("rfeirtin", "ferritin", 1)).toBe(2);
    expect(errorsTo("x".repeat(90), "y".repeat(500), 2)).toBeGreaterThan(2);
    expect(errorsTo("antikröper", "schilddrüsenantikörper", 2)).toBeGreaterThan(2);
    expect(nearlyInside("antikröper", "schilddrüsenantikörper")).toBe(true);
    expect(nearlyInside("antikröpre", "schilddrüsenantikörper")).toBe(false);
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    fc.assert(
      fc.property(word, fc.nat(8), fc.stringMatching(/^[a-z]$/), (text, offset, letter) => {
        const place = offset % text.length;
        return errorsTo(text, text.slice(0, place) + letter + text.slice(place + 1), 1) <= 1;
      }),
    );
    expect(["t3", "hb", "iron", "eisen", "ferritin"].map(errorsIn)).toEqual([0, 0, 1, 1, 2]);
  });

  test("a compound has the parts that are known, without what joins them", () => {
    const words = ["schilddruse", "antikorper", "masern", "hiv", "blut", "zucker"];
    const begins = (part: string) => words.some((word) => word.startsWith(part));
    expect(partsOf("schilddrusenantikorper", begins)).toContainEqual(["schilddruse", "antikorper"]);
    expect(partsOf("masernantikorper", begins)).toContainEqual(["masern", "antikorper"]);
    expect(partsOf("hivantikorper", begins)).toContainEqual(["hiv", "antikorper"]);
    expect(partsOf("blutzuck", begins)).toContainEqual(["blut", "zuck"]);
    expect(partsOf("fahrradantikorper", begins)).toEqual([]);
  });
});

const entry = (code: string, name: string, synonyms: string[] = [], text = "", facts: string[] = []) => ({
  id: code,
  found: code,
  code,
  name,
  synonyms,
  facts,
  text,
});
const searched = Search.over([
  entry("TPO", "TPO-Antikörper", ["Anti-TPO"]),
  entry("SDAK", "Schilddrüsenantikörper"),
  entry("TSH", "Thyreotropin", ["TSH basal"]),
  entry("T3", "Trijodthyronin"),
  entry("T4", "Thyroxin"),
  entry("T4021", "Pollen"),
  entry("FT3", "freies T3"),
  entry("CA", "Calcium"),
  entry("AST", "Aspartat-Aminotransferase", ["GOT"]),
  entry("GAST", "Gastrin", [], "bei Verdacht auf GOT-Erhöhung"),
  entry("HBA", "HbA1c", ["Langzeitzucker"]),
  entry("FERR", "Ferritin"),
  entry("B2M", "ß2-Mikroglobulin"),
]);
const search = (query: string) => searched.find(query).found.slice();

describe("search over entries in memory", () => {
  test("ranks code, name, synonym and text in this order", () => {
    expect(search("t3")).toEqual(["T3", "FT3"]);
    expect(search("tsh")[0]).toBe("TSH");
    expect(search("got")).toEqual(["AST", "GAST"]);
    expect(search("fer")[0]).toBe("FERR");
  });

  test("never takes one code for another", () => {
    expect(search("T3")).not.toContain("T4");
    expect(search("T4")).not.toContain("T3");
    expect(search("T4")[0]).toBe("T4");
    expect(search("HbA1d")).toEqual([]);
  });

  test("finds inner parts of compounds in any umlaut spelling", () => {
    for (const typed of ["antikörper", "antikoerper", "ANTIKORPER"])
      expect(new Set(search(typed))).toEqual(new Set(["TPO", "SDAK"]));
    expect(search("schilddruese")).toEqual(["SDAK"]);
  });

  test("forgives one typing error, and knows German and Latin spellings", () => {
    expect(search("feritin")).toEqual(["FERR"]);
    expect(search("Tyreotropin")).toEqual(["TSH"]);
    expect(search("Kalzium")).toEqual(["CA"]);
  });

  test("all words of a query have to be found, wherever blanks are set", () => {
    expect(search("hb a1c")).toEqual(["HBA"]);
    expect(search("beta 2 mikroglobulin")).toEqual(["B2M"]);
    expect(search("freies t4")).toEqual([]);
  });

  test("an empty query answers everything, one of punctuation nothing", () => {
    expect(search(" ")).toHaveLength(13);
    expect(search("%&/")).toEqual([]);
    expect(wordsOf("%&/")).toEqual([]);
  });

  test("nothing that matches exactly is pushed down by what matches nearly", () => {
    const names = [
      "Ferritin",
      "Thyreoglobulin",
      "Schilddrüsenantikörper",
      "Magnesium",
      "Cobalamin",
      "Kreatinin",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(30), fc.nat(2), (name, offset, kind) => {
        const place = offset % (name.length - 1);
        const [letter = "", other = ""] = [name[place], name[place + 1]];
        const before = name.slice(0, place);
        const typed = [
          `${before}${other}${letter}${name.slice(place + 2)}`,
          `${before}${name.slice(place + 1)}`,
          `${before}${letter}x${name.slice(place + 1)}`,
        ][kind] as string;
        const near = [entry("NAME", name), entry("SYNONYM", "A", [name]), entry("FACT", "B", [], "", [name])];
        const exact = entry("EXACT", "Ein viel längerer Name", [], `Bei Verdacht auf ${typed}`);
        const hits = Search.over([...near, exact])
          .find(typed)
          .found.slice();
        // Some errors do not change the sound, and some leave a part of the name.
        const [sought, sound] = [soundOf(fold(typed)), soundOf(fold(name))];
        const isPart = fold(name).includes(fold(typed)) || sound.includes(sought);
        return isPart || hits[0] === "EXACT";
      }),
    );
  });

  test("any slice of what is found is that part of the whole", () => {
    const many = Search.over(
      Array.from({ length: 500 }, (_, index) =>
        entry(`S${index % 7}${index}`, `Serum ${index % 11} ${index}`, [`Stoff ${index}`]),
      ),
    );
    for (const query of ["s", "serum", "S3", "serum 1", ""]) {
      const { found: hits } = many.find(query);
      const all = hits.slice();
      expect(all).toHaveLength(hits.length);
      for (const [from, to] of [
        [0, 1],
        [0, 10],
        [10, 30],
        [490, 600],
        [600, 700],
      ] as const)
        expect(hits.slice(from, to), `${query} ${from}`).toEqual(all.slice(from, to));
    }
  });

  test("a whole name comes before one that only sounds like it, and a word as typed before another form of it", () => {
    const finds = (query: string, ...of: string[]) =>
      Search.over(of.map((name) => entry(name, name)))
        .find(query)
        .found.slice();
    expect(finds("Kalzium", "Calcium", "Kalzium")).toEqual(["Kalzium", "Calcium"]);
    expect(finds("Calcium", "Kalzium", "Calcium")).toEqual(["Calcium", "Kalzium"]);
    expect(finds("fett", "Fetoprotein", "Ein Wert für Neutralfette", "Fett")).toEqual([
      "Fett",
      "Ein Wert für Neutralfette",
    ]);
    expect(finds("PT", "PTH", "Quick PT")).toEqual(["Quick PT", "PTH"]);
  });

  test("words that say only that something is measured need not be there, and count where they are", () => {
    const electrolytes = Search.over([
      entry("K", "Kalium"),
      entry("NA", "Natrium"),
      entry("ASPI", "Wirkspiegel Natrium"),
    ]);
    for (const query of ["Kalium Bestimmung", "Kalium Wert", "Nachweis Kalium", "Kaliumspiegel"])
      expect(electrolytes.find(query).found.slice(), query).toEqual(["K"]);
    expect(electrolytes.find("Bestimmung").found.slice()).toEqual([]);
  });

  test("other names are those of one thing, of which something that passes the filter knows", () => {
    const vitamins = Search.over([
      entry("B12", "Vitamin B12", ["Cobalamin", "Vitaminmangel"]),
      entry("HOLO", "Aktives Vitamin B12", ["Vitaminmangel"]),
      ...["A", "C", "D"].map((letter) => entry(letter, `Vitamin ${letter}`, ["Vitaminmangel"])),
    ]);
    expect(vitamins.find("Cobalamin").found.slice()).toEqual(["B12", "HOLO"]);
    expect(vitamins.find("aktives Kobalamin").found.slice()).toEqual(["HOLO"]);
    expect(vitamins.find("Cobalamin", (code) => code !== "B12").found.slice()).toEqual([]);
    expect(
      vitamins
        .with(new Map([["B12", undefined]]))
        .find("Cobalamin")
        .found.slice(),
    ).toEqual([]);
    const renamed = entry("B12", "Vitamin B12", ["Cyanocobalamin"]);
    expect(
      vitamins
        .with(new Map([["B12", renamed]]))
        .find("Cyanocobalamin")
        .found.slice(),
    ).toEqual(["B12", "HOLO"]);
    expect(vitamins.find("Vitaminmangel").found.slice()).toHaveLength(5);
  });
});
