import { expect, test } from "vitest";
import { furtherWith } from "../../../shared/kernel/search-further.ts";
import { Search } from "../../../shared/kernel/search-text.ts";
import { askVocabulary } from "../../../shared/webpublisher/vocabulary/ask-vocabulary.ts";

const further = furtherWith(askVocabulary({ exceptions: [] }, "de"));

/** The analyses that a search finds plainly or through the vocabulary, in a laboratory with some names. */
function plainHits(typed: string, ...names: string[]) {
  const entries = names.map((name, index) => ({
    ...{ id: `${index}`, found: name, code: `Q${index}`, name },
    ...{ synonyms: [], facts: [], text: "" },
  }));
  const { found: hits, meant: byMeaning } = Search.over(entries).find(typed, undefined, further);
  return [...hits.slice(), ...byMeaning];
}

test.each([
  ["Hasenpest", "Ak g. Tularämie"],
  ["AChR-AK", "Ak g. Acetylcholin-Rezeptoren"],
  ["tTG IgA", "Ak g. Transglutaminase (IgA)"],
  ["Spulwurm", "Antikörper gegen Ascaris"],
])("an antibody is found by %s, however the laboratory writes it: %s", (typed, name) => {
  expect(plainHits(typed, name, "Kalium")).toEqual([name]);
});

test.each([
  ["Spulwurm", "Ascaris-Antigen"],
  ["AChR-AK", "Acetylcholinesterase"],
  ["Hasenpest", "Ak g. Toxoplasma"],
])("%s does not lead to %s", (typed, name) => {
  expect(plainHits(typed, name)).toEqual([]);
});

test("an abbreviation counts with a specimen behind it", () => {
  expect(plainHits("Nebenschilddrüse", "PTH im Plasma")).toEqual(["PTH im Plasma"]);
  expect(plainHits("Nebenschilddrüse", "PTH related Protein", "PTH-Punktat")).toEqual([]);
});

test("a short word that only begins others is asked of the vocabulary as well", () => {
  expect(plainHits("TRAK", "C. trachomatis", "TSH-Rezeptor-AK")).toContain("TSH-Rezeptor-AK");
});

test.each([
  ["Sichelzellen", "Hb S"],
  ["Bandwurm", "Echinokokken-Antikörper"],
])("%s is a part of a word that means %s", (typed, name) => {
  expect(plainHits(typed, name, "Kalium")).toEqual([name]);
});

test("words that each begin another name are each found", () => {
  const names = ["Masern IgG", "Mumps IgG", "Röteln IgG", "Blei im Haar", "Blei im Blut"];
  expect(plainHits("Masern Mumps Röteln", ...names)).toEqual(names.slice(0, 3));
  // A specimen begins no name, so one of the words is left out with a note.
  expect(plainHits("Masern Haar", "Masern IgG", "Blei im Haar")).toHaveLength(1);
});
