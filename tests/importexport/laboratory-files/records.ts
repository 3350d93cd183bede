import { listIn, rowsOf, type SpokenLanguage, wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { codeOf, type Facts, statedIn } from "../../support/laboratory-files/facts.ts";
import { inLanguages, type LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { bundle, loinc, observation, ucum, words } from "../fhir-bundles.ts";

const both = ["de", "en"] as const;
type Both = "de" | "en";
const json = (value: unknown) => () => Buffer.from(JSON.stringify(value));

/** Keys of JSON in the language of a system. */
const keys = {
  de: ["kuerzel", "bezeichnung", "material", "einheit", "methode", "ref_unten", "ref_oben"],
  en: ["code", "name", "specimen", "unit", "method", "lower_limit", "upper_limit"],
};
const recordsIn = (language: SpokenLanguage): Record<string, string>[] =>
  listIn(language).body.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, index) => (cell ? [[keys[language as Both][index]!, cell]] : [])),
    ),
  );
const bySection = (language: SpokenLanguage) => {
  const [first, second] = wordsOf(language).sections;
  return statedIn(language, undefined, (_, index) => ({ categories: [index < 3 ? first : second] }));
};

/** JSON of other systems. */
export const records: LaboratoryFile[] = [
  ...inLanguages(both, "a list of objects", (language) => ({
    fileName: "a.json",
    file: json(recordsIn(language)),
    questions: [],
    expected: statedIn(language),
    findings: [],
  })),
  ...inLanguages(both, "lines of JSON", (language) => ({
    fileName: "a.ndjson",
    file: () =>
      Buffer.from(
        recordsIn(language)
          .map((record) => JSON.stringify(record))
          .join("\n"),
      ),
    questions: [],
    expected: statedIn(language),
    findings: [],
  })),
  ...inLanguages(both, "lists that are named after their categories", (language) => {
    const [first, second] = wordsOf(language).sections;
    const all = recordsIn(language);
    return {
      fileName: "a.json",
      file: json({ [first]: all.slice(0, 3), [second]: all.slice(3) }),
      questions: [],
      expected: bySection(language),
      findings: [],
    };
  }),
  ...inLanguages(both, "categories that hold lists", (language) => {
    const [first, second] = wordsOf(language).sections;
    const all = recordsIn(language);
    return {
      fileName: "a.json",
      file: json({
        categories: [
          { name: first, tests: all.slice(0, 3) },
          { name: second, tests: all.slice(3) },
        ],
      }),
      questions: [],
      expected: bySection(language),
      findings: [],
    };
  }),
  ...inLanguages(both, "a list beside those of users and devices", (language) => ({
    fileName: "a.json",
    file: json({
      users: [{ login: "eva" }, { login: "max" }],
      tests: recordsIn(language),
      devices: [{ serial: "1" }],
    }),
    questions: [],
    expected: statedIn(language),
    findings: ["other_list | users | users", "other_list | devices | devices"],
  })),
  ...inLanguages(both, "panels beside their analyses", (language) => {
    const [first, second] = rowsOf(language).map(({ code }) => code) as [string, string];
    const name = { de: "Elektrolyte", en: "Electrolytes" }[language as Both];
    return {
      fileName: "a.json",
      file: json({
        tests: recordsIn(language),
        panels: [{ code: "ELEK", name, tests: [first, second] }],
      }),
      questions: [],
      expected: [...statedIn(language), { code: "ELEK", name, related: [first, second] }],
      findings: [],
    };
  }),
  ...inLanguages(both, "a list of nothing but panels", (language) => {
    const { sections } = wordsOf(language);
    const of = sections.map((name, index) => ({ code: `P${index}`, name, tests: [`T${index}`, "T7"] }));
    return {
      fileName: "a.json",
      file: json(of),
      questions: ["columns"],
      expected: of.map(({ code, name, tests }) => ({ code, name, related: tests })),
      findings: ["list_joined | tests"],
    };
  }),
  ...inLanguages(both, "objects within objects", (language) => {
    const note = wordsOf(language).headings.note.toLowerCase();
    return {
      fileName: "a.json",
      file: json(recordsIn(language).map((record) => ({ ...record, info: { [note]: "x" } }))),
      questions: [],
      expected: statedIn(language, undefined, () => ({ notes: "x" })),
      findings: [],
    };
  }),
  ...inLanguages(both, "a key that only the last record has", (language) => {
    const { note } = wordsOf(language).headings;
    const rare = `${note} x`;
    const many = Array.from({ length: 200 }, (_, index) => ({ code: `T${index}`, name: `Test ${index}` }));
    return {
      fileName: "a.json",
      file: json([...many, { code: "LAST", name: "Last", rare }]),
      questions: ["columns"],
      expected: [...many.map(({ code, name }) => ({ code, name })), { code: "LAST", name: "Last", rare }],
      findings: [],
    };
  }),
  ...inLanguages(both, "our own format, with items by their names", (language) => ({
    fileName: "a.json",
    file: json({
      version: 1,
      analyses: rowsOf(language).map(({ code, name, material, unit, low, high }) => ({
        ...{ code, name },
        fields: { material: [material], unit: [unit], reference_ranges: [{ ...(low && { low }), high }] },
      })),
    }),
    questions: [],
    expected: rowsOf(language).map(({ code, name, material, unit, low, high }) => ({
      ...{ code, name, material, unit },
      reference_ranges: [low ? `low ${low}, high ${high}` : `high ${high}`],
    })),
    findings: [],
  })),
  ...inLanguages(both, "FHIR observations with reference ranges", (language) => {
    const [first, second] = rowsOf(language);
    const condition = { de: "nüchtern", en: "fasting" }[language as Both];
    const unit = { de: "mmol/l", en: "mmol/L" }[language as Both];
    return {
      fileName: "a.json",
      file: () =>
        Buffer.from(
          bundle(
            observation("a", "2823-3", {
              preferredReportName: first!.name,
              permittedUnit: [{ code: "mmol/L" }],
              qualifiedValue: [
                {
                  gender: "female",
                  age: { low: ucum(2, "a"), high: ucum(19, "a") },
                  range: { low: ucum(3.8, "mmol/L"), high: ucum(5.1, "mmol/L") },
                },
                { age: { low: ucum(20, "a") }, condition, range: { high: ucum(5.3, "mmol/L") } },
              ],
            }),
            observation("b", "2951-2", {
              preferredReportName: second!.name,
              qualifiedInterval: [{ range: { low: ucum(135, "mmol/L"), high: ucum(145, "mmol/L") } }],
            }),
          ),
        ),
      questions: [],
      expected: [
        {
          ...{ code: "2823-3", loinc: "2823-3", name: first!.name, unit },
          reference_ranges: [
            "sex f, age_from 2 y, age_to 19 y, low 3.8, high 5.1, unit mmol/L",
            `age_from 20 y, high 5.3, unit mmol/L, note ${condition}`,
          ],
        },
        {
          ...{ code: "2951-2", loinc: "2951-2", name: second!.name, unit },
          reference_ranges: ["low 135, high 145, unit mmol/L"],
        },
      ],
      findings: [],
    };
  }),
  ...inLanguages(both, "FHIR definitions of a panel, its members and their specimen", (language) => {
    const [first, second] = rowsOf(language);
    const name = { de: "Elektrolyte", en: "Electrolytes" }[language as Both];
    const of = (id: string, text: string) => ({
      resourceType: "ActivityDefinition",
      ...{ id, status: "active", title: text, identifier: [{ value: codeOf(id) }] },
      specimenRequirement: ["SpecimenDefinition/s"],
    });
    const fact = (id: string, text: string): Facts => ({ code: codeOf(id), name: text, material: "Serum" });
    return {
      fileName: "a.json",
      file: () =>
        Buffer.from(
          bundle(
            {
              resourceType: "PlanDefinition",
              ...{ id: "el", status: "active", title: name, identifier: [{ value: "EL" }] },
              action: [
                { definitionCanonical: "ActivityDefinition/k" },
                { definitionCanonical: "ActivityDefinition/na" },
              ],
            },
            of("k", first!.name),
            of("na", second!.name),
            { resourceType: "SpecimenDefinition", id: "s", typeTested: [{ type: words("Serum") }] },
            { resourceType: "Organization", id: "o", code: loinc("1-1") },
          ),
        ),
      questions: [],
      expected: [
        { code: "EL", name, related: ["K", "NA"] },
        fact("k", first!.name),
        fact("na", second!.name),
      ],
      findings: ["list_joined | related"],
    };
  }),
];
