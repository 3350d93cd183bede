import { listIn, rowsOf, type SpokenLanguage, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { statedBy, statedIn } from "../../support/laboratory-files/facts.ts";
import {
  book,
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";

const sheet = "Tabelle1";
const both = ["de", "en"] as const;
const bookOf = (rows: readonly (readonly string[])[], merges: readonly string[] = []) =>
  book({ [sheet]: { rows, merges } });
const bySection = (language: SpokenLanguage) => {
  const [first, second] = wordsOf(language).sections;
  return statedIn(language, undefined, (_, index) => ({ categories: [index < 3 ? first : second] }));
};
/** A list of people, as it stands below a list of analyses. */
const people = {
  de: [
    ["Telefon", "Nachname", "Durchwahl"],
    ["0123 456", "Beispiel", "11"],
    ["0123 457", "Muster", "12"],
  ],
  en: [
    ["Phone", "Last name", "Extension"],
    ["0123 456", "Sample", "11"],
    ["0123 457", "Specimen", "12"],
  ],
};

/** Files in which not every row is an analysis. */
export const betweenRows: LaboratoryFile[] = [
  ...inLanguages(["de", "en", "fr", "it"], "title rows above the headings", (language) => {
    const { head, body } = listIn(language);
    const { title } = wordsOf(language);
    return {
      fileName: "a.xlsx",
      file: bookOf([[title], [], head, ...body]),
      questions: [],
      expected: statedIn(language),
      findings: [`rows_above | ${sheet} | 1 | ${title}`],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "section rows", (language) => {
    const { head, body } = listIn(language);
    const [first, second] = wordsOf(language).sections;
    return {
      fileName: "a.xlsx",
      file: bookOf([head, [first], ...body.slice(0, 3), [second], ...body.slice(3)]),
      questions: [],
      expected: bySection(language),
      findings: [`section_row | ${sheet} | 2 | ${first}`, `section_row | ${sheet} | 6 | ${second}`],
    };
  }),
  ...inLanguages(["de", "it"], "section rows that are merged over the width", (language) => {
    const { head, body } = listIn(language);
    const [first, second] = wordsOf(language).sections;
    return {
      fileName: "a.xlsx",
      file: bookOf([head, [first], ...body.slice(0, 3), [second], ...body.slice(3)], ["A2:G2", "A6:G6"]),
      questions: [],
      expected: bySection(language),
      findings: [`section_row | ${sheet} | 2 | ${first}`, `section_row | ${sheet} | 6 | ${second}`],
    };
  }),
  ...inLanguages(both, "headings repeated on each page", (language) => {
    const { head, body } = listIn(language);
    return {
      fileName: "a.csv",
      file: separated([head, ...body.slice(0, 2), head, ...body.slice(2, 4), head, ...body.slice(4)]),
      questions: [],
      expected: statedIn(language),
      findings: ["repeated_headings | 4", "repeated_headings | 7"],
    };
  }),
  ...inLanguages(["de", "en", "it"], "footers, rules and the number of rows", (language) => {
    const { head, body } = listIn(language);
    const { footer } = wordsOf(language);
    const between = [["----------"]];
    const below = [[], [footer[0]], [footer[1]], ["(6 rows)"]];
    return {
      fileName: "a.xlsx",
      file: bookOf([head, ...body.slice(0, 3), ...between, ...body.slice(3), ...below]),
      questions: [],
      expected: statedIn(language),
      findings: [
        `row_left_out | ${sheet} | 5 | ----------`,
        `row_left_out | ${sheet} | 10 | ${footer[0]}`,
        `row_left_out | ${sheet} | 11 | ${footer[1]}`,
        `row_left_out | ${sheet} | 12 | (6 rows)`,
      ],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "a second table of the same headings under a title", (language) => {
    const { head, body } = listIn(language);
    const [first, second] = wordsOf(language).sections;
    return {
      fileName: "a.xlsx",
      file: bookOf([[first], head, ...body.slice(0, 3), [], [second], head, ...body.slice(3)]),
      questions: [],
      expected: bySection(language),
      findings: [
        `section_row | ${sheet} | 1 | ${first}`,
        `section_row | ${sheet} | 7 | ${second}`,
        `repeated_headings | ${sheet} | 8`,
      ],
    };
  }),
  ...inLanguages(["de", "en", "nl"], "a second table whose columns stand in another order", (language) => {
    const { head, body } = listIn(language);
    const turned = [head, ...body].map((cells) => [cells[1]!, cells[0]!, ...cells.slice(2).reverse()]);
    return {
      fileName: "a.xlsx",
      file: bookOf([head, ...body.slice(0, 3), [], turned[0]!, ...turned.slice(4)]),
      questions: [],
      expected: statedIn(language),
      findings: [`table_below | ${sheet} | 6 | ${head[1]}`],
    };
  }),
  ...inLanguages(both, "a second table with columns of its own", (language) => {
    const first = listIn(language, ["code", "name", "material", "unit"]);
    const second = listIn(language, ["code", "name", "method", "low", "high"]);
    const rows = rowsOf(language);
    return {
      fileName: "a.xlsx",
      file: bookOf([first.head, ...first.body.slice(0, 3), [], second.head, ...second.body.slice(3)]),
      questions: [],
      expected: [
        ...rows.slice(0, 3).map((row) => statedBy(row, ["code", "name", "material", "unit"])),
        ...rows.slice(3).map((row) => statedBy(row, ["code", "name", "method", "low", "high"])),
      ],
      findings: [`table_below | ${sheet} | 6 | ${second.head[0]}`],
    };
  }),
  ...inLanguages(both, "a second table of people", (language) => {
    const { head, body } = listIn(language);
    const list = people[language as "de" | "en"];
    return {
      fileName: "a.xlsx",
      file: bookOf([head, ...body, [], ...list]),
      questions: [],
      expected: statedIn(language),
      findings: list.map((cells, index) => `row_left_out | ${sheet} | ${index + 9} | ${cells[0]}`),
    };
  }),
  ...inLanguages(["de", "en", "fr"], "cells that are merged over several rows", (language) => {
    const { head, body } = listIn(language);
    const written = body.map((cells, index) => (index === 1 || index === 2 ? cells.with(2, "") : cells));
    return {
      fileName: "a.xlsx",
      file: bookOf([head, ...written], ["C2:C4"]),
      questions: [],
      expected: statedIn(language),
      findings: [`merged_rows | ${sheet} | 2 | ${head[2]}`],
    };
  }),
  ...inLanguages(both, "headings of two lines", (language) => {
    const { head, body } = listIn(language);
    const { range } = wordsOf(language).headings;
    const [low, high] = language === "de" ? ["von", "bis"] : ["from", "to"];
    return {
      fileName: "a.xlsx",
      file: bookOf(
        [[...head.slice(0, 5), range, ""], ["", "", "", "", "", low!, high!], ...body],
        ["F1:G1", ...["A", "B", "C", "D", "E"].map((letter) => `${letter}1:${letter}2`)],
      ),
      questions: [],
      expected: statedIn(language),
      findings: [],
    };
  }),
  ...inLanguages(["de", "fr"], "titles, sections, headings on each page and footers at once", (language) => {
    const { head, body } = listIn(language);
    const { title, sections, footer } = wordsOf(language);
    return {
      fileName: "a.csv",
      file: separated([
        ...[[title], [""], head, [sections[0]], ...body.slice(0, 3)],
        ...[head, [sections[1]], ...body.slice(3), [footer[0]]],
      ]),
      questions: [],
      expected: bySection(language),
      findings: [
        `rows_above | 1 | ${title}`,
        `section_row | 4 | ${sections[0]}`,
        "repeated_headings | 8",
        `section_row | 9 | ${sections[1]}`,
        `row_left_out | 13 | ${footer[0]}`,
      ],
    };
  }),
];
