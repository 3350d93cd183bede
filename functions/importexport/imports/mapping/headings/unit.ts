import type { Headings } from "./headings.ts";

/** Headings of the unit in which results are reported. */
export default {
  de: `
    Einheit, Einheiten, Einh., Maßeinheit, Masseinheit, Maßeinheiten, Messeinheit, Meßeinheit, Messeinheiten, Ergebniseinheit,
    Resultateinheit, Resultatseinheit, Befundeinheit, Werteinheit, Analyseneinheit, Analyseeinheit, Testeinheit,
    Parametereinheit, Referenzeinheit, Einheit des Ergebnisses, Einheit des Resultats, Einheit der Messung, Einheit Ergebnis,
    Einheit Resultat, Einheit (SI), SI-Einheit, SI-Einheiten, Konventionelle Einheit, Konv. Einheit, Einheit konventionell,
    Einheit SI, Standardeinheit, Berichtseinheit, UCUM, UCUM-Einheit, UCUM-Code, Einheit UCUM, Dimension, Dimensionen, Dim.,
    Maßangabe, Masseinh., ME, Einheitenzeichen, Einheitenname, Einheitensymbol, Ausgabeeinheit, Messgrößeneinheit, Angegeben in
  `,
  en: `
    Unit, Units, Unit of measure, Units of measure, Unit of measurement, Units of measurement, Measurement unit, Measurement units,
    Measuring unit, Measure unit, UoM, UOMs, Reporting unit, Reporting units, Report unit, Report units, Reported units, Result unit,
    Result units, Results unit, Units of result, Test unit, Test units, Analyte unit, Assay units, Standard unit, Standard units,
    SI unit, SI units, Unit (SI), Conventional unit, Conventional units, Unit name, Unit symbol, UCUM, UCUM unit, UCUM units,
    UCUM code, Units UCUM, Unit UCUM, Unit label, Unit of result, Unit of reporting, Units of reporting, Value unit, Display unit,
    Lab units, Laboratory units, Reference unit, Reference range units, Concentration unit, Result UOM, Default unit
  `,
  fr: `
    Unité, Unités, Unité de mesure, Unités de mesure, Unité de rendu, Unités de rendu, Unité du résultat, Unité de résultat,
    Unités du résultat, Unité résultat, Unité du rendu, Unité SI, Unités SI, Unité internationale de mesure, Unité UCUM,
    Unité conventionnelle, Unités conventionnelles, Unité usuelle, Unité d'expression, Unités d'expression, Unité analyse,
    Unité de l'analyse, Unité de dosage, Unité de l'examen, Unité du test, Unité des résultats, Unités des résultats, Unité utilisée,
    Unité de référence, Unité rapportée, Unité rendue, Symbole de l'unité, Nom de l'unité, Libellé unité, Code UCUM, UCUM,
    Mesure (unité), Exprimé en, Unité standard, Unité principale, Unité de concentration
  `,
  it: `
    Unità, Unità di misura, Unita di misura, U.M., UM, UdM, U.d.M., U. di misura, Unità misura, Unità del risultato,
    Unità di risultato, Unità risultato, Unità di refertazione, Unità referto, Unità di referto, Unità SI, Unità convenzionale,
    Unità convenzionali, Unità UCUM, Codice UCUM, UCUM, Unità di espressione, Unità esame, Unità dell'esame, Unità analisi,
    Unità di dosaggio, Unità utilizzata, Unità standard, Unità di riferimento, Unità di concentrazione, Unità misurazione,
    Unità di misurazione, Unità del test, Unità internazionale di misura, Nome unità, Simbolo unità, Misura, Espresso in,
    Unità parametro, Unità dei risultati, Unità di misura SI
  `,
  others: "Eenheid, Eenheden, Unitate, Unitate de măsură, Unități, U.M., Unidad, Unidades, Jednostka",
  weak: `
    Konventionelle Einheit, Konv. Einheit, Einheit konventionell, Conventional unit, Conventional units, Unité conventionnelle,
    Unités conventionnelles, Unità convenzionale, Unità convenzionali, UCUM-Code, UCUM code, Code UCUM, Codice UCUM, UCUM,
    UCUM-Einheit, UCUM unit, UCUM units, Unité UCUM, Unità UCUM, Dimension, Misura, ME, UM, Referenzeinheit, Reference unit,
    Reference range units, Unité de référence, Unità di riferimento, SI-Einheit, SI unit, Unité SI, Unità SI
  `,
} satisfies Headings;
