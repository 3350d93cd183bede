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
  ...shaped("a row that is longer than its headings, since a cell holds the separator", {
    de: {
      rows: [
        ["Kürzel", "Bezeichnung", "Hinweis"],
        ["NA", "Natrium", "nüchtern", "am Morgen"],
        ["K", "Kalium", "hämolysefrei"],
      ],
      questions: ["columns"],
      findings: ["longer_row | 2"],
      expected: [
        { code: "NA", name: "Natrium", notes: "nüchtern", "(D)": "am Morgen" },
        { code: "K", name: "Kalium", notes: "hämolysefrei" },
      ],
    },
    en: {
      // In all rows, it is a column without a heading.
      rows: [
        ["Code", "Test name", "Method"],
        ["NA", "Sodium", "ISE", "module 1"],
        ["K", "Potassium", "ISE", "module 2"],
      ],
      questions: ["columns"],
      expected: [
        { code: "NA", name: "Sodium", method: "ISE", "(D)": "module 1" },
        { code: "K", name: "Potassium", method: "ISE", "(D)": "module 2" },
      ],
    },
  }),
  ...shaped("stability as keys of a system, and times that are no turnaround", {
    de: {
      rows: [
        ["kuerzel", "bezeichnung", "stabilitaet_rt", "stabilitaet_gekuehlt", "HWZ"],
        ["CLOZ", "Clozapin", "2 d", "7 d", "12 h"],
        ["AMI", "Amitriptylin", "2 d", "7 d", "16 h"],
      ],
      questions: ["columns"],
      expected: [
        ["CLOZ", "Clozapin", "12 h"],
        ["AMI", "Amitriptylin", "16 h"],
      ].map(([code = "", name = "", half = ""]) => ({
        ...{ code, name, HWZ: half },
        stability: ["duration 2 d, storage Raumtemperatur", "duration 7 d, storage gekühlt"],
      })),
    },
    en: {
      rows: [
        ["Code", "Substance", "Brand name", "Reference range & units", "Half-life", "Specimen Stability"],
        [
          "CLOZ",
          "Clozapine",
          "Leponex",
          "350-600 ng/mL",
          "12 h",
          "Refrigerated (preferred) 7 days; Ambient 24 hours",
        ],
        ["PHOS", "Phosphorus", "", "Males\n> or =18 years: 2.5-4.5 mg/dL", "", "Frozen 30 days"],
      ],
      questions: ["columns"],
      expected: [
        {
          ...{ code: "CLOZ", name: "Clozapine", synonyms: ["Leponex"], "Half-life": "12 h" },
          reference_ranges: ["low 350, high 600, unit ng/mL"],
          stability: [
            "storage Refrigerated (preferred), duration 7 days",
            "storage Ambient, duration 24 hours",
          ],
        },
        {
          ...{ code: "PHOS", name: "Phosphorus" },
          reference_ranges: ["sex m, age_from 18 y, low 2.5, high 4.5, unit mg/dL"],
          stability: ["storage Frozen, duration 30 days"],
        },
      ],
    },
  }),
  ...shaped("ticks for what is accredited, and numbers headed by a sign", {
    de: {
      rows: [
        ["Test #", "Bezeichnung", "Akkreditierungsstatus", "Probenanforderung"],
        ["T1", "Anti-CCP", "✓", "1 ml Serum"],
        ["T2", "Kryoglobuline", "–", "10 ml Nativblut bei 37 °C"],
      ],
      expected: [
        { code: "T1", name: "Anti-CCP", accredited: "true", material: "1 ml Serum" },
        { code: "T2", name: "Kryoglobuline", accredited: "false", material: "10 ml Nativblut bei 37 °C" },
      ],
    },
    en: {
      rows: [
        ["Test #", "Description", "Accredited"],
        ["T1", "Anti-CCP", "●"],
        ["T2", "Cryoglobulins", "○"],
      ],
      expected: [
        { code: "T1", name: "Anti-CCP", accredited: "true" },
        { code: "T2", name: "Cryoglobulins", accredited: "false" },
      ],
    },
  }),
];
