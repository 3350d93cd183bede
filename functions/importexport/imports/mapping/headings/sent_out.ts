import type { Headings } from "./headings.ts";

/** Headings of the laboratory to which an analysis is referred. */
export default {
  de: `
    Fremdversand, Fremdlabor, Fremdlabore, Fremdleistung, Fremdleistungen, Fremdleistungslabor, Partnerlabor, Partnerlabore,
    Auftragslabor, Unterauftrag, Unterauftragnehmer, Unterauftragslabor, Unterauftragsvergabe, Weiterversand, Weiterleitung,
    Weiterleitung an, Weiterversand an, Weitergeleitet an, Versandlabor, Versand an Labor,     Vergeben an, Vergabelabor, Externes Labor, Externe Labore, Auswärtiges Labor, Auswärtslabor,
    Referenzlabor, Kooperationslabor, Kooperationspartner, Weiterversandt an, Fremdvergabe, Speziallabor extern, Ziellabor
  `,
  en: `
    Sent out, Sent out to, Send out, Send-out, Send-out lab, Send-out laboratory, Sendout, Sendout lab, Referred,
    Referred to, Referral lab, Referral laboratory, Referral laboratories, Referral test laboratory, Reference lab,
    Reference laboratory, Reference laboratories, Referred out, Referred-out laboratory, External lab, External laboratory,
    Outside lab, Outsourced, Outsourced to, Outsourcing, Subcontracted, Subcontracted to, Subcontractor, Subcontract laboratory,
    Partner lab, Partner laboratory
  `,
  fr: `
    Sous-traitance, Sous-traité, Sous-traitée, Sous-traitant, Sous-traitants, Laboratoire sous-traitant, Sous-traité à,
    Sous-traité par, Labo sous-traitant, Laboratoire de sous-traitance, Envoyé à, Envoi extérieur, Envois extérieurs,
    Analyse envoyée, Analyse envoyée à, Analyse sous-traitée, Analyses sous-traitées, Transmis à,     Transmis au laboratoire, Laboratoire externe, Laboratoire extérieur, Labo externe, Labo extérieur, Externalisé, Externalisée,
    Externalisation, Externalisé à, Laboratoire partenaire, Labo partenaire, Laboratoire de référence, Laboratoire spécialisé,
    Laboratoire exécutant, Laboratoire réalisateur, Laboratoire sous-traitant
  `,
  it: `
    Inviato a, Inviato presso, Esame inviato, Esami inviati, Service esterno, Esternalizzato, Esternalizzata,
    Esternalizzato a, Esternalizzazione, Subappalto, Subappaltato, Subappaltato a, Laboratorio subappaltato, Subfornitore,
    Laboratorio esterno, Laboratori esterni, Laboratorio in service, Laboratorio partner, Laboratorio di riferimento,
    Laboratorio consorziato, Laboratorio convenzionato, Laboratorio terzo, Conto terzi, In conto terzi, Laboratorio specializzato,
    Laboratorio destinatario, Spedito a
  `,
  others:
    "Uitbesteed aan, Uitbesteed, Uitvoerend laboratorium, Uitvoerend lab, Verzendlab, Doorgestuurd naar, Verzending naar",
  weak: "Referenzlabor, Reference laboratory, Reference lab, Laboratoire de référence, Laboratorio di riferimento",
} satisfies Headings;
