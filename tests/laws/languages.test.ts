import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentLanguages } from "../../shared/kernel/language.ts";
import { uiLanguages } from "../../shared/kernel/ui-language.ts";
import { filesLike, root, sourceOf } from "./sources.ts";

/** Texts are files of one language, `<name>.<language>.ts`, or of all languages, `titles.ts` and `…texts.ts`. */
const isText = (path: string) =>
  /(?:^|[/-])(?:texts|titles)\.ts$/.test(path) ||
  uiLanguages.some((language) => path.endsWith(`.${language}.ts`));

const codes = `(?:${contentLanguages.join("|")})`;
const byHand = [
  // A comparison with the code of a language.
  new RegExp(`[!=]== "${codes}"|"${codes}" [!=]==`, "g"),
  // A type or a list of languages.
  new RegExp(`"${codes}" \\| "${codes}"|\\["${codes}", "${codes}"`, "g"),
  // A table by language, in one line or in several.
  new RegExp(`\\{ ${codes}(?:: [^\\n]*?)?, ${codes}(?:: | \\})`, "g"),
  new RegExp(`^( *)${codes}: [^]*?\\n\\1${codes}: `, "gm"),
];
const findingsIn = (source: string) => byHand.flatMap((pattern) => source.match(pattern) ?? []);

const notation = "a notation of numbers, with a comma or a point, which is named after a language";
const content = "content of a laboratory's catalogue, which has languages of its own";
/** Files that may name languages, each with its reason. */
const allowed: Record<string, string> = {
  "shared/kernel/ui-language.ts": "the one list of the languages of the interface",
  "shared/kernel/language.ts": "the one list of the languages of content",
  "shared/kernel/locale.ts": "dates and figures in English are British",
  "shared/core/catalogue/shown-number.ts": content,
  "infra/constructs/viewer-request.js": "runs at the edge, where nothing can be imported",
  "infra/ops/tenant/create.ts": "the languages of content of a new laboratory",
  "shared/importexport/imports/reading.ts": notation,
  "functions/importexport/imports/normalising/number-notation.ts": notation,
  "functions/importexport/imports/reading/cell-text.ts": notation,
  "functions/importexport/imports/mapping/headings/headings.ts": content,
  "functions/importexport/imports/mapping/headings/heading-forms.ts": content,
  "functions/importexport/imports/mapping/match-columns.ts": content,
  "functions/importexport/imports/mapping/recognise-heading.ts": content,
  "functions/core/provisioning/standard-collections.ts": content,
  "functions/core/provisioning/standard-field.ts": content,
  "shared/laborshop/configuration/defaults.ts": content,
  "functions/printpublisher/book/divided-words.ts": content,
  "functions/printpublisher/book/hyphenate.ts": content,
  "functions/printpublisher/book/idml/languages.ts": content,
  "functions/printpublisher/books/typeset.ts": content,
  "functions/printpublisher/book/press/press-cover.ts": "titles on German spines run upwards",
  "functions/printpublisher/book/press/own-profile.ts": "reads a description that profiles have in English",
  "shared/webpublisher/vocabulary/ask-vocabulary.ts": "the vocabulary has German and English names only",
  "web/webpublisher/setup/vocabulary-exceptions.tsx": "the vocabulary has German and English names only",
};
/** The vocabulary by which headings of files are recognised, one file for each meaning. */
const headings = /^functions\/importexport\/imports\/mapping\/headings\//;

it("only named files name languages outside of texts", () => {
  const naming = filesLike(...["shared", "functions", "web", "infra"].map((folder) => `${folder}/*.[tj]s*`))
    .filter((path) => /\.(?:ts|tsx|js)$/.test(path) && !isText(path))
    .filter((path) => findingsIn(sourceOf(path)).length > 0);
  const expected = Object.keys(allowed).filter((path) => !headings.test(path));
  expect(naming.filter((path) => !headings.test(path)).toSorted()).toEqual(expected.toSorted());
});

it("finds each way to name languages by hand", () => {
  for (const source of [
    'language === "de" ? german : english',
    'if ("en" !== language)',
    'of(language: "de" | "en")',
    'for (const language of ["de", "en"])',
    '{ de: "Konten", en: "Accounts" }',
    "const text = (de: string, en: string) => ({ de, en });",
    'const texts = {\n  de: {\n    no: "nein",\n  },\n  en: {\n    no: "no",\n  },\n};',
  ])
    expect(findingsIn(source), source).toHaveLength(1);
  expect(findingsIn('uiLanguageOf(language); main ?? "de"; { de: key }')).toEqual([]);
});

it("each file of texts of one language exists in every other one", () => {
  const texts = filesLike("shared/*.ts", "functions/*.ts", "web/*.ts");
  const names = new Set(
    texts.flatMap((path) =>
      uiLanguages.flatMap((language) =>
        path.split(`.${language}.ts`, 2)[1] === "" ? path.slice(0, -language.length - 4) : [],
      ),
    ),
  );
  expect(names.size).toBeGreaterThan(70);
  const expected = [...names].flatMap((name) => uiLanguages.map((language) => `${name}.${language}.ts`));
  expect(expected.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
