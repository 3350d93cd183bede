import type { CellObject } from "@e965/xlsx";
import { listIn, rowsOf, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { statedBy } from "../../support/laboratory-files/facts.ts";
import {
  book,
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";
import { named, ranges, withColumns } from "./with-columns.ts";

const both = ["de", "en"] as const;
type Both = "de" | "en";
const number = (v: number, z = "General"): CellObject => ({ t: "n", v, z });

/** Files whose cells have to be understood, or left as they are. */
export const values: LaboratoryFile[] = [
  ...inLanguages(["de", "en", "fr"], "units in headings", (language) => {
    const { volume, note } = wordsOf(language).headings;
    return {
      ...withColumns(
        language,
        [`${volume} (ml)`, note],
        [
          ["2", "2"],
          ["0,5", "x"],
          ["1 µl", ""],
        ],
        [{ volume: "2 ml", notes: "2" }, { volume: "0,5 ml", notes: "x" }, { volume: "1 µl" }],
      ),
      questions: [],
      findings: [],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "stability in three columns", (language) => {
    const headings = {
      de: ["Stabilität Raumtemperatur", "Stabilität 2–8 °C", "Stabilität -20 °C"],
      en: ["Stability room temperature", "Stability 2–8 °C", "Stability -20 °C"],
      fr: ["Stabilité température ambiante", "Stabilité 2–8 °C", "Stabilité -20 °C"],
    }[language as "de" | "en" | "fr"];
    const [day, week] = { de: ["1 Tag", "7 Tage"], en: ["1 day", "7 days"], fr: ["1 jour", "7 jours"] }[
      language as "de" | "en" | "fr"
    ] as [string, string];
    const room = headings[0]!.replace(/^\S+ /, "");
    return {
      ...withColumns(
        language,
        headings,
        [
          [day, week, "1 a"],
          ["", week, ""],
        ],
        [
          {
            stability: [
              `duration ${day}, storage ${room}`,
              `duration ${week}, storage 2–8 °C`,
              "duration 1 a, storage -20 °C",
            ],
          },
          { stability: [`duration ${week}, storage 2–8 °C`] },
        ],
      ),
      questions: [],
      findings: [],
    };
  }),
  ...inLanguages(both, "versions and chapters as they stand", (language) => {
    const headings = ["Version", { de: "Kapitel", en: "Chapter" }[language as Both]];
    const cells = [
      ["2.10", "1.2"],
      ["2.11", "1.10"],
      ["2.9", "1,3"],
      ["3.0", "2.71"],
    ];
    return {
      ...withColumns(
        language,
        headings,
        cells,
        cells.map(([version, chapter]) => ({ Version: version!, categories: [chapter!] })),
      ),
      questions: ["columns"],
      findings: [],
    };
  }),
  ...inLanguages(both, "decimal signs of the other language", (language) => {
    const { headings } = wordsOf(language);
    const written = { de: ["0.832", "1.053", "12.5"], en: ["0,832", "1,053", "12,5"] }[language as Both];
    return {
      ...withColumns(
        language,
        [headings.high],
        written.map((cell) => [cell]),
        written.map((cell) => ranges(`high ${cell}`)),
      ),
      questions: [],
      findings: [],
    };
  }),
  ...inLanguages(both, "numbers of a workbook, such as 1e5", (language) => {
    const { head } = listIn(language, named);
    const { note } = wordsOf(language).headings;
    const shown = {
      de: ["100000", "0,00001", "1,00E+05", "12,5%", "1e5", "1.234,50"],
      en: ["100000", "0.00001", "1.00E+05", "12.5%", "1e5", "1,234.50"],
    }[language as Both];
    const cells = [
      number(100_000),
      number(0.00001),
      number(100_000, "0.00E+00"),
      number(0.125, "0.0%"),
      "1e5",
      number(1234.5, "#,##0.00"),
    ];
    const rows = rowsOf(language);
    return {
      fileName: "a.xlsx",
      file: book({
        A: { rows: [[...head, note], ...rows.map((row, index) => [row.code, row.name, cells[index]!])] },
      }),
      questions: [],
      expected: rows.map((row, index) => statedBy(row, named, { notes: shown[index]! })),
      findings: [],
    };
  }),
  ...inLanguages(both, "dates where ranges were", (language) => {
    const { head } = listIn(language, named);
    const { range } = wordsOf(language).headings;
    const rows = rowsOf(language).slice(0, 3);
    const cells = [number(46_054, "d-mmm"), "3 - 7", "1-Feb"];
    const first = { de: "1-Feb", en: "1-Feb" }[language as Both];
    return {
      fileName: "a.xlsx",
      file: book({
        A: { rows: [[...head, range], ...rows.map((row, index) => [row.code, row.name, cells[index]!])] },
      }),
      questions: [],
      expected: rows.map((row, index) =>
        statedBy(row, named, [ranges(`note ${first}`), ranges("low 3, high 7"), ranges("note 1-Feb")][index]),
      ),
      findings: [`date_for_range | A | 2 | ${range} | ${first}`, `date_for_range | A | 4 | ${range} | 1-Feb`],
    };
  }),
  ...inLanguages(["de", "fr"], "names in two languages", (language) => {
    const { head, body } = listIn(language, ["code", "name"]);
    const other = language === "de" ? "en" : "de";
    const heading = language === "de" ? "Bezeichnung (englisch)" : "Libellé (allemand)";
    const names = rowsOf(other).map(({ name }) => name);
    return {
      fileName: "a.csv",
      file: separated([[...head, heading], ...body.map((cells, index) => [...cells, names[index]!])]),
      questions: [],
      expected: rowsOf(language).map((row, index) => ({
        code: row.code,
        name: row.name,
        [`name_${other}`]: names[index]!,
      })),
      findings: [],
    };
  }),
  ...inLanguages(both, "names in a language that the laboratory lacks", (language) => {
    const { head, body } = listIn(language, named);
    const [main, other] = {
      de: ["Bezeichnung (deutsch)", "Bezeichnung (französisch)"],
      en: ["Test name (English)", "Test name (French)"],
    }[language as Both] as [string, string];
    const names = rowsOf("fr").map(({ name }) => name);
    return {
      fileName: "a.csv",
      // The French names stand in front, so that they might be taken for those of the first language.
      file: separated([
        [head[0]!, other, main],
        ...body.map(([code, name], index) => [code!, names[index]!, name!]),
      ]),
      questions: [],
      expected: rowsOf(language).map(({ code, name }, index) => ({
        ...{ code, name },
        ...(names[index] !== name && { name_fr: names[index]! }),
      })),
      findings: [],
    };
  }),
];
