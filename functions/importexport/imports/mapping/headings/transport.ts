import type { Headings } from "./headings.ts";

/** Headings of how a specimen is sent. */
export default {
  de: `
    Transport, Transportart, Transportbedingung, Transportbedingungen, Transporthinweis, Transporthinweise, Transporttemperatur,
    Transportvorschrift, Transportform, Transportweg, Probentransport, Materialtransport, Versand, Versandart, Versandbedingung,
    Versandbedingungen, Versandhinweis, Versandhinweise, Versandtemperatur, Probenversand, Materialversand, Einsendung,
    Einsendebedingungen, Transport der Probe, Transport/Versand, Versand/Transport, Postversand
  `,
  en: `
    Transport, Transportation, Transport conditions, Transport condition, Transport temperature, Transport instructions,
    Transport requirements, Transport mode, Specimen transport, Sample transport, Transport information, Shipping,
    Shipping conditions, Shipping temperature, Shipping instructions, Shipping requirements, Shipment, Shipment conditions,
    Sample shipping, Specimen shipping, Specimen transport temperature, Dispatch, Transit temperature, Shipping information,
    Transport temp., Ship
  `,
  fr: `
    Transport, Conditions de transport, Condition de transport, Transport de l'échantillon, Transport des échantillons,
    Température de transport, Mode de transport, Modalités de transport, Modalité de transport, Consignes de transport, Acheminement,
    Conditions d'acheminement, Température d'acheminement, Mode d'acheminement, Délai d'acheminement, Envoi, Conditions d'envoi,
    Mode d'envoi, Expédition, Conditions d'expédition, Acheminement de l'échantillon, Délai de transport
  `,
  it: `
    Trasporto, Condizioni di trasporto, Condizione di trasporto, Trasporto campione, Trasporto del campione, Temperatura di trasporto,
    Modalità di trasporto, Modalità trasporto, Istruzioni di trasporto, Tempi di trasporto, Spedizione, Condizioni di spedizione,
    Modalità di spedizione, Spedizione campione, Spedizione del campione, Temperatura di spedizione, Invio, Invio campione,
    Invio del campione, Modalità di invio, Condizioni di invio
  `,
  others: `
    Vervoer, Transportcondities, Verzending, Verzendcondities, Transportvoorwaarden, Condiții de transport,
    Condiciones de transporte
  `,
  weak: `
    Transporttemperatur, Transport temperature, Température de transport, Temperatura di trasporto, Délai de transport, Délai d'acheminement, Tempi di trasporto, Einsendung, Envoi, Invio
  `,
} satisfies Headings;
