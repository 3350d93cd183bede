import type { Headings } from "./headings.ts";

/** Headings of prices, for laboratories that keep one in a field of their own. */
export default {
  de: `
    Preis, Preise, Preis in Euro, Preis in EUR, Preis (€), Preis EUR, Einzelpreis, Listenpreis, Nettopreis, Bruttopreis, Kosten,
    Gebühr, Gebühren, Betrag, Entgelt, Honorar, Selbstzahlerpreis
  `,
  en: `
    Price, Prices, List price, Unit price, Net price, Gross price, Test price, Cost, Costs, Fee, Fees, Charge, Charges, Tariff, Rate
  `,
  fr: `
    Prix, Prix unitaire, Prix de l'analyse, Prix net, Prix brut, Prix public, Tarif, Tarifs, Tarification, Coût, Coûts, Montant, Honoraires
  `,
  it: `
    Prezzo, Prezzi, Prezzo di listino, Prezzo unitario, Prezzo esame, Tariffa, Tariffe, Costo, Costi, Importo, Onorario
  `,
  others: "Tarief, Tarieven, Prijs, Tarif decontat, Tarif lei, Preț, Precio",
  weak: "Kosten, Cost, Costs, Coût, Coûts, Costo, Costi, Betrag, Montant, Importo, Rate, Charge, Charges",
} satisfies Headings;
