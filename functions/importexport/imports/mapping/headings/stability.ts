import type { Headings } from "./headings.ts";

/** Headings of how a specimen is stored and how long it stays usable. */
export default {
  de: `
    Stabilität, Stabilitäten, Stabilitätsdauer, Stabilitätsangabe, Stabilitätsangaben, Stabilitätsdaten, Stabilitätshinweis,
    Stabilitätshinweise, Probenstabilität, Probestabilität, Materialstabilität, Stabilität der Probe, Stabilität des Materials,
    Stabilität Probe, Stabilität Material, Analytstabilität, Lagerstabilität, Lagerung, Lagerungsdauer, Lagerungszeit,
    Lagerungsbedingung, Lagerungsbedingungen, Lagerungshinweis, Lagerungshinweise, Lagerungstemperatur, Lagertemperatur, Lagerdauer,
    Lagerbedingungen, Probenlagerung, Materiallagerung, Lagerung/Transport, Lagerung und Transport, Lagerung und Versand,
    Lagerung/Versand, Lagerung und Haltbarkeit, Lagerung/Haltbarkeit, Lagerung/Stabilität, Lagerung und Stabilität,
    Stabilität/Lagerung, Haltbarkeit, Haltbarkeiten, Haltbarkeit der Probe, Probenhaltbarkeit, Materialhaltbarkeit, Haltbar,
    Haltbar bis, Haltbarkeitsdauer, Aufbewahrung, Aufbewahrungsdauer, Aufbewahrungszeit, Probenaufbewahrung, Aufbewahrungsbedingungen,
    Aufbewahrungshinweis, Stabil, Stabil bis,
    Stab., Haltb.
  `,
  en: `
    Stability, Stabilities, Sample stability, Specimen stability, Stability of sample, Stability of specimen, Stability information,
    Stability data, Stability time, Stability period, Stability notes, Stability requirements, Specimen stability information,
    Analyte stability, Storage, Storage conditions, Storage condition, Storage requirements, Storage instructions, Storage information,
    Storage temperature, Storage time, Storage/stability, Stability/storage, Storage and stability, Stability and storage,
    Storage/transport, Storage and transport, Transport and storage, Storage & handling, Storage and handling, Storage notes,
    Sample storage, Specimen storage, Storage of sample, Storage of specimen, Sample storage conditions, Preservation,
    Sample preservation, Shelf life, Sample storage/stability, Specimen storage/stability, Stable for,
    Sample viability, Specimen viability, Keeping time, Keeping quality, Sample integrity
  `,
  fr: `
    Stabilité, Stabilités, Stabilité de l'échantillon, Stabilité échantillon, Stabilité du prélèvement, Stabilité du spécimen,
    Stabilité de l'analyte, Stabilité du matériel, Stabilité avant analyse, Stabilité des échantillons, Stabilité du sérum,
    Données de stabilité, Durée de stabilité, Délai de stabilité, Conservation, Conservation de l'échantillon,
    Conservation des échantillons, Conservation du prélèvement, Conservation échantillon, Conservation/stabilité,
    Conservation et stabilité, Stabilité/conservation, Stabilité et conservation, Conservation/transport, Conservation et transport,
    Condition de conservation, Conditions de conservation, Durée de conservation, Température de conservation,
    Délai de conservation, Modalités de conservation, Mode de conservation, Consignes de conservation, Stockage, Conditions de stockage,
    Stockage de l'échantillon, Durée de stockage, Température de stockage, Entreposage, Conditions d'entreposage, Transport et conservation,
    Conservation avant envoi, Conservation de l'échantillon, Conservation échantillon
  `,
  it: `
    Stabilità, Stabilità campione, Stabilità del campione, Stabilità dei campioni, Stabilità analita, Stabilità dell'analita,
    Stabilità del materiale, Stabilità materiale, Stabilità/conservazione, Stabilità e conservazione, Durata stabilità, Periodo di stabilità,
    Tempo di stabilità, Dati di stabilità, Conservazione, Conservazione campione, Conservazione del campione,
    Conservazione dei campioni, Conservazione e stabilità, Conservazione/stabilità, Conservazione e trasporto,
    Conservazione/trasporto, Trasporto e conservazione, Condizioni di conservazione, Condizione di conservazione,
    Modalità di conservazione, Modo di conservazione, Temperatura di conservazione, Tempo di conservazione, Tempi di conservazione,
    Durata conservazione, Durata di conservazione, Periodo di conservazione, Istruzioni di conservazione, Stoccaggio,
    Condizioni di stoccaggio, Stoccaggio campione, Temperatura di stoccaggio, Tempo di stoccaggio, Immagazzinamento
  `,
  others: `
    Bewaarconditie, Bewaarcondities, Houdbaarheid, Stabiliteit, Bewaren, Opslag, Bewaartermijn, Stabilitate, Stabilitatea probei,
    Condiții de păstrare, Conservare, Estabilidad, Conservación,
    Bewaring, Bewaringscondities
  `,
  weak: `
    Lagerungstemperatur, Lagertemperatur, Storage temperature, Température de conservation, Température de stockage,
    Temperatura di conservazione, Temperatura di stoccaggio, Preservation, Stabil,
    Haltbar, Lagerung, Storage, Stockage, Stoccaggio, Aufbewahrung, Entreposage, Immagazzinamento, Sample integrity
  `,
} satisfies Headings;
