import type { Headings } from "./headings.ts";

/** Headings of what to observe before, during and after collection. */
export default {
  de: `
    Präanalytik, Präanalytisch, Präanalytische Hinweise, Präanalytischer Hinweis, Hinweise zur Präanalytik, Hinweis Präanalytik,
    Präanalytische Anforderungen, Präanalytische Bedingungen, Präanalytische Besonderheiten, Abnahmehinweis, Abnahmehinweise,
    Abnahmebedingungen, Abnahmeanleitung, Abnahmeanweisung, Hinweise zur Abnahme, Entnahmehinweis, Entnahmehinweise,
    Entnahmebedingungen, Entnahmeanleitung, Entnahmevorschrift, Hinweise zur Entnahme, Hinweise zur Probenentnahme, Probenentnahme,
    Probennahme, Probenahme, Probengewinnung, Materialgewinnung, Materialentnahme, Probenabnahme, Blutentnahme, Blutabnahme, Abnahme,
    Entnahme, Probenvorbereitung, Probenbehandlung, Probenhandling, Patientenvorbereitung, Vorbereitung des Patienten,
    Vorbereitung, Probenvorbehandlung, Handhabung der Probe, Hinweise zum Material, Materialhinweise, Probenhinweise,
    Präanal.
  `,
  en: `
    Preanalytics, Pre-analytics, Preanalytical, Pre-analytical requirements, Preanalytical information, Preanalytical conditions,
    Pre-analytical notes, Preanalytical instructions, Collection, Collection instructions, Collection notes, Collection requirements,
    Collection information, Collection procedure, Collection method, Collection conditions, Collection details, Sample collection,
    Specimen collection, Specimen collection instructions, Sample collection instructions, Specimen collection requirements,
    Collecting instructions, Blood collection, Patient preparation, Patient instructions, Preparation of patient, Patient prep,
    Specimen preparation, Sample preparation, Specimen handling, Sample handling, Specimen processing, Sample processing,
    Handling instructions, Specimen instructions, Processing instructions, Sampling instructions, Specimen handling instructions,
    Special instructions,
    Handling, Processing
  `,
  fr: `
    Préanalytique, Pré-analytique, Phase préanalytique, Phase pré-analytique, Conditions préanalytiques, Informations préanalytiques,
    Exigences préanalytiques, Consignes préanalytiques, Conditions de prélèvement, Condition de prélèvement,
    Consignes de prélèvement, Instructions de prélèvement, Modalités de prélèvement, Modalité de prélèvement,
    Recommandations de prélèvement, Précautions de prélèvement, Procédure de prélèvement, Préparation du patient,
    Préparation patient, Préparation de l'échantillon, Préparation échantillon, Traitement de l'échantillon, Traitement préanalytique,
    Traitement de l'échantillon avant analyse, Conditions particulières de prélèvement, Recueil, Mode de prélèvement, Précautions préanalytiques
  `,
  it: `
    Preanalitica, Pre-analitica, Fase preanalitica, Condizioni preanalitiche, Informazioni preanalitiche, Indicazioni preanalitiche,
    Note preanalitiche, Requisiti preanalitici, Modalità di prelievo, Modalità prelievo, Modalità di raccolta, Modalità raccolta,
    Istruzioni di prelievo, Istruzioni per il prelievo, Istruzioni di raccolta, Istruzioni per la raccolta, Condizioni di prelievo,
    Condizioni per il prelievo, Preparazione del paziente, Preparazione paziente, Preparazione del campione, Preparazione campione,
    Preparazione all'esame, Trattamento del campione, Trattamento campione, Raccolta, Raccolta campione, Raccolta del campione,
    Indicazioni per il prelievo, Procedura di prelievo, Manipolazione del campione, Norme di preparazione,
    Preparazione, Preparazione del paziente
  `,
  others: `
    Afname-instructie, Afname-instructies, Afnameinstructie, Afnamecondities, Voorbereiding, Voorbereiding patiënt, Preanalyse,
    Preanalytiek, Pregătirea pacientului, Condiții de recoltare, Recoltare, Preparación del paciente
  `,
  weak: `
    Abnahme, Entnahme, Collection, Recueil, Raccolta, Vorbereitung, Blutentnahme, Blutabnahme, Collection method, Probenentnahme, Probennahme, Probenahme
  `,
} satisfies Headings;
