import type { LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { shaped } from "./shaped.ts";

/** Columns that belong together: under a heading of their own, side by side for several populations, or in one column. */
export const columnGroups: LaboratoryFile[] = [
  ...shaped("groups of columns in a line above the headings, without merged cells", {
    de: {
      rows: [
        ["Verzeichnis Labor Süd", "", "", "", "", "", "", "", ""],
        ["", "", "", "Referenzbereich", "", "", "", "Stabilität", ""],
        ["Kürzel", "Bezeichnung", "Material", "Männer", "Frauen", "Kinder", "Methode", "RT", "2-8 °C"],
        ["HB", "Hämoglobin", "EDTA-Blut", "13,5-17,5", "12-16", "11-14,5", "Photometrie", "24 h", "3 d"],
        ["FERR", "Ferritin", "Serum", "30-400", "15-150", "7-140", "ECLIA", "2 d", "7 d"],
      ],
      findings: ["rows_above | 1 | Verzeichnis Labor Süd"],
      expected: [
        {
          ...{ code: "HB", name: "Hämoglobin", material: "EDTA-Blut", method: "Photometrie" },
          reference_ranges: [
            "sex m, low 13,5, high 17,5",
            "sex f, low 12, high 16",
            "note Kinder, low 11, high 14,5",
          ],
          stability: ["duration 24 h, storage RT", "duration 3 d, storage 2-8 °C"],
        },
        {
          ...{ code: "FERR", name: "Ferritin", material: "Serum", method: "ECLIA" },
          reference_ranges: [
            "sex m, low 30, high 400",
            "sex f, low 15, high 150",
            "note Kinder, low 7, high 140",
          ],
          stability: ["duration 2 d, storage RT", "duration 7 d, storage 2-8 °C"],
        },
      ],
    },
    en: {
      rows: [
        ["", "", "Reference interval", "", "", ""],
        ["Code", "Test name", "Men", "Women", "Units", "Method"],
        ["HB", "Haemoglobin", "130-175", "120-160", "g/l", "Photometry"],
        ["FERR", "Ferritin", "30-400", "15-150", "µg/l", "CLIA"],
      ],
      expected: [
        {
          ...{ code: "HB", name: "Haemoglobin", unit: "g/L", method: "Photometry" },
          reference_ranges: ["sex m, low 130, high 175", "sex f, low 120, high 160"],
        },
        {
          ...{ code: "FERR", name: "Ferritin", unit: "µg/L", method: "CLIA" },
          reference_ranges: ["sex m, low 30, high 400", "sex f, low 15, high 150"],
        },
      ],
    },
  }),
  ...shaped("columns called by nothing but a population or a temperature, beside each other", {
    de: {
      rows: [
        ["Kürzel", "Bezeichnung", "Männer", "Frauen", "Raumtemperatur", "-20 °C"],
        ["KREA", "Kreatinin", "0,7-1,2", "0,5-0,9", "2 d", "3 Mon."],
        ["HS", "Harnsäure", "3,4-7,0", "2,4-5,7", "3 d", "6 Mon."],
      ],
      expected: [
        {
          ...{ code: "KREA", name: "Kreatinin" },
          reference_ranges: ["sex m, low 0,7, high 1,2", "sex f, low 0,5, high 0,9"],
          stability: ["duration 2 d, storage Raumtemperatur", "duration 3 Mon., storage -20 °C"],
        },
        {
          ...{ code: "HS", name: "Harnsäure" },
          reference_ranges: ["sex m, low 3,4, high 7,0", "sex f, low 2,4, high 5,7"],
          stability: ["duration 3 d, storage Raumtemperatur", "duration 6 Mon., storage -20 °C"],
        },
      ],
    },
    en: {
      // One alone says something else: a clinic for adults may mean its own tubes.
      rows: [
        ["Code", "Test name", "Adults", "Specimen"],
        ["CREA", "Creatinine", "use the large tube", "Serum"],
        ["UA", "Uric acid", "use the large tube", "Serum"],
      ],
      questions: ["columns"],
      expected: [
        { code: "CREA", name: "Creatinine", Adults: "use the large tube", material: "Serum" },
        { code: "UA", name: "Uric acid", Adults: "use the large tube", material: "Serum" },
      ],
    },
  }),
  ...shaped("a specimen with its amount in one column", {
    de: {
      rows: [
        ["Kürzel", "Bezeichnung", "Material + Menge", "Zielwert/Referenz"],
        ["DIG", "Digoxin", "1 ml Serum (kein Gel)", "0,5–0,9 ng/ml"],
        ["LI", "Lithium", "2 ml Serum", "0,6–0,8 mmol/l"],
      ],
      expected: [
        {
          ...{ code: "DIG", name: "Digoxin", material: "1 ml Serum (kein Gel)" },
          reference_ranges: ["low 0,5, high 0,9, unit ng/ml"],
        },
        {
          ...{ code: "LI", name: "Lithium", material: "2 ml Serum" },
          reference_ranges: ["low 0,6, high 0,8, unit mmol/l"],
        },
      ],
    },
    en: {
      rows: [
        ["Code", "Test name", "Container and specimen"],
        ["DIG", "Digoxin", "gold top, serum"],
        ["LI", "Lithium", "gold top, serum"],
      ],
      expected: [
        { code: "DIG", name: "Digoxin", material: "gold top, serum" },
        { code: "LI", name: "Lithium", material: "gold top, serum" },
      ],
    },
  }),
  ...shaped("numbers of tariffs behind the names, which are no codes", {
    de: {
      rows: [
        ["Bezeichnung", "Material", "EBM", "GOÄ"],
        ["Digoxin", "Serum", "32340", "4160"],
        ["Lithium", "Serum", "32341", "4214"],
      ],
      questions: ["codes"],
      expected: [
        { code: "DIGOXIN", name: "Digoxin", material: "Serum", billing: ["EBM 32340", "GOÄ 4160"] },
        { code: "LITHIUM", name: "Lithium", material: "Serum", billing: ["EBM 32341", "GOÄ 4214"] },
      ],
    },
    en: {
      rows: [
        ["Test name", "Specimen", "CPT"],
        ["Digoxin", "Serum", "80162"],
        ["Lithium", "Serum", "80178"],
      ],
      questions: ["codes"],
      expected: [
        { code: "DIGOXIN", name: "Digoxin", material: "Serum", billing: ["CPT 80162"] },
        { code: "LITHIUM", name: "Lithium", material: "Serum", billing: ["CPT 80178"] },
      ],
    },
  }),
  ...shaped("a row for each range, with the units of ages in columns of their own", {
    de: {
      rows: [
        [
          "Code",
          "Bezeichnung",
          "Alter von",
          "Alter von Einheit",
          "Alter bis",
          "Alter bis Einheit",
          "Ref. von",
          "Ref. bis",
        ],
        ["GLUC", "Glucose", "18", "J", "120", "J", "74", "99"],
        ["GLUN", "Glucose (Neugeborene)", "0", "T", "30", "T", "40", "80"],
        ["BILI", "Bilirubin", "1", "M", "12", "M", "0", "1,2"],
      ],
      expected: [
        {
          ...{ code: "GLUC", name: "Glucose" },
          reference_ranges: ["age_from 18 y, age_to 120 y, low 74, high 99"],
        },
        {
          ...{ code: "GLUN", name: "Glucose (Neugeborene)" },
          reference_ranges: ["age_from 0 d, age_to 30 d, low 40, high 80"],
        },
        {
          ...{ code: "BILI", name: "Bilirubin" },
          reference_ranges: ["age_from 1 mo, age_to 12 mo, low 0, high 1,2"],
        },
      ],
    },
    en: {
      // One column of units is that of both ages.
      rows: [
        ["Code", "Test name", "Age from", "Age to", "Age unit", "Low", "High"],
        ["GLUC", "Glucose", "0", "30", "D", "40", "80"],
        ["BILI", "Bilirubin", "1", "12", "M", "0", "1.2"],
      ],
      expected: [
        {
          ...{ code: "GLUC", name: "Glucose" },
          reference_ranges: ["age_from 0 d, age_to 30 d, low 40, high 80"],
        },
        {
          ...{ code: "BILI", name: "Bilirubin" },
          reference_ranges: ["age_from 1 mo, age_to 12 mo, low 0, high 1.2"],
        },
      ],
    },
  }),
  ...shaped("a column of ranges for each group of people", {
    de: {
      rows: [
        [
          "Kürzel",
          "Bezeichnung",
          "Referenz Neugeborene",
          "Referenz Frauen",
          "Referenz (Schwangere)",
          "Einheit",
        ],
        ["TSH", "TSH", "0,7-15,2", "0,27-4,2", "0,1-3,0", "mU/l"],
        ["FE", "Eisen", "63-201", "37-145", "m: 3-5", "µg/dl"],
      ],
      expected: [
        {
          ...{ code: "TSH", name: "TSH", unit: "mU/l" },
          reference_ranges: [
            "note Neugeborene, low 0,7, high 15,2",
            "sex f, low 0,27, high 4,2",
            "note Schwangere, low 0,1, high 3,0",
          ],
        },
        {
          ...{ code: "FE", name: "Eisen", unit: "µg/dl" },
          reference_ranges: [
            "note Neugeborene, low 63, high 201",
            "sex f, low 37, high 145",
            "note Schwangere, sex m, low 3, high 5",
          ],
        },
      ],
    },
    en: {
      rows: [
        ["Code", "Test name", "F 0-1 y", "F >12 y", "M >12 y"],
        ["HB", "Haemoglobin", "100-140", "120-160", "135-175"],
        ["HCT", "Haematocrit", "30-40", "36-46", "40-52"],
      ],
      findings: ["range_gap | 2 | F 0-1 y", "range_gap | 3 | F 0-1 y"],
      expected: [
        {
          ...{ code: "HB", name: "Haemoglobin" },
          reference_ranges: [
            "sex f, age_from 0 y, age_to 1 y, low 100, high 140",
            "sex f, age_from 12 y, low 120, high 160",
            "sex m, age_from 12 y, low 135, high 175",
          ],
        },
        {
          ...{ code: "HCT", name: "Haematocrit" },
          reference_ranges: [
            "sex f, age_from 0 y, age_to 1 y, low 30, high 40",
            "sex f, age_from 12 y, low 36, high 46",
            "sex m, age_from 12 y, low 40, high 52",
          ],
        },
      ],
    },
  }),
  ...shaped("several columns of ranges whose people are not known, which are nobody's guess", {
    de: {
      rows: [
        ["Kürzel", "Bezeichnung", "Kollektiv A", "Kollektiv B"],
        ["TSH", "TSH", "0,7-15,2", "0,27-4,2"],
        ["FE", "Eisen", "63-201", "37-145"],
      ],
      questions: ["columns"],
      expected: [
        { code: "TSH", name: "TSH", "Kollektiv A": "0,7-15,2", "Kollektiv B": "0,27-4,2" },
        { code: "FE", name: "Eisen", "Kollektiv A": "63-201", "Kollektiv B": "37-145" },
      ],
    },
    en: {
      rows: [
        ["Code", "Test name", "Reference interval (men)", "Dialysis"],
        ["TSH", "TSH", "0.27-4.2", "0.7-15.2"],
        ["FE", "Iron", "37-145", "63-201"],
      ],
      questions: ["columns"],
      expected: [
        { code: "TSH", name: "TSH", reference_ranges: ["sex m, low 0.27, high 4.2"], Dialysis: "0.7-15.2" },
        { code: "FE", name: "Iron", reference_ranges: ["sex m, low 37, high 145"], Dialysis: "63-201" },
      ],
    },
  }),
];
