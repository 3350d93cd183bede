import type { LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { chloride, inJson, potassium, shaped, sodium } from "./shaped.ts";

/** Files whose rows and objects have to be told apart before their columns mean anything, in the ways of systems and tariffs. */
export const structures: LaboratoryFile[] = [
  ...shaped("sections in the column of names", {
    de: {
      rows: [
        ["Nr.", "Code", "Bezeichnung", "Material"],
        ["", "", "Elektrolyte", ""],
        ["1", "NA", "Natrium", "Serum"],
        ["2", "K", "Kalium", "Serum"],
        ["", "", "Anionen", ""],
        ["3", "CL", "Chlorid", "Serum"],
      ],

      findings: ["section_row | 2 | Elektrolyte", "section_row | 5 | Anionen"],
      expected: [
        { ...sodium, categories: ["Elektrolyte"], material: "Serum" },
        { ...potassium, categories: ["Elektrolyte"], material: "Serum" },
        { ...chloride, categories: ["Anionen"], material: "Serum" },
      ],
    },
    en: {
      rows: [
        ["Code", "Test name", "Specimen"],
        ["", "Cations", ""],
        ["NA", "Natrium", "Serum"],
        ["", "Anions", ""],
        ["CL", "Chlorid", "Serum"],
      ],
      findings: ["section_row | 2 | Cations", "section_row | 4 | Anions"],
      expected: [
        { ...sodium, categories: ["Cations"], material: "Serum" },
        { ...chloride, categories: ["Anions"], material: "Serum" },
      ],
    },
  }),
  ...shaped("a table of something else below, of which no heading is known", {
    de: {
      rows: [
        ["Parameter", "Kürzel", "Material", "Einheit"],
        ["Natrium", "NA", "Serum", "mmol/l"],
        ["Kalium", "K", "Serum", "mmol/l"],
        ["Chlorid", "CL", "Serum", "mmol/l"],
        [],
        ["Erreger", "Probenziel", "Nährboden", "Bebrütung"],
        ["Salmonellen", "Stuhl", "XLD", "48 h"],
        ["Shigellen", "Stuhl", "XLD", "48 h"],
        ["Campylobacter", "Stuhl", "CCDA", "72 h"],
      ],
      findings: [
        ...["Erreger", "Salmonellen", "Shigellen", "Campylobacter"].map(
          (name, index) => `row_left_out | ${index + 6} | ${name}`,
        ),
      ],
      expected: [sodium, potassium, chloride].map((each) => ({ ...each, material: "Serum", unit: "mmol/l" })),
    },
    en: {
      rows: [
        ["Code", "Test", "Specimen"],
        ["NA", "Natrium", "Serum"],
        ["K", "Kalium", "Serum"],
        ["CL", "Chlorid", "Serum"],
        [],
        ["Bench", "Reader", "Serviced"],
        ["Photometer", "left", "2024"],
        ["Centrifuge", "right", "2025"],
        ["Freezer", "cellar", "2025"],
      ],
      findings: [
        ...["Bench", "Photometer", "Centrifuge", "Freezer"].map(
          (name, index) => `row_left_out | ${index + 6} | ${name}`,
        ),
      ],
      expected: [sodium, potassium, chloride].map((each) => ({ ...each, material: "Serum" })),
    },
  }),
  ...shaped("limits whose headings name the sex among other words", {
    de: {
      rows: [
        ["ANF_KUERZ", "ANF_BEZ", "REF_M_U", "REF_M_O", "REF_W_U", "REF_W_O"],
        ["KREA", "Kreatinin", "0,7", "1,2", "0,5", "0,9"],
        ["HB", "Hämoglobin", "13", "17", "12", "16"],
      ],
      questions: ["columns"],
      expected: [
        {
          ...{ code: "KREA", name: "Kreatinin" },
          reference_ranges: ["low 0,7, sex m, high 1,2", "low 0,5, sex f, high 0,9"],
        },
        {
          ...{ code: "HB", name: "Hämoglobin" },
          reference_ranges: ["low 13, sex m, high 17", "low 12, sex f, high 16"],
        },
      ],
    },
    en: {
      rows: [
        ["Code", "Name", "Ref Male Low", "Ref Male High", "Ref Female Low", "Ref Female High"],
        ["HB", "Haemoglobin", "13", "17", "12", "16"],
        ["FE", "Iron", "", "30", "", "25"],
      ],
      expected: [
        {
          ...{ code: "HB", name: "Haemoglobin" },
          reference_ranges: ["low 13, sex m, high 17", "low 12, sex f, high 16"],
        },
        { code: "FE", name: "Iron", reference_ranges: ["high 30, sex m", "high 25, sex f"] },
      ],
    },
  }),
  ...inJson("categories that hold lists of analyses, in keys of their own", {
    de: {
      value: {
        kategorien: [
          { name: "Kationen", analysen: [{ bez: "Natrium", kuerzel: "NA", probe: ["Serum", "Plasma"] }] },
          { name: "Anionen", analysen: [{ bez: "Chlorid", kuerzel: "CL", probe: ["Serum"] }] },
        ],
      },
      findings: ["list_joined | probe"],
      expected: [
        { ...sodium, categories: ["Kationen"], material: "Serum; Plasma" },
        { ...chloride, categories: ["Anionen"], material: "Serum" },
      ],
    },
    en: {
      value: {
        departments: [
          {
            title: "Cations",
            tests: [{ testCode: "NA", longName: "Natrium", ref: { m: { min: 135, max: 145 } } }],
          },
          {
            title: "Anions",
            tests: [{ testCode: "CL", longName: "Chlorid", ref: { m: { min: 98, max: 106 } } }],
          },
        ],
      },
      expected: [
        { ...sodium, categories: ["Cations"], reference_ranges: ["low 135, sex m, high 145"] },
        { ...chloride, categories: ["Anions"], reference_ranges: ["low 98, sex m, high 106"] },
      ],
    },
  }),
  ...inJson("stabilities as objects within records", {
    de: {
      value: [
        {
          ...sodium,
          Stabilität: [
            { Temperatur: "2-8 °C", Dauer: "7 Tage" },
            { Temperatur: "gefroren", Dauer: "1 Jahr" },
          ],
        },
        { ...potassium, Stabilität: [{ Temperatur: "RT", Dauer: "4 h" }] },
      ],
      findings: ["list_joined | Stabilität"],
      expected: [
        {
          ...sodium,
          stability: ["storage 2-8 °C, duration 7 Tage", "storage gefroren, duration 1 Jahr"],
        },
        { ...potassium, stability: ["storage RT, duration 4 h"] },
      ],
    },
    en: {
      value: [
        {
          ...sodium,
          Stability: [
            { Temperature: "Refrigerated", Time: "7 days" },
            { Temperature: "Frozen", Time: "1 year" },
          ],
        },
        { ...potassium, Stability: [{ Temperature: "Ambient", Time: "4 h" }] },
      ],
      findings: ["list_joined | Stability"],
      expected: [
        {
          ...sodium,
          stability: ["storage Refrigerated, duration 7 days", "storage Frozen, duration 1 year"],
        },
        { ...potassium, stability: ["storage Ambient, duration 4 h"] },
      ],
    },
  }),
  ...shaped("a row for each reference range, without codes", {
    de: {
      rows: [
        ["Analyt", "Einheit", "Geschlecht", "Alter von", "Alter bis", "Untergrenze", "Obergrenze"],
        ["Kreatinin", "mg/dl", "m", "18 J", "", "0,7", "1,2"],
        ["Kreatinin", "mg/dl", "w", "18 J", "", "0,5", "0,9"],
        ["Natrium", "mmol/l", "", "", "", "135", "145"],
      ],
      questions: ["codes", "repeated"],
      expected: [
        {
          ...{ code: "KREATININ", name: "Kreatinin", unit: "mg/dl" },
          reference_ranges: [
            "sex m, age_from 18 J, low 0,7, high 1,2",
            "sex f, age_from 18 J, low 0,5, high 0,9",
          ],
        },
        { code: "NATRIUM", name: "Natrium", unit: "mmol/l", reference_ranges: ["low 135, high 145"] },
      ],
    },
    en: {
      rows: [
        ["Analyte", "Units", "Sex", "Lower limit", "Upper limit"],
        ["Ferritin", "ug/l", "M", "30", "400"],
        ["Ferritin", "ug/l", "F", "13", "150"],
        ["Iron", "umol/l", "", "10", "30"],
      ],
      questions: ["codes", "repeated"],
      expected: [
        {
          ...{ code: "FERRITIN", name: "Ferritin", unit: "ug/l" },
          reference_ranges: ["sex m, low 30, high 400", "sex f, low 13, high 150"],
        },
        { code: "IRON", name: "Iron", unit: "umol/l", reference_ranges: ["low 10, high 30"] },
      ],
    },
  }),
  ...shaped("sections in capitals in a list that begins with the names", {
    de: {
      rows: [
        ["Parameter", "Material", "Einheit"],
        ["KLINISCHE CHEMIE"],
        ["Natrium", "Serum", "mmol/l"],
        ["HÄMATOLOGIE"],
        ["Hämoglobin", "EDTA-Blut", "g/dl"],
      ],
      questions: ["codes"],
      findings: ["section_row | 2 | KLINISCHE CHEMIE", "section_row | 4 | HÄMATOLOGIE"],
      expected: [
        {
          ...{ code: "NATRIUM", name: "Natrium", unit: "mmol/l" },
          ...{ material: "Serum", categories: ["KLINISCHE CHEMIE"] },
        },
        {
          ...{ code: "HAEMOGLOBIN", name: "Hämoglobin", unit: "g/dl" },
          ...{ material: "EDTA-Blut", categories: ["HÄMATOLOGIE"] },
        },
      ],
    },
    en: {
      rows: [
        ["Test", "Specimen", "Units"],
        ["CHEMISTRY"],
        ["Sodium", "Serum", "mmol/l"],
        ["HAEMATOLOGY"],
        ["Haemoglobin", "EDTA blood", "g/l"],
      ],
      questions: ["codes"],
      findings: ["section_row | 2 | CHEMISTRY", "section_row | 4 | HAEMATOLOGY"],
      expected: [
        {
          ...{ code: "SODIUM", name: "Sodium", unit: "mmol/L" },
          ...{ material: "Serum", categories: ["CHEMISTRY"] },
        },
        {
          ...{ code: "HAEMOGLOBIN", name: "Haemoglobin", unit: "g/L" },
          ...{ material: "EDTA blood", categories: ["HAEMATOLOGY"] },
        },
      ],
    },
  }),
  ...inJson("analyses under their codes, without a list", {
    de: {
      value: {
        NA: { bezeichnung: "Natrium", einheit: "mmol/l" },
        "K.1": { bezeichnung: "Kalium", einheit: "mmol/l" },
      },
      expected: [
        { ...sodium, unit: "mmol/l" },
        { code: "K.1", name: "Kalium", unit: "mmol/l" },
      ],
    },
    en: {
      value: { version: "3", tests: { NA: { name: "Natrium", units: "mmol/l" }, K: { name: "Kalium" } } },
      expected: [{ ...sodium, unit: "mmol/L" }, potassium],
    },
  }),
];
