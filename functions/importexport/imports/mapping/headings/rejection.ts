import type { Headings } from "./headings.ts";

/** Headings of the reasons for which a specimen is not examined. */
export default {
  de: `
    Ablehnungsgrund, Ablehnungsgründe, Ablehnung, Ablehnungskriterien, Ablehnungskriterium, Zurückweisung, Zurückweisungsgründe, Zurückweisungskriterien,
    Ausschlusskriterien, Ausschlusskriterium, Ausschlussgründe, Ausschluss, Probenablehnung, Probenzurückweisung, Rückweisung, Rückweisungsgründe,
    Rückweisungskriterien, Ungeeignetes Material, Ungeeignete Proben, Nicht geeignet, Nicht geeignetes Material, Ungeeignet, Störfaktoren und Ausschluss,
    Unzulässiges Material, Unzulässige Proben, Annahmekriterien, Kriterien für Ablehnung, Kriterien für die Ablehnung, Gründe für Ablehnung,
    Gründe der Ablehnung, Gründe für die Ablehnung, Proben nicht verwertbar, Nicht verwertbar, Nicht akzeptiert, Nicht akzeptables Material,
    Probe ungeeignet bei, Material ungeeignet, Unbrauchbar, Unbrauchbare Proben, Verwerfungskriterien
  `,
  en: `
    Rejection, Rejection criteria, Rejection criterion, Reject criteria, Reject if, Reject, Rejected if, Rejection reasons, Reasons for rejection,
    Reason for rejection, Causes for rejection, Cause for rejection, Criteria for rejection, Specimen rejection, Specimen rejection criteria, Sample rejection,
    Sample rejection criteria, Unacceptable conditions, Unacceptable condition, Unacceptable specimen, Unacceptable specimens, Unacceptable samples,
    Unacceptable sample, Unacceptable, Unsuitable specimens, Unsuitable samples, Unsuitable, Not acceptable, Exclusion criteria, Acceptance criteria,
    Specimen acceptability, Sample acceptability, Acceptability, Rejection rules, Common causes for rejection, Unacceptable reasons,
    Rejection conditions, Conditions for rejection, Specimen unacceptable if, Sample not accepted, Do not accept
  `,
  fr: `
    Rejet, Critères de rejet, Critère de rejet, Motifs de rejet, Motif de rejet, Cause de rejet, Causes de rejet, Refus, Critères de refus, Motifs de refus,
    Motif de refus, Critères de non-conformité, Critère de non-conformité, Non-conformité, Non-conformités, Critères d'exclusion, Échantillon non conforme,
    Échantillons non conformes, Échantillons refusés, Prélèvement non conforme, Prélèvements non conformes, Prélèvements refusés, Critères d'acceptation,
    Critères d'acceptabilité, Conditions de rejet, Conditions de refus, Conditions inacceptables, Échantillons inacceptables, Échantillon inacceptable,
    Critères de non acceptation, Non acceptation, Critères de non recevabilité, Non recevabilité, Raisons de rejet, Raison de rejet, Rejet de l'échantillon,
    Rejet des échantillons, Refus de prélèvement, Refus du prélèvement, Rejeter si
  `,
  it: `
    Rifiuto, Criteri di rifiuto, Criterio di rifiuto, Motivi di rifiuto, Motivo di rifiuto, Cause di rifiuto, Rigetto, Criteri di rigetto, Motivi di rigetto,
    Criteri di esclusione, Criterio di esclusione, Criteri di non accettabilità, Non accettabilità, Non conformità, Criteri di non conformità,
    Campione non idoneo, Campioni non idonei, Campione non conforme, Campioni non conformi, Non idoneità, Criteri di non idoneità, Motivi di non idoneità,
    Criteri di accettazione, Criteri di accettabilità, Condizioni di rifiuto, Condizioni inaccettabili, Campioni inaccettabili, Campione inaccettabile,
    Cause di non accettazione, Non accettazione, Criteri di non accettazione, Rifiuto del campione, Rifiuto campione, Esclusione, Cause di esclusione,
    Motivi di esclusione, Cause di non conformità, Campioni rifiutati, Materiale non idoneo, Ragioni di rifiuto
  `,
  others: "Afkeurcriteria, Afkeurreden, Afkeurredenen, Weigeringscriteria, Criterii de respingere",
  weak: "Annahmekriterien, Acceptance criteria, Critères d'acceptation, Criteri di accettazione, Ungeeignet, Unsuitable, Reject, Rejet, Refus, Rifiuto, Acceptability, Ausschluss, Esclusione",
} satisfies Headings;
