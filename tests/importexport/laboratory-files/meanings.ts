import type { LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { chloride, potassium, shaped, sodium } from "./shaped.ts";

/** Files whose columns mean what the standard layout has a field for, in the words of laboratories, tariffs and systems. */
export const meanings: LaboratoryFile[] = [
  ...shaped("codes of several tariffs beside their prices", {
    de: {
      rows: [
        ["Kürzel", "Untersuchung", "GOÄ-Ziffer", "EBM", "EBM €"],
        ["NA", "Natrium", "3558", "32083", "0,25"],
        ["K", "Kalium", "3557.H1", "EBM 32081", "0,30"],
        ["CL", "Chlorid", "", "32084", ""],
      ],
      questions: ["columns"],
      expected: [
        { ...sodium, billing: ["GOÄ 3558", "EBM 32083"], "EBM €": "0,25" },
        { ...potassium, billing: ["GOÄ 3557.H1", "EBM 32081"], "EBM €": "0,30" },
        { ...chloride, billing: ["EBM 32084"] },
      ],
    },
    en: {
      rows: [
        ["Test code", "Test name", "CPT Code(s)", "HCPCS", "Price (USD)"],
        ["NA", "Natrium", "84295", "", "4.81"],
        ["K", "Kalium", "84132", "G0001", ""],
      ],
      questions: ["columns"],
      expected: [
        { ...sodium, billing: ["CPT 84295"], "Price (USD)": "4.81" },
        { ...potassium, billing: ["CPT 84132", "HCPCS G0001"] },
      ],
    },
  }),
  ...shaped("a tariff, whose codes are its own", {
    de: {
      rows: [
        ["GOP", "Legende", "Höchstwert"],
        ["32025", "Glucose", "3"],
        ["32101", "Thyrotropin", "1"],
      ],
      questions: ["columns"],
      expected: [
        { code: "32025", name: "Glucose", Höchstwert: "3" },
        { code: "32101", name: "Thyrotropin", Höchstwert: "1" },
      ],
    },
    en: {
      rows: [
        ["HCPCS", "Shortdesc", "Max"],
        ["82947", "Assay of glucose", "3"],
        ["84443", "Assay of thyrotropin", "1"],
      ],
      questions: ["columns"],
      expected: [
        { code: "82947", name: "Assay of glucose", Max: "3" },
        { code: "84443", name: "Assay of thyrotropin", Max: "1" },
      ],
    },
  }),
  ...shaped("synonyms in numbered columns", {
    de: {
      rows: [
        ["Code", "Name", "Synonym.1", "Synonym.2"],
        ["NA", "Natrium", "Na+", "Sodium"],
        ["K", "Kalium", "K+", ""],
        ["CL", "Chlorid", "", "Cl-"],
      ],
      expected: [
        { ...sodium, synonyms: ["Na+", "Sodium"] },
        { ...potassium, synonyms: ["K+"] },
        { ...chloride, synonyms: ["Cl-"] },
      ],
    },
    en: {
      rows: [
        ["code", "name", "synonym_1", "synonym_2"],
        ["NA", "Natrium", "Na+", "Sodium"],
        ["K", "Kalium", "", ""],
      ],
      expected: [{ ...sodium, synonyms: ["Na+", "Sodium"] }, potassium],
    },
  }),
  ...shaped("temperatures of transport, each as it is said", {
    de: {
      rows: [
        ["Code", "Name", "Transport"],
        ["NA", "Natrium", "RT"],
        ["K", "Kalium", "ungekühlt, lichtgeschützt"],
        ["CL", "Chlorid", "bei -20 °C"],
      ],
      expected: [
        { ...sodium, transport: ["ambient"] },
        { ...potassium, transport: ["ambient", "light_protected"] },
        { ...chloride, transport: ["frozen"] },
      ],
    },
    en: {
      rows: [
        ["Code", "Name", "Transport Temperature"],
        ["NA", "Natrium", "Room temperature"],
        ["K", "Kalium", "Refrigerated"],
        ["CL", "Chlorid", "2-8 C"],
      ],
      expected: [
        { ...sodium, transport: ["ambient"] },
        { ...potassium, transport: ["cooled"] },
        { ...chloride, transport: ["cooled"] },
      ],
    },
  }),
  ...shaped("instructions of transport, which say more than options can", {
    de: {
      rows: [
        ["Code", "Name", "Transport"],
        ["NA", "Natrium", "ungekühlt, kein Vollblut kühlen"],
        ["K", "Kalium", "gekühlt"],
      ],
      questions: ["columns"],
      expected: [
        { ...sodium, Transport: "ungekühlt, kein Vollblut kühlen" },
        { ...potassium, Transport: "gekühlt" },
      ],
    },
    en: {
      rows: [
        ["Code", "Name", "Transport"],
        ["NA", "Natrium", "By courier within 4 hours"],
        ["K", "Kalium", "Room temperature"],
      ],
      questions: ["columns"],
      expected: [
        { ...sodium, Transport: "By courier within 4 hours" },
        { ...potassium, Transport: "Room temperature" },
      ],
    },
  }),
  ...shaped("stabilities at several temperatures in one cell", {
    de: {
      rows: [
        ["Code", "Name", "Stabilität"],
        ["NA", "Natrium", "RT 24 h; 2–8 °C 7 Tage; -20 °C 6 Monate"],
        ["K", "Kalium", "bei Raumtemperatur bis zu 4 Stunden"],
        ["CL", "Chlorid", "sofort zentrifugieren"],
      ],
      expected: [
        {
          ...sodium,
          stability: [
            "storage RT, duration 24 h",
            "storage 2–8 °C, duration 7 Tage",
            "storage -20 °C, duration 6 Monate",
          ],
        },
        { ...potassium, stability: ["storage Raumtemperatur, duration bis zu 4 Stunden"] },
        { ...chloride, stability: ["duration sofort zentrifugieren"] },
      ],
    },
    en: {
      rows: [
        ["Code", "Name", "Specimen Stability"],
        ["NA", "Natrium", "Room temperature: 48 hours | Refrigerated: 7 days | Frozen: 28 days"],
        ["K", "Kalium", "Frozen"],
        ["CL", "Chlorid", "Refrigerated: 7 days, repeat after 2 days"],
        ["FE", "Iron", "RT 24 h 48 h"],
      ],
      expected: [
        {
          ...sodium,
          stability: [
            "storage Room temperature, duration 48 hours",
            "storage Refrigerated, duration 7 days",
            "storage Frozen, duration 28 days",
          ],
        },
        { ...potassium, stability: ["storage Frozen"] },
        { ...chloride, stability: ["duration Refrigerated: 7 days, repeat after 2 days"] },
        { code: "FE", name: "Iron", stability: ["duration RT 24 h 48 h"] },
      ],
    },
  }),
  ...shaped("prices, which are no codes though each differs", {
    de: {
      rows: [
        ["Untersuchung", "Preis (€)", "Material"],
        ["Natrium", "12", "Serum"],
        ["Kalium", "10", "Serum"],
      ],
      questions: ["columns", "codes"],
      expected: [
        { code: "NATRIUM", name: "Natrium", "Preis (€)": "12", material: "Serum" },
        { code: "KALIUM", name: "Kalium", "Preis (€)": "10", material: "Serum" },
      ],
    },
    en: {
      rows: [
        ["Test", "Price", "Specimen"],
        ["Sodium", "12", "Serum"],
        ["Potassium", "10", "Serum"],
      ],
      questions: ["columns", "codes"],
      expected: [
        { code: "SODIUM", name: "Sodium", Price: "12", material: "Serum" },
        { code: "POTASSIUM", name: "Potassium", Price: "10", material: "Serum" },
      ],
    },
  }),
];
