import { listIn, type SpokenLanguage, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { statedIn } from "../../support/laboratory-files/facts.ts";
import { book, inLanguages, type LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { printers } from "../../support/printed-tables.ts";
import type { BookType } from "../../support/workbooks.ts";

const both = ["de", "en"] as const;
const staff = {
  de: [
    ["Kürzel", "Name", "Vorname", "Telefon"],
    ["BSP", "Beispiel", "Eva", "11"],
    ["MUS", "Muster", "Max", "12"],
  ],
  en: [
    ["Code", "Name", "First name", "Phone"],
    ["SAM", "Sample", "Eve", "11"],
    ["SPE", "Specimen", "Max", "12"],
  ],
};

/** Workbooks of one list in one format each. */
const formats: [shape: string, extension: string, type: BookType, languages: readonly SpokenLanguage[]][] = [
  ["a workbook of today (.xlsx)", "xlsx", "xlsx", ["de", "en", "fr", "it", "nl"]],
  ["a workbook with macros (.xlsm)", "xlsm", "xlsm", ["de", "en"]],
  ["a workbook of 1997 (.xls)", "xls", "biff8", ["de", "fr"]],
  ["Excel's XML of 2003 (.xls)", "xls", "xlml", ["de", "it"]],
  ["an OpenDocument workbook", "ods", "ods", ["de", "en"]],
];

export const workbooks: LaboratoryFile[] = [
  ...formats.flatMap(([shape, extension, type, languages]) =>
    inLanguages(languages, shape, (language) => {
      const { head, body } = listIn(language);
      return {
        fileName: `a.${extension}`,
        file: book({ Liste: { rows: [head, ...body] } }, type),
        questions: [],
        expected: statedIn(language),
        findings: [],
      };
    }),
  ),
  ...inLanguages(["de", "en", "fr"], "a page of HTML that is called .xls", (language) => {
    const { head, body } = listIn(language);
    return {
      fileName: "a.xls",
      file: () => printers["a page of HTML"]!([head, ...body]),
      questions: [],
      expected: statedIn(language),
      findings: [],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "a sheet for each department", (language) => {
    const { head, body } = listIn(language);
    const [first, second] = wordsOf(language).sections;
    return {
      fileName: "a.xlsx",
      file: book({
        [first]: { rows: [head, ...body.slice(0, 3)] },
        [second]: { rows: [head, ...body.slice(3)] },
      }),
      questions: [],
      expected: statedIn(language, undefined, (_, index) => ({ categories: [index < 3 ? first : second] })),
      findings: [`sheets_joined | ${second} | ${second}`],
    };
  }),
  ...inLanguages(both, "more than twenty sheets, the list on one of the last", (language) => {
    const { head, body } = listIn(language);
    const others = Array.from({ length: 24 }, (_, index) => [
      `Info ${index + 1}`,
      { rows: [[`Text ${index + 1}`]] },
    ]);
    return {
      fileName: "a.xlsx",
      file: book(
        Object.fromEntries([
          ...others.slice(0, 22),
          ["Liste", { rows: [head, ...body] }],
          ...others.slice(22),
        ]),
      ),
      questions: [],
      expected: statedIn(language),
      findings: others.map(([name]) => `other_sheet | ${name} | ${name}`),
    };
  }),
  ...inLanguages(both, "a list of staff in front", (language) => {
    const { head, body } = listIn(language);
    return {
      fileName: "a.xlsx",
      file: book({
        Team: { rows: staff[language as "de" | "en"] },
        Liste: { rows: [head, ...body] },
      }),
      questions: [],
      expected: statedIn(language),
      findings: ["other_sheet | Team | Team"],
    };
  }),
];
