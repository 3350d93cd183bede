import { wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { inLanguages, type LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { forWhom } from "./for-whom.ts";
import { ranges, withColumns } from "./with-columns.ts";

const both = ["de", "en"] as const;
type Both = "de" | "en";

/** Reference ranges as texts and in columns of their own. */
export const ofRanges: LaboratoryFile[] = [
  ...forWhom,
  ...inLanguages(["de", "en", "fr", "it"], "ranges as texts", (language) => {
    const point = language === "en" ? "." : ",";
    const of = (text: string) => text.replaceAll(",", point);
    const cells = ["70 - 99", "< 5,0", "3,5–5,1", "> 60", "≤ 0,5", "12–16"].map(of);
    return {
      ...withColumns(
        language,
        [wordsOf(language).headings.range],
        cells.map((cell) => [cell]),
        [
          ranges("low 70, high 99"),
          ranges(of("high < 5,0")),
          ranges(`low ${of("3,5")}, high ${of("5,1")}`),
          ranges("low > 60"),
          ranges(of("high 0,5")),
          ranges("low 12, high 16"),
        ],
      ),
      questions: [],
      findings: [],
    };
  }),
  ...inLanguages(both, "ranges by sex and age, and one that is a word", (language) => {
    const cells = {
      de: [
        "m: 13,5–17,5; w: 12–16",
        "Männer < 5,0 Frauen < 4,0",
        "bis 12 J.: 3–7",
        "negativ",
        "siehe Befund",
      ],
      en: ["m: 13.5–17.5; f: 12–16", "men < 5.0 women < 4.0", "up to 12 y: 3–7", "negative", "see report"],
    }[language as Both];
    const of = (text: string) => (language === "en" ? text.replaceAll(",", ".") : text);
    return {
      ...withColumns(
        language,
        [wordsOf(language).headings.range],
        cells.map((cell) => [cell]),
        [
          ranges(`sex m, low ${of("13,5")}, high ${of("17,5")}`, "sex f, low 12, high 16"),
          ranges(`sex m, high < ${of("5,0")}`, `sex f, high < ${of("4,0")}`),
          ranges("age_to 12 y, low 3, high 7"),
          ranges(`note ${cells[3]}`),
          ranges(`note ${cells[4]}`),
        ],
      ),
      questions: [],
      findings: [`range_not_read | 6 | ${wordsOf(language).headings.range} | ${cells[4]}`],
    };
  }),
  ...inLanguages(["de", "en", "fr"], "limits, sex and ages in columns of their own", (language) => {
    const { headings } = wordsOf(language);
    const others = {
      de: ["Geschlecht", "Alter von", "Alter bis"],
      en: ["Sex", "Age from", "Age to"],
      fr: ["Sexe", "Âge min", "Âge max"],
    }[language as "de" | "en" | "fr"];
    return {
      ...withColumns(
        language,
        [headings.low, headings.high, ...others],
        [
          ["13", "17", "m", "18 y", ""],
          ["3", "7", "", "", "12 y"],
        ],
        [ranges("low 13, high 17, sex m, age_from 18 y"), ranges("low 3, high 7, age_to 12 y")],
      ),
      questions: [],
      findings: [],
    };
  }),
  ...inLanguages(both, "limits of men and women in columns of their own", (language) => {
    const headings = {
      de: ["Ref. unten (Männer)", "Ref. oben (Männer)", "Ref. unten (Frauen)", "Ref. oben (Frauen)"],
      en: ["Lower limit (men)", "Upper limit (men)", "Lower limit (women)", "Upper limit (women)"],
    }[language as Both];
    return {
      ...withColumns(
        language,
        headings,
        [
          ["13", "17", "12", "16"],
          ["", "40", "", "35"],
        ],
        [
          ranges("low 13, sex m, high 17", "low 12, sex f, high 16"),
          ranges("high 40, sex m", "high 35, sex f"),
        ],
      ),
      questions: [],
      findings: [],
    };
  }),
];
