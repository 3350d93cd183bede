import type { Headings } from "./headings.ts";

/** Headings of how long an analysis can be requested from a specimen that the laboratory already has. */
export default {
  de: `
    Nachforderung, Nachforderungen, Nachforderbar, Nachforderbarkeit, Nachforderung bis, Nachforderung möglich, Nachforderbar bis, Nachforderungsfrist, Nachforderungszeit,
    Nachforderungszeitraum, Nachmeldung, Nachmeldefrist, Nachmeldungen, Nachbestellung, Nachbestellbar, Nachverordnung, Nachverordnungen, Nachanforderung, Nachanforderungen,
    Nachanforderbar, Nachanforderung möglich, Nachanforderung bis, Nachanforderungsfrist, Nachträgliche Anforderung, Nachträgliche Anforderungen, Zusatzanforderung,
    Zusatzanforderungen, Frist für Nachforderungen, Nachforderung innerhalb, Max. Nachforderung, Maximale Nachforderungszeit, Nachforderungsdauer,
    Nachforderung (Tage), Nachforderung Tage, Nachforderungszeit (h), Nachforderungen möglich bis, Add-on,
    Nachmeldung, Nachmeldung möglich, Nachbestimmung, Nachbestimmung möglich
  `,
  en: `
    Add-on, Add-ons, Add-on test, Add-on testing, Add-on time, Add-on window, Add-on period, Add-on limit, Add-on stability, Add-on requests, Add-on request, Add-on availability, Add-on possible,
    Add-on allowed, Add-on until, Can be added on, Maximum add-on time, Time limit for add-on, Time limit for additional testing, Additional test requests, Additional tests time limit, Additional testing,
    Additional requests, Time limit for additional requests, Retention for add-on, Add-on orders, Add-on order window, Supplementary requests, Later requests, Max add-on time, Add-on cut-off, Add-on time limit, Add-on limit hours,
    Add-on days, Add-on hours, Additional examinations, Additional examination time limit, Add-on stability time, Latest add-on
  `,
  fr: `
    Ajout, Ajouts, Ajout d'analyse, Ajouts d'analyses, Rajout, Rajouts, Rajout possible, Ajout possible, Délai d'ajout, Délai de rajout, Délai d'ajout d'analyse, Délai pour ajout, Délai de prescription complémentaire,
    Prescription complémentaire, Prescriptions complémentaires, Demande complémentaire, Demandes complémentaires,     Analyse supplémentaire, Analyses supplémentaires, Délai pour analyses complémentaires, Délai maximal d'ajout, Délai max d'ajout, Délai de réanalyse, Ajout après réception, Demande additionnelle, Demandes additionnelles,
    Analyse additionnelle, Examen additionnel, Examens additionnels, Délai pour examen additionnel, Délai d'ajout (h), Délai d'ajout (jours), Demande ultérieure, Demandes ultérieures, Ajout ultérieur, Add-on
  `,
  it: `
    Aggiunta, Aggiunte, Aggiunta esame, Aggiunta di esami, Aggiunta esami, Esame aggiuntivo, Esami aggiuntivi, Richiesta aggiuntiva, Richieste aggiuntive, Tempo per aggiunta, Tempo di aggiunta, Tempo massimo di aggiunta,
    Tempo limite aggiunta, Tempi per aggiunta, Tempo per esami aggiuntivi, Termine per aggiunte, Termine per esami aggiuntivi, Aggiunta possibile, Aggiunta entro, Aggiungibile, Aggiungibile entro, Integrazione richiesta,
    Integrazione esami, Integrazioni, Integrazione, Richiesta integrativa, Richieste integrative, Esami integrativi, Esame integrativo, Richiesta successiva, Richieste successive, Esami successivi,
    Analisi aggiuntive, Analisi aggiuntiva, Analisi supplementare, Analisi supplementari, Richiesta supplementare, Richieste supplementari, Tempo per richieste aggiuntive, Esami supplementari, Add-on
  `,
  others: "Nabepaling, Nabepalingen, Nabestellen, Naaanvraag, Bijaanvraag, Bijaanvragen",
  weak: "Ajout, Ajouts, Aggiunta, Aggiunte, Integrazione, Integrazioni, Additional testing, Additional examinations, Esami integrativi, Esame integrativo",
} satisfies Headings;
