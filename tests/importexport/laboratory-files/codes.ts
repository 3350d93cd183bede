import { type Column, listIn, rowsOf, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { codeOf, type Facts, statedBy, statedIn } from "../../support/laboratory-files/facts.ts";
import {
  book,
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";

const both = ["de", "en"] as const;
const uncoded: Column[] = ["name", "material", "unit", "method", "low", "high"];
const named: Column[] = ["code", "name", "material"];

/** Files without codes, and with codes of every kind. */
export const codes: LaboratoryFile[] = [
  ...inLanguages(["de", "en", "fr", "it"], "no codes", (language) => {
    const { head, body } = listIn(language, uncoded);
    return {
      fileName: "a.xlsx",
      file: book({ A: { rows: [head, ...body] } }),
      questions: ["codes"],
      expected: statedIn(language, uncoded, ({ name }) => ({ code: codeOf(name) })),
      findings: [],
    };
  }),
  ...inLanguages(both, "no codes, and one name for two materials", (language) => {
    const { head, body } = listIn(language, ["name", "material"]);
    const [first] = rowsOf(language);
    const other = rowsOf(language)[5]!;
    const { name, material } = first!;
    const fact = (of: string): Facts => ({ code: codeOf(`${name} ${of}`), name, material: of });
    return {
      fileName: "a.csv",
      file: separated([head, ...body, [name, other.material]]),
      questions: ["codes"],
      expected: [
        ...statedIn(language, ["name", "material"], ({ name }) => ({ code: codeOf(name) })).slice(1),
        fact(material),
        fact(other.material),
      ],
      findings: [],
    };
  }),
  ...inLanguages(both, "no codes, and rows that only their method tells apart", (language) => {
    const { head } = listIn(language, ["name", "material", "method"]);
    const [{ name, material, method }, , { method: other }] = rowsOf(language) as [
      ReturnType<typeof rowsOf>[number],
      unknown,
      ReturnType<typeof rowsOf>[number],
    ];
    return {
      fileName: "a.csv",
      file: separated([head, [name, material, method], [name, material, other]]),
      questions: ["codes"],
      expected: [
        { code: "00001", name, material, method },
        { code: "00002", name, material, method: other },
      ],
      findings: [],
    };
  }),
  ...inLanguages(both, "rows that repeat others exactly", (language) => {
    const { head, body } = listIn(language);
    return {
      fileName: "a.csv",
      file: separated([head, ...body, body[0]!, body[3]!]),
      questions: [],
      expected: statedIn(language),
      findings: [`row_repeated | 8 | ${body[0]![0]}`, `row_repeated | 9 | ${body[3]![0]}`],
    };
  }),
  ...(["refuse", "first", "last", "merge", "keep_both"] as const).flatMap((repeated) =>
    inLanguages(both, `rows of one code that differ: ${repeated}`, (language) => {
      const { head, body } = listIn(language, named);
      const [code, name, material] = body[0] as [string, string, string];
      const other = body[5]![2]!;
      const rest = statedIn(language, named).slice(1);
      const of = (facts: Partial<Facts>): Facts => ({ code, name, material, ...facts });
      const warning = (check: string, row: number) => `${check} | ${row} | ${head[0]} | ${code}`;
      const outcome = {
        refuse: { expected: [], findings: [`duplicate_code | 8 | ${head[0]} | ${code}`] },
        first: { expected: [of({}), ...rest], findings: [warning("repeated_code", 8)] },
        last: { expected: [of({ material: other }), ...rest], findings: [warning("repeated_code", 2)] },
        merge: {
          expected: [of({ material: `${material}; ${other}` }), ...rest],
          findings: [],
        },
        keep_both: {
          expected: [of({}), of({ code: `${code}-2`, material: other }), ...rest],
          findings: [warning("code_numbered", 8)],
        },
      }[repeated];
      return {
        fileName: "a.csv",
        file: separated([head, ...body, [code, name, other]]),
        questions: [],
        ...outcome,
        rules: { repeated },
      };
    }),
  ),
  ...inLanguages(both, "codes with zeros and points", (language) => {
    const { head } = listIn(language, ["code", "name"]);
    const written = ["007", "1000.00", "2.10", "0.92", "1e5", "00-12"];
    return {
      fileName: "a.csv",
      file: separated([head, ...rowsOf(language).map(({ name }, index) => [written[index]!, name])]),
      questions: [],
      expected: rowsOf(language).map(({ name }, index) => ({ code: written[index]!, name })),
      findings: [],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "a number of the row beside the code", (language) => {
    const { head, body } = listIn(language);
    const number = { de: "Nr.", en: "No.", fr: "N°" }[language as "de" | "en" | "fr"];
    return {
      fileName: "a.xlsx",
      file: book({
        A: { rows: [[number, ...head], ...body.map((cells, index) => [String(index + 1), ...cells])] },
      }),
      questions: [],
      expected: statedIn(language),
      // The column is left out as a guess, which the mapping shows.
      findings: [],
    };
  }),
  ...inLanguages(both, "a number of a database beside the code", (language) => {
    const { head, body } = listIn(language);
    const ids = ["4711", "12", "903", "77", "1200", "5"];
    return {
      fileName: "a.csv",
      file: separated([["id", ...head], ...body.map((cells, index) => [ids[index]!, ...cells])]),
      questions: ["columns"],
      expected: statedIn(language, undefined, (_, index) => ({ id: ids[index]! })),
      findings: [],
    };
  }),
  ...inLanguages(both, "an abbreviation beside the code and the name", (language) => {
    const { head, body } = listIn(language, named);
    const short = { de: "Abkürzung", en: "Abbreviation" }[language as "de" | "en"];
    const of = (code: string) => `${code.slice(0, 2)}.`;
    return {
      fileName: "a.csv",
      file: separated([[...head, short], ...body.map((cells) => [...cells, of(cells[0]!)])]),
      questions: ["columns"],
      expected: rowsOf(language).map((row) => statedBy(row, named, { [short]: of(row.code) })),
      findings: [],
    };
  }),
  ...inLanguages(both, "no rows", (language) => ({
    fileName: "a.csv",
    file: separated([listIn(language).head]),
    questions: [],
    expected: [],
    findings: [],
    refusal: "no_rows",
  })),
  ...inLanguages(both, "a column of values without a heading", (language) => {
    const { head, body } = listIn(language, named);
    const { note } = wordsOf(language).headings;
    const values = { de: ["täglich", "montags"], en: ["daily", "on Mondays"] }[language as "de" | "en"];
    return {
      fileName: "a.xlsx",
      file: book({
        A: {
          rows: [[...head, "", note], ...body.map((cells, index) => [...cells, values[index % 2]!, "x"])],
        },
      }),
      questions: ["columns"],
      expected: rowsOf(language).map((row, index) =>
        statedBy(row, named, { "(D)": values[index % 2]!, notes: "x" }),
      ),
      findings: [],
    };
  }),
];
