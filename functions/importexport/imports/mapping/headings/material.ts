import type { Headings } from "./headings.ts";

/** Headings of the specimen that is examined. */
export default {
  de: `
    Material, Materialien, Materialart, Materialarten, Materialtyp, Materialbezeichnung, Untersuchungsmaterial,
    Untersuchungsmaterialien, Probenmaterial, Probematerial, Einsendematerial, Einsendungsmaterial, Ausgangsmaterial,
    Analysenmaterial, Analysematerial, Testmaterial, Patientenmaterial, Labormaterial, Abnahmematerial, Entnahmematerial,
    Messmaterial, Spezimen, Specimen, Probe, Proben, Probenart, Probenarten, Probentyp, Probentypen, Probengut, Probeart, Probetyp,
    Untersuchungsgut, Untersuchungsprobe, Untersuchungssubstrat, Patientenprobe, Probenmatrix, Matrix, Geeignetes Material,
    Benötigtes Material, Erforderliches Material, Bevorzugtes Material, Art der Probe, Art des Materials, Art des Untersuchungsmaterials,
    Zulässiges Material, Körperflüssigkeit, Biomaterial, Materialangabe, Material/Probe, Probe/Material, Probensorte,
    Mat., Probenmat., Unters.-Material, Unters.material, Primärprobe,
    Probenanforderung, Probenanforderungen, Materialanforderung, Materialanforderungen
  `,
  en: `
    Material, Materials, Specimen, Specimens, Specimen type, Specimen types, Spec type, Specimen source, Type of specimen, Specimen required,
    Required specimen, Preferred specimen, Specimen material, Specimen name, Acceptable specimen, Specimen description,
    Sample, Samples, Sample type, Sample types, Type of sample, Sample material, Sample required, Required sample, Preferred sample,
    Sample matrix, Sample name, Sample description, Sample kind, Kind of sample, Specimen kind, Kind of specimen, Test material,
    Test specimen, Test sample, Matrix, Matrices, Matrix type, Specimen matrix, Fluid, Fluid type, Body fluid, Bodily fluid,
    Biological material, Biological matrix, Biospecimen, Specimen/sample type, Sample/specimen, Patient sample, System (specimen),
    Spec., Specimen req., Spec. req., Specimen reqs.
  `,
  fr: `
    Matériel, Matériels, Matériel biologique, Matériel d'analyse, Matériel à analyser, Matériel requis, Type de matériel, Matériau,
    Matière, Matrice, Matrices, Matrice biologique, Type de matrice, Prélèvement, Prélèvements, Type de prélèvement,
    Nature du prélèvement, Nature de prélèvement, Prélèvement requis, Échantillon, Échantillons, Type d'échantillon,
    Types d'échantillons, Nature de l'échantillon, Nature d'échantillon, Échantillon requis, Échantillon biologique,
    Échantillon primaire, Échantillon à prélever, Spécimen, Spécimens, Type de spécimen, Nature du spécimen, Spécimen requis,
    Liquide biologique, Fluide biologique, Milieu biologique, Substrat, Support biologique, Produit biologique,
    Produit pathologique, Nature de l'échantillon biologique, Nature du matériel, Nature du spécimen biologique
  `,
  it: `
    Campione, Campioni, Tipo di campione, Tipo campione, Tipi di campione, Tipologia campione, Tipologia di campione,
    Tipologia del campione, Natura del campione, Campione richiesto, Campione biologico, Campione primario, Campione da prelevare,
    Campione necessario, Campione idoneo, Materiale, Materiali, Materiale biologico, Tipo di materiale, Tipo materiale,
    Tipologia materiale, Materiale richiesto, Materiale da analizzare, Materiale di prelievo, Materiale in esame, Materiale da esaminare,
    Matrice, Matrici, Matrice biologica, Tipo di matrice, Tipo matrice, Prelievo, Tipo di prelievo, Tipo prelievo, Natura del prelievo,
    Liquido biologico, Fluido biologico, Substrato, Specimen, Tipo specimen, Campione/materiale, Natura campione
  `,
  others: `
    Materiaal, Afnamemateriaal, Monstermateriaal, Monster, Monstersoort, Soort materiaal, Lichaamsmateriaal, Produs biologic, Probă,
    Probă biologică, Tip probă, Material biologic, Muestra, Tipo de muestra, Espécimen, Materiał,
    Staal, Staalsoort, Type staal
  `,
  weak: "Prélèvement, Prelievo, Fluid, Probe, Sample, Sample description, Specimen description",
} satisfies Headings;
