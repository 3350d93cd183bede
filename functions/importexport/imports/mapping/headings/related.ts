import type { Headings } from "./headings.ts";

/** Headings of the codes of related analyses. */
export default {
  de: `
    Verwandte Analysen, Verwandte Analyse, Verwandt, Verwandte Tests, Verwandte Untersuchungen, Verwandte Parameter, Siehe auch,
    Zugehörige Analysen, Zugehörige Tests, Ergänzende Analysen, Ergänzende Untersuchungen, Weiterführende Analysen,
    Weiterführende Untersuchungen, Querverweis, Querverweise
  `,
  en: `
    Related, Related analyses, Related analysis, Related tests, Related test, Related test codes, See also, Associated tests,
    Associated analyses, Related procedures, Cross-references, Cross reference
  `,
  fr: `
    Analyses associées, Analyse associée, Examens associés, Examen associé, Tests associés, Analyses liées, Examens liés, Analyses apparentées,
    Voir aussi, Analyses complémentaires, Examens complémentaires, Renvois
  `,
  it: `
    Esami correlati, Esame correlato, Analisi correlate, Test correlati, Esami associati, Analisi associate, Esami collegati,
    Vedi anche, Vedere anche, Esami complementari, Rimandi
  `,
} satisfies Headings;
