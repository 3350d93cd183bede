import type { LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { inJson, shaped } from "./shaped.ts";

const test = (id: string, name: string, reference: object[]) => ({ id, name, reference });

/** Files of systems that state ranges and times as objects, and lists as they are printed page by page. */
export const modernSystems: LaboratoryFile[] = [
  ...inJson("ranges as objects, a time with its unit, and a longer list of something else", {
    de: {
      value: {
        units: ["mmol/l", "mg/dl", "U/l"].map((name, id) => ({ id, name })),
        tests: [
          {
            ...test("K", "Kalium", [
              {
                sex: "any",
                age: { min: 18, max: null, unit: "y" },
                range: { low: 3.5, high: 5.1 },
                unit: "mmol/l",
              },
              {
                sex: "any",
                age: { min: 0, max: 28, unit: "d" },
                range: { low: 3.7, high: 5.9 },
                unit: "mmol/l",
              },
            ]),
            tat: { value: 4, unit: "h" },
          },
          {
            ...test("KREA", "Kreatinin", [{ geschlecht: "w", von: 0.5, bis: 0.9 }]),
            tat: { value: 1, unit: "d" },
          },
        ],
      },
      findings: ["other_list | units | units", "range_gap | tests | 1 | reference"],
      expected: [
        {
          ...{ code: "K", name: "Kalium", turnaround: "4 h" },
          reference_ranges: [
            "sex any, age_from 18 y, low 3.5, high 5.1, unit mmol/l",
            "sex any, age_from 0 d, age_to 28 d, low 3.7, high 5.9, unit mmol/l",
          ],
        },
        {
          ...{ code: "KREA", name: "Kreatinin", turnaround: "1 d" },
          reference_ranges: ["sex f, low 0.5, high 0.9"],
        },
      ],
    },
    en: {
      value: {
        catalogue: {
          departments: ["Chemistry", "Haematology", "Serology"].map((title, code) => ({ code, title })),
          tests: [
            test("HB", "Haemoglobin", [
              { gender: "male", low: { value: 130, unit: "g/l" }, high: { value: 175, unit: "g/l" } },
              { gender: "female", low: { value: 120, unit: "g/l" }, high: { value: 160, unit: "g/l" } },
            ]),
            test("HBSAG", "HBs antigen", [{ note: "negative" }]),
          ],
        },
      },
      findings: ["other_list | catalogue.departments | catalogue.departments"],
      expected: [
        {
          ...{ code: "HB", name: "Haemoglobin" },
          reference_ranges: ["sex m, low 130, high 175, unit g/l", "sex f, low 120, high 160, unit g/l"],
        },
        { ...{ code: "HBSAG", name: "HBs antigen" }, reference_ranges: ["note negative"] },
      ],
    },
  }),
  ...shaped("pages with a line of their own, and names with the specimen behind a slash", {
    de: {
      rows: [
        ["Labor Beispiel, Verzeichnis, Seite 1 von 2", "", "", ""],
        ["Analyse / Material", "Referenzbereich", "Methode", "EBM/GOÄ"],
        ["Klinische Chemie", "", "", ""],
        ["Albumin / Serum", "35-52", "Photometrie", "32435 / 3735"],
        ["Natrium / Serum", "136-145", "ISE", "32083 / 3558"],
        ["Labor Beispiel, Verzeichnis, Seite 2 von 2", "", "", ""],
        ["Analyse / Material", "Referenzbereich", "Methode", "EBM/GOÄ"],
        ["Gerinnung", "", "", ""],
        ["Quick / Citratblut", "70-130", "Koagulometrie", "32113 / 3530"],
        ["INR", "0,85-1,15", "", "32113 / 3530"],
      ],
      questions: ["codes"],
      findings: [
        "rows_above | 1 | Labor Beispiel, Verzeichnis, Seite 1 von 2",
        "section_row | 3 | Klinische Chemie",
        "row_left_out | 6 | Labor Beispiel, Verzeichnis, Seite 2 von 2",
        "repeated_headings | 7",
        "section_row | 8 | Gerinnung",
      ],
      expected: [
        [
          "ALBUMIN-SERUM",
          "Albumin / Serum",
          "low 35, high 52",
          "Photometrie",
          "32435",
          "3735",
          "Klinische Chemie",
        ],
        ["NATRIUM-SERUM", "Natrium / Serum", "low 136, high 145", "ISE", "32083", "3558", "Klinische Chemie"],
        [
          "QUICK-CITRATBLUT",
          "Quick / Citratblut",
          "low 70, high 130",
          "Koagulometrie",
          "32113",
          "3530",
          "Gerinnung",
        ],
        ["INR", "INR", "low 0,85, high 1,15", "", "32113", "3530", "Gerinnung"],
      ].map(([code = "", name = "", range = "", method = "", ebm, goae, category = ""]) => ({
        ...{ code, name, categories: [category], reference_ranges: [range] },
        ...(method !== "" && { method }),
        billing: [`EBM ${ebm}`, `GOÄ ${goae}`],
      })),
    },
    en: {
      rows: [
        ["Test / specimen", "Reference interval", "TAT_H"],
        ["Albumin / serum", "35-52", "4"],
        ["Sodium / serum", "136-145", "2"],
        ["Directory of tests - page 2", "", ""],
        ["Test / specimen", "Reference interval", "TAT_H"],
        ["Potassium / serum", "3.5-5.1", "2"],
      ],
      questions: ["codes"],
      findings: ["row_left_out | 4 | Directory of tests - page 2", "repeated_headings | 5"],
      expected: [
        ["ALBUMIN-SERUM", "Albumin / serum", "low 35, high 52", "4 h"],
        ["SODIUM-SERUM", "Sodium / serum", "low 136, high 145", "2 h"],
        ["POTASSIUM-SERUM", "Potassium / serum", "low 3.5, high 5.1", "2 h"],
      ].map(([code = "", name = "", range = "", turnaround = ""]) => ({
        ...{ code, name, turnaround, reference_ranges: [range] },
      })),
    },
  }),
];
