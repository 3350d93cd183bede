import { listIn, rowsOf, type SpokenLanguage, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { codeOf, statedBy, statedIn } from "../../support/laboratory-files/facts.ts";
import {
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";
import { inDos, printers } from "../../support/printed-tables.ts";

const both = ["de", "en"] as const;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

const encodings: [string, readonly SpokenLanguage[], (text: string) => Buffer, string[]][] = [
  ["code page 850", ["de", "fr"], inDos, ["encoding_guessed | cp850"]],
  ["Latin-1", ["de", "fr", "it"], (text) => Buffer.from(text, "latin1"), ["encoding_guessed | windows-1252"]],
  ["UTF-16", ["de", "en"], utf16, []],
  ["UTF-16, the other way round", ["de", "en"], (text) => utf16(text).swap16(), []],
  ["UTF-8 with a mark", ["de", "fr"], (text) => Buffer.from(`\uFEFF${text}`), []],
];
const separators: [string, string][] = [
  ["tabs", "\t"],
  ["commas", ","],
  ["bars", "|"],
];
const printed = ["psql", "MySQL", "SQLite", "Markdown", "columns of fixed width"] as const;

/** Texts with a note in a further column, which has what separates and encloses. */
const noted = (shape: string, notes: Record<"de" | "en", string[]>, separator = ";") =>
  inLanguages(both, shape, (language) => {
    const { head, body } = listIn(language, ["code", "name"]);
    const { note } = wordsOf(language).headings;
    const texts = notes[language as "de" | "en"];
    return {
      fileName: "a.csv",
      file: separated(
        [[...head, note], ...body.map((cells, index) => [...cells, texts[index] ?? ""])],
        separator,
      ),
      questions: [],
      expected: rowsOf(language).map((row, index) =>
        statedBy(row, ["code", "name"], texts[index] ? { notes: texts[index] } : {}),
      ),
      findings: [],
    };
  });

export const texts: LaboratoryFile[] = [
  ...encodings.flatMap(([encoding, languages, encoded, findings]) =>
    inLanguages(languages, `a text in ${encoding}`, (language) => {
      const { head, body } = listIn(language);
      return {
        fileName: "a.csv",
        file: separated([head, ...body], ";", encoded),
        questions: [],
        expected: statedIn(language),
        findings,
      };
    }),
  ),
  ...separators.flatMap(([name, separator]) =>
    inLanguages(both, `a text separated by ${name}`, (language) => {
      const { head, body } = listIn(language);
      return {
        fileName: "a.txt",
        file: separated([head, ...body], separator),
        questions: [],
        expected: statedIn(language),
        findings: [],
      };
    }),
  ),
  ...printed.flatMap((name) =>
    inLanguages(both, `a table of ${name}`, (language) => {
      const { head, body } = listIn(language);
      return {
        fileName: "a.txt",
        file: () => printers[name]!([head, ...body]),
        questions: [],
        expected: statedIn(language),
        findings: [],
      };
    }),
  ),
  ...noted("cells of several lines", {
    de: ["nüchtern\nmorgens", "", "sofort\nins Labor"],
    en: ["fasting\nin the morning", "", "at once\nto the laboratory"],
  }),
  ...noted("quotes", { de: ['das "große" Blutbild', '"so"'], en: ['the "full" count', '"so"'] }),
  ...noted("signs of comparison", {
    de: ["S<I und I>R", "a<b", "1 < 2 & 3 > 2"],
    en: ["S<I and I>R", "a<b", "1 < 2 & 3 > 2"],
  }),
  ...inLanguages(both, "a list of names without headings", (language) => {
    const names = rowsOf(language).map(({ name }) => name);
    return {
      fileName: "a.txt",
      file: () => Buffer.from(names.join("\n")),
      questions: ["columns", "codes"],
      expected: names.map((name) => ({ code: codeOf(name), name })),
      findings: [],
    };
  }),
];
