import type { Headings } from "./headings.ts";

/** Headings of the amount of specimen that is needed. */
export default {
  de: `
    Menge, Mengen, Probenmenge, Probemenge, Materialmenge, Mindestmenge, Minimalmenge, Mindestprobenmenge, Mindestmaterialmenge,
    Untersuchungsmenge, Einsendemenge, Abnahmemenge, Entnahmemenge, Probenbedarf, Materialbedarf, Blutmenge, Füllmenge,
    Benötigte Menge, Erforderliche Menge, Notwendige Menge, Benötigtes Volumen, Minimale Menge, Min. Menge, Mindest-Menge,
    Mindestvolumen, Minimalvolumen, Probenvolumen, Probenvol., Vol., Probevolumen, Mindestprobenvolumen, Materialvolumen, Volumen, Volumina,
    Min. Volumen, Minimales Volumen, Füllvolumen, Abnahmevolumen, Entnahmevolumen, Einsendevolumen, Blutvolumen,
    Volumenbedarf, Mindestvol., Mindestbedarf, Minimalbedarf, Mindestfüllmenge, Menge Material, Menge Probe, Vol., Totvolumen
  `,
  en: `
    Volume, Volumes, Minimum volume, Min. volume, Min. vol., Minimal volume, Min volume required, Volume required, Required volume,
    Sample volume, Specimen volume, Minimum sample volume, Minimum specimen volume, Min sample volume, Preferred volume,
    Recommended volume, Optimal volume, Requested volume, Collection volume, Draw volume, Fill volume, Blood volume, Test volume,
    Submission volume, Standard volume, Optimum volume, Pediatric volume, Volume needed, Volume to submit, Quantity, Sample quantity,
    Specimen quantity, Minimum quantity, Quantity required, Required quantity, Amount, Amount required, Required amount,
    Minimum amount, Sample amount, Specimen amount, Vol., Sample size, Volume of sample, Sample requirement volume, Minimum required volume,
    Minimum vol., Pref. volume, Pref. vol.
  `,
  fr: `
    Volume, Volumes, Volume minimal, Volume minimum, Volume min., Volume requis, Volume nécessaire, Volume de prélèvement,
    Volume d'échantillon, Volume de l'échantillon, Volume échantillon, Volume à prélever, Volume prélevé, Volume souhaité,
    Volume optimal, Volume recommandé, Volume conseillé, Volume utile, Volume de sang, Volume sanguin, Volume minimal requis,
    Volume de remplissage, Volume tube, Quantité, Quantités, Quantité minimale, Quantité minimum, Quantité requise,
    Quantité nécessaire, Quantité à prélever, Quantité d'échantillon, Quantité de l'échantillon, Quantité de matériel,
    Quantité souhaitée, Quantité recommandée, Quantité optimale, Quantité min., Qté, Qté minimale, Vol. minimal, Vol.
  `,
  it: `
    Volume, Volumi, Volume minimo, Volume min., Volume richiesto, Volume necessario, Volume di campione, Volume del campione,
    Volume campione, Volume di prelievo, Volume prelievo, Volume da prelevare, Volume ottimale, Volume consigliato,
    Volume raccomandato, Volume minimo richiesto, Volume di sangue, Volume sangue, Volume di riempimento, Volume utile,
    Quantità, Quantità minima, Quantità min., Quantità richiesta, Quantità necessaria, Quantità campione, Quantità di campione,
    Quantità del campione, Quantità da prelevare, Quantità di materiale, Quantità materiale, Quantità ottimale,
    Quantità consigliata, Q.tà, Q.tà minima, Q.tà richiesta, Qta, Vol. minimo, Vol. campione, Vol.
  `,
  others: `
    Minimaal volume, Minimumvolume, Min. volume ml, Benodigd volume, Hoeveelheid, Minimale hoeveelheid, Volum, Volum minim,
    Cantitate, Cantitate minimă, Volumen mínimo, Cantidad
  `,
  weak: "Totvolumen, Pediatric volume, Sample size, Füllmenge, Fill volume",
} satisfies Headings;
