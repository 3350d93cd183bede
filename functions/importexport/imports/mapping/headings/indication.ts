import type { Headings } from "./headings.ts";

/** Headings of when an analysis is worth requesting. */
export default {
  de: `
    Indikation, Indikationen, Indikationstext, Indikationsgebiet, Indikationsgebiete, Indikationsbereich, Indikationsstellung,
    Indikationen zur Untersuchung, Indikation zur Untersuchung, Indikation der Untersuchung, Indikation/Fragestellung,
    Klinische Indikation, Klinische Indikationen, Klinische Fragestellung, Klinische Fragestellungen, Klinische Anwendung,
    Fragestellung, Fragestellungen, Medizinische Indikation, Medizinische Fragestellung, Diagnostische Fragestellung,
    Diagnostische Indikation, Anwendungsgebiet, Anwendungsgebiete, Anwendungsbereich, Einsatzgebiet, Einsatzgebiete, Einsatzbereich,
    Anlass, Anforderungsgrund, Untersuchungsgrund, Untersuchungsanlass, Grund der Untersuchung, Sinnvoll bei, Angezeigt bei, Empfohlen bei,
    Verdacht auf, Bei Verdacht auf, Krankheitsbild, Krankheitsbilder, Verdachtsdiagnose
  `,
  en: `
    Indication, Indications, Indication for testing, Indications for testing, Indication for test, Indications for test,
    Indications for use, Indication for use, Test indication, Test indications, Clinical indication, Clinical indications,
    Clinical use, Clinical utility, Clinical application, Clinical applications, Clinical question, Clinical purpose,
    Medical indication, Medical indications, Medical use, Diagnostic indication, Diagnostic use, Diagnostic indications, Useful for,
    Use, Uses, Intended use, Test use, Utility, Application, Applications, Purpose, Purpose of test, Test purpose, When to order,
    When to test, When to request, Reason for testing, Reasons for testing, Reason for test, Ordering indications, Ordering guidance,
    Recommended for, Recommended use, Suspected conditions, Suspected diagnosis, Why order, Indicated for
  `,
  fr: `
    Indication, Indications, Indication de l'analyse, Indications de l'analyse, Indication de l'examen, Indications de l'examen,
    Indication clinique, Indications cliniques, Indication médicale, Indications médicales, Indications du test,
    Indications principales, Indication diagnostique, Indications diagnostiques, Indication du dosage, Indications du dosage,
    Intérêt clinique, Intérêt diagnostique, Intérêt médical, Intérêt de l'analyse, Intérêt de l'examen, Intérêt du dosage, Utilité,
    Utilité clinique, Utilité diagnostique, Application clinique, Applications cliniques, Domaine d'application,
    Domaines d'application, Contexte clinique, Motif de l'examen, Motif de prescription, Motif de demande, Motif de l'analyse,
    But de l'analyse, But de l'examen, Usage clinique, Usage prévu, Utilisation, Utilisation clinique, Prescription recommandée,
    Quand prescrire, Recommandé pour, Question clinique, Pathologies concernées, Suspicion clinique
  `,
  it: `
    Indicazione, Indicazioni, Indicazione clinica, Indicazioni cliniche, Indicazioni all'esame, Indicazione all'esame,
    Indicazioni al test, Indicazioni dell'esame, Indicazioni diagnostiche, Indicazione diagnostica, Indicazioni mediche,
    Indicazioni d'uso, Indicazioni per l'esame, Indicazioni principali, Utilità, Utilità clinica, Utilità diagnostica, Uso clinico,
    Uso, Uso previsto, Uso diagnostico, Impiego clinico, Applicazione, Applicazioni, Applicazione clinica, Applicazioni cliniche,
    Campo di applicazione, Campi di applicazione, Ambito di applicazione, Quesito clinico, Quesito diagnostico, Motivo dell'esame,
    Motivo della richiesta, Scopo, Scopo dell'esame, Scopo del test, Finalità, Finalità dell'esame, Interesse clinico,
    Quando richiedere, Consigliato per, Sospetto clinico, Sospetto diagnostico, Raccomandato per, Patologie correlate
  `,
  others: "Indicatie, Indicaties, Indicații, Indicaciones",
  weak: `
    Use, Uses, Uso, Utility, Application, Applications, Applicazione, Applicazioni, Purpose, Scopo, Anlass, Utilisation, Krankheitsbild, Krankheitsbilder, Anwendungsbereich, Einsatzbereich, Indicazioni d'uso, Utilité, Utilità
  `,
} satisfies Headings;
