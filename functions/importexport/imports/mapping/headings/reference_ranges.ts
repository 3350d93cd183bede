import type { Headings } from "./headings.ts";

/** Headings of the ranges in which results of healthy people lie. */
export default {
  de: `
    Referenzbereich, Referenzbereiche, Referenzwert, Referenzwerte, Referenzintervall, Referenzintervalle, Referenzgrenzen,
    Referenzspanne, Referenz, Referenzen, Ref.-Bereich, Ref.-Werte, Ref. Wert, Refbereich, Ref.bereich, Ref.-Intervall,
    Referenzangabe, Referenzangaben, Referenztext, Referenzbereich Erwachsene, Referenzbereich (Text), Referenzbereichstext,
    Normwert, Normwerte, Normbereich, Normbereiche, Normalwert, Normalwerte, Normalbereich, Normalbereiche, Norm, Normgrenzen,
    Normwertbereich, Normalwertbereich, Sollwert, Sollwerte, Sollbereich, Sollbereiche, Richtwert, Richtwerte, Richtbereich,
    Orientierungswert, Orientierungswerte, Vergleichswerte, Erwartungswert, Erwartungswerte, Erwartungsbereich, Zielbereich,
    Zielwerte, Zielwert, Cut-off, Cutoff, Grenzwerte, Referenz-/Normbereich, Norm-/Referenzbereich, Referenz- und Normwerte,
    Normal,
    Ref.-Ber., Ref.ber., Refber., NW, RW, RB, Grenzwert, Entscheidungsgrenze, Entscheidungsgrenzen, Therapeutischer Bereich, Therap. Bereich
  `,
  en: `
    Reference range, Reference ranges, Reference interval, Reference intervals, Reference value, Reference values, Reference limits,
    Ref. range, Ref. ranges, Ref. interval, Ref. value, Ref. values, Refrange, Reference range text,
    Reference range (adult), Adult reference range, Adult reference ranges, Biological reference interval,
    Biological reference intervals, Biological reference range, Biological ref. interval, Bio ref. interval, Normal range,
    Normal ranges, Normal value, Normal values, Normal reference range, Normal interval, Normal limits, Normals, Norms,
    Expected range, Expected value, Expected values, Expected results, Expected ranges, Usual range, Usual values, Target range,
    Standard range, Healthy range, Interpretive range, Interpretive ranges, Decision limits, Cutoff, Cut-off, Cutoff value,
    Cut-off values, Range, Ranges, Reference interval text, Population reference range, Age-related reference range,
    Reference, References, Ref., Normal,
    Ref. int., Ref. rng., Reference int., Ref. intv.
  `,
  fr: `
    Valeurs de référence, Valeur de référence, Intervalle de référence, Intervalles de référence, Plage de référence,
    Plages de référence, Intervalle biologique de référence, Intervalles biologiques de référence, Domaine de référence,
    Fourchette de référence, Limites de référence, Bornes de référence, Normes de référence, Norme de référence,
    Val. de référence, Val. réf., Valeurs réf., Interv. de référence, Valeurs normales, Valeur normale,
    Normales, Intervalle normal, Plage normale, Zone normale, Limites normales, Valeurs usuelles, Valeur usuelle, Plage usuelle,
    Intervalle usuel, Intervalle de valeurs usuelles, Valeurs attendues, Valeur attendue, Valeurs cibles, Valeur cible,
    Valeurs physiologiques, Valeurs indicatives, Normes, Norme, Valeurs seuils, Valeur seuil, Seuils, Seuil, Valeurs limites, Cut-off
  `,
  it: `
    Valori di riferimento, Valore di riferimento, Intervallo di riferimento, Intervalli di riferimento, Range di riferimento,
    Range di normalità, Range normale, Range, Limiti di riferimento, Campo di riferimento,
    Intervallo biologico di riferimento, Intervalli biologici di riferimento, Intervallo di normalità, Intervallo normale,
    Valori normali, Valore normale, Valori di normalità, Valori usuali, Valori attesi, Valore atteso, Valori fisiologici,
    Valori standard, Valori indicativi, Limiti di normalità, Limiti normali, Normalità, Norma, Val. rif., Val. di riferimento,
    Valori rif., V.R., V.d.R., Int. di riferimento, Intervallo rif., Range rif., Range riferimento, Valori soglia,
    Valore soglia, Soglia, Valori riferimento, Intervallo riferimento, Cut-off, Valori ottimali
  `,
  others: `
    Referentiewaarde, Referentiewaarden, Referentiewaardes, Referentiegebied, Referentie-interval, Referentieinterval,
    Normaalwaarden, Normaalwaarde, Interval de referință, Intervale de referință, Valori de referință, Valori normale,
    Valores de referencia, Intervalo de referencia, Reference
  `,
  weak: `
    Referenz, Referenzen, Norm, Norms, Norme,
    Normes, Norma, Cut-off, Cutoff, Cutoff value, Cut-off values, Grenzwerte, Range, Ranges, Decision limits, Seuil, Seuils, Soglia,
    Valeur seuil, Valeurs seuils, Valori soglia, Valore soglia, Valeurs limites, Zielbereich, Zielwerte, Zielwert, NW, RW, RB, Grenzwert, Therapeutischer Bereich, Therap. Bereich, Target range, Valeurs cibles,
    Valeur cible, Normals, Normal, Reference, References, Ref.
  `,
} satisfies Headings;
