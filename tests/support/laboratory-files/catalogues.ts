/** Invented catalogues in the languages of the files that laboratories send, with the headings that they use. */

export const spokenLanguages = ["de", "en", "fr", "it", "nl"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** An invented analysis as a row of a list; numbers are written as its language writes them. */
export interface Row {
  code: string;
  name: string;
  material: string;
  unit: string;
  method: string;
  low: string;
  high: string;
}
export type Column = keyof Row;
export const columns = ["code", "name", "material", "unit", "method", "low", "high"] as const;

interface Words {
  headings: Record<Column | "range" | "note" | "category" | "volume" | "price", string>;
  /** Titles of sections. */
  sections: readonly [string, string];
  title: string;
  /** Lines below a list. */
  footer: readonly [string, string];
  rows: readonly (readonly string[])[];
}

const words: Record<SpokenLanguage, Words> = {
  de: {
    headings: {
      ...{ code: "Kürzel", name: "Bezeichnung", material: "Material", unit: "Einheit", method: "Methode" },
      ...{ low: "Ref. unten", high: "Ref. oben", range: "Referenzbereich", note: "Hinweis" },
      ...{ category: "Fachbereich", volume: "Menge", price: "Preis" },
    },
    sections: ["Klinische Chemie", "Hämatologie"],
    title: "Leistungsverzeichnis Labor Musterstadt",
    footer: ["* = Fremdversand", "Stand: März 2026, Seite 1 von 1"],
    rows: [
      ["KAL", "Kalium", "Serum", "mmol/l", "ISE", "3,6", "5,0"],
      ["NAT", "Natrium", "Serum", "mmol/l", "ISE", "135", "145"],
      ["CRP", "C-reaktives Protein", "Serum", "mg/l", "Turbidimetrie", "", "5,0"],
      ["HB", "Hämoglobin", "EDTA-Blut", "g/dl", "Photometrie", "12,0", "16,0"],
      ["LEU", "Leukozyten", "EDTA-Blut", "/nl", "Durchflusszytometrie", "4,0", "10,0"],
      ["EIU", "Eiweiß im Urin", "Spontanurin", "mg/l", "Photometrie", "", "150"],
    ],
  },
  en: {
    headings: {
      ...{ code: "Test code", name: "Test name", material: "Specimen type", unit: "Units", method: "Method" },
      ...{ low: "Lower limit", high: "Upper limit", range: "Reference range", note: "Comment" },
      ...{ category: "Department", volume: "Volume", price: "Price" },
    },
    sections: ["Clinical chemistry", "Haematology"],
    title: "Test directory of the Sampleton laboratory",
    footer: ["* = referred test", "As of March 2026"],
    rows: [
      ["POT", "Potassium", "Serum", "mmol/L", "ISE", "3.6", "5.0"],
      ["SOD", "Sodium", "Serum", "mmol/L", "ISE", "135", "145"],
      ["CRP", "C-reactive protein", "Serum", "mg/L", "Turbidimetry", "", "5.0"],
      ["HB", "Haemoglobin", "EDTA blood", "g/dL", "Photometry", "12.0", "16.0"],
      ["WBC", "White cell count", "EDTA blood", "/nL", "Flow cytometry", "4.0", "10.0"],
      ["PRU", "Protein in urine", "Random urine", "mg/L", "Photometry", "", "150"],
    ],
  },
  fr: {
    headings: {
      ...{ code: "Code analyse", name: "Libellé", material: "Prélèvement", unit: "Unité", method: "Méthode" },
      ...{ low: "Limite inférieure", high: "Limite supérieure", range: "Valeurs de référence" },
      ...{ note: "Remarque", category: "Secteur", volume: "Volume", price: "Prix" },
    },
    sections: ["Biochimie", "Hématologie"],
    title: "Catalogue des analyses du laboratoire Exemple",
    footer: ["* = analyse sous-traitée", "Page 1 de 1"],
    rows: [
      ["POT", "Potassium sanguin", "Sérum", "mmol/l", "ISE", "3,6", "5,0"],
      ["SOD", "Sodium sanguin", "Sérum", "mmol/l", "ISE", "135", "145"],
      ["CRP", "Protéine C réactive", "Sérum", "mg/l", "Turbidimétrie", "", "5,0"],
      ["HB", "Hémoglobine", "Sang EDTA", "g/dl", "Photométrie", "12,0", "16,0"],
      ["LEU", "Leucocytes", "Sang EDTA", "/nl", "Cytométrie en flux", "4,0", "10,0"],
      ["PRU", "Protéines urinaires", "Urines", "mg/l", "Photométrie", "", "150"],
    ],
  },
  it: {
    headings: {
      ...{ code: "Codice esame", name: "Denominazione", material: "Campione", unit: "Unità di misura" },
      ...{ method: "Metodo", low: "Limite inferiore", high: "Limite superiore" },
      ...{ range: "Valori di riferimento", note: "Note", category: "Settore", volume: "Volume" },
      ...{ price: "Prezzo" },
    },
    sections: ["Chimica clinica", "Ematologia"],
    title: "Elenco delle analisi del laboratorio Esempio",
    footer: ["* = esame inviato", "Totale: 6"],
    rows: [
      ["POT", "Potassio", "Siero", "mmol/l", "ISE", "3,6", "5,0"],
      ["SOD", "Sodio", "Siero", "mmol/l", "ISE", "135", "145"],
      ["PCR", "Proteina C reattiva", "Siero", "mg/l", "Turbidimetria", "", "5,0"],
      ["HB", "Emoglobina", "Sangue EDTA", "g/dl", "Fotometria", "12,0", "16,0"],
      ["LEU", "Leucociti", "Sangue EDTA", "/nl", "Citometria a flusso", "4,0", "10,0"],
      ["PRU", "Proteine nelle urine", "Urina", "mg/l", "Fotometria", "", "150"],
    ],
  },
  nl: {
    headings: {
      ...{ code: "Code", name: "Bepaling", material: "Materiaal", unit: "Eenheid", method: "Methode" },
      ...{ low: "Ondergrens", high: "Bovengrens", range: "Referentiewaarde", note: "Opmerking" },
      ...{ category: "Afdeling", volume: "Volume", price: "Prijs" },
    },
    sections: ["Klinische chemie", "Hematologie"],
    title: "Bepalingenlijst laboratorium Voorbeeld",
    footer: ["* = verzendbepaling", "Pagina 1 van 1"],
    rows: [
      ["KAL", "Kalium", "Serum", "mmol/l", "ISE", "3,6", "5,0"],
      ["NAT", "Natrium", "Serum", "mmol/l", "ISE", "135", "145"],
      ["CRP", "C-reactief proteïne", "Serum", "mg/l", "Turbidimetrie", "", "5,0"],
      ["HB", "Hemoglobine", "EDTA-bloed", "g/dl", "Fotometrie", "12,0", "16,0"],
      ["LEU", "Leukocyten", "EDTA-bloed", "/nl", "Flowcytometrie", "4,0", "10,0"],
      ["EIU", "Eiwit in urine", "Urine", "mg/l", "Fotometrie", "", "150"],
    ],
  },
};

export const wordsOf = (language: SpokenLanguage): Words => words[language];
export const rowsOf = (language: SpokenLanguage): Row[] =>
  words[language].rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])) as unknown as Row,
  );

/** The languages of a laboratory that gets a file in a language; the first one is its main one. */
export const laboratoryOf = {
  de: ["de", "en"],
  en: ["en", "de"],
  fr: ["fr", "de"],
  it: ["it", "de"],
  nl: ["de", "en"],
} as const;

/** A list as a table: its headings, and its rows under them. */
export interface List {
  head: string[];
  body: string[][];
}
export function listIn(language: SpokenLanguage, shown: readonly Column[] = columns): List {
  const { headings } = words[language];
  return {
    head: shown.map((column) => headings[column]),
    body: rowsOf(language).map((row) => shown.map((column) => row[column])),
  };
}
