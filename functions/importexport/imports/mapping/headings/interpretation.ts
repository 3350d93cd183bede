import type { Headings } from "./headings.ts";

/** Headings of the meaning of high and low results. */
export default {
  de: `
    Bewertung, Bewertungen, Bewertungstext, Beurteilung, Beurteilungen, Beurteilungstext, Interpretation, Interpretationen,
    Interpretationstext, Interpretationshilfe, Interpretationshinweis, Interpretationshinweise, Befundinterpretation,
    Befundbewertung, Befundbeurteilung, Ergebnisinterpretation, Ergebnisbewertung, Interpretation der Ergebnisse,
    Bewertung der Ergebnisse, Interpretation des Ergebnisses, Klinische Bedeutung, Klinische Bewertung, Klinische Relevanz,
    Klinische Interpretation, Klinische Signifikanz, Diagnostische Bedeutung, Medizinische Bedeutung, Medizinische Bewertung,
    Aussagekraft, Bedeutung, Bedeutung des Befundes, Erhöht bei, Erniedrigt bei, Erhöhte Werte, Erniedrigte Werte, Auswertung
  `,
  en: `
    Interpretation, Interpretations, Interpretive information, Interpretive comment, Interpretive comments, Interpretive data,
    Interpretive text, Result interpretation, Results interpretation, Interpretation of results, Interpretation of result,
    Clinical interpretation, Clinical significance, Clinical relevance, Clinical meaning, Diagnostic significance,
    Significance, Test interpretation, Assessment, Evaluation, Result evaluation, Evaluation of results, Increased in, Decreased in,
    Elevated in, High values, Low values, Interpretation guide, Interpretation text, Interpretation notes, Medical significance
  `,
  fr: `
    Interprétation, Interprétations, Interprétation des résultats, Interprétation du résultat, Interprétation clinique,
    Interprétation biologique, Commentaire d'interprétation, Aide à l'interprétation, Texte d'interprétation,
    Signification clinique, Signification, Signification diagnostique, Valeur diagnostique, Valeur clinique, Évaluation,
    Évaluation des résultats, Appréciation, Pertinence clinique, Portée clinique, Éléments d'interprétation, Valeurs augmentées,
    Valeurs diminuées, Variations pathologiques, Conclusion biologique
  `,
  it: `
    Interpretazione, Interpretazioni, Interpretazione dei risultati, Interpretazione del risultato, Interpretazione clinica,
    Interpretazione risultati, Commento interpretativo, Note interpretative, Testo interpretativo, Significato clinico, Significato,
    Significato diagnostico, Significatività clinica, Valutazione, Valutazione dei risultati, Valutazione clinica,
    Rilevanza clinica, Valore diagnostico, Valore clinico, Valori aumentati, Valori diminuiti, Guida all'interpretazione, Giudizio
  `,
  others: "Interpretatie, Klinische betekenis, Interpretare, Interpretación",
  weak: `
    Auswertung, Evaluation, Assessment, Bedeutung, Signification, Significato, Significance, Giudizio, Erhöhte Werte, Erniedrigte Werte, High values, Low values, Appréciation
  `,
} satisfies Headings;
