import type { Headings } from "./headings.ts";

/** Headings of LOINC codes. */
export default {
  de: `
    LOINC, LOINCs, LOINC-Code, LOINC-Codes, LOINC Nr., LOINC-Nummer, LOINC-Nummern, LOINC-ID, LOINC-Kennung, LOINC-Schlüssel,
    LOINC-Kode, LOINC-Zuordnung, LOINC-Mapping, LOINC-Identifikator, LOINC-Term-Code, LOINC (Analyse), LOINC Analyse, LOINC Test,
    Primärer LOINC, LOINC-Eintrag, Kode LOINC, Nr. LOINC, Nummer LOINC, LOINC-Verweis, LOINC-Bezug
  `,
  en: `
    LOINC, LOINC code, LOINC codes, LOINC number, LOINC No., LOINC num, LOINC_NUM, LOINC ID, LOINC identifier, LOINC mapping,
    LOINC mapped code, LOINC term code, LOINC test code, LOINC order code, LOINC result code, Result LOINC, Order LOINC, Test LOINC,
    Analyte LOINC, Orderable LOINC, LOINC value, LOINC #, LOINC key, Primary LOINC, Mapped LOINC, Test LOINC code, Result LOINC code,
    Order LOINC code, Result LOINC value, LN code, LOINC reference
  `,
  fr: `
    Code LOINC, Codes LOINC, Numéro LOINC, N° LOINC, No LOINC, Identifiant LOINC, Code LOINC analyse, Code LOINC de l'analyse,
    Code LOINC de l'examen, Code LOINC du test, Code LOINC examen, Référence LOINC, Correspondance LOINC, LOINC analyse,
    LOINC examen, Codage LOINC, Codification LOINC, Nomenclature LOINC, Clé LOINC, LOINC résultat, Code LOINC résultat
  `,
  it: `
    Codice LOINC, Codici LOINC, Cod. LOINC, Numero LOINC, N. LOINC, Identificativo LOINC, Codice LOINC esame,
    Codice LOINC dell'esame, Codice LOINC analisi, Codice LOINC test, Riferimento LOINC, Corrispondenza LOINC, LOINC esame,
    LOINC analisi, Codifica LOINC, Mappatura LOINC, Nomenclatura LOINC, Identificatore LOINC, Chiave LOINC, LOINC risultato
  `,
  others: "LOINC-code NL",
  weak: `
    Order LOINC, Order LOINC code, LOINC order code, Orderable LOINC, LN code, LOINC mapping, LOINC-Mapping
  `,
} satisfies Headings;
