import type { Headings } from "./headings.ts";

/** Headings of the names of analyses. */
export default {
  de: `
    Name, Namen, Bezeichnung, Benennung, Analysenname, Analysename, Analysenbezeichnung, Analysebezeichnung, Name der Analyse,
    Bezeichnung der Analyse, Testname, Testbezeichnung, Name des Tests, Untersuchungsname, Untersuchungsbezeichnung,
    Name der Untersuchung, Bezeichnung der Untersuchung, Parametername, Parameterbezeichnung, Leistungsbezeichnung, Leistungsname,
    Leistungstext, Langname, Langbezeichnung, Langtext, Volltext, Klartext, Klarname, Vollname, Voller Name, Vollständiger Name,
    Anzeigename, Anzeigetext, Befundname, Befundbezeichnung, Druckname, Drucktext, Anforderungsname,
    Anforderungsbezeichnung, Anforderungstext, Hauptname, Hauptbezeichnung, Messgröße, Kenngröße, Messgrösse, Laborparameter,
    Laboruntersuchung, Laborleistung, Laboranalyse, Laboranalysen, Laborwert, Laborwerte, Labortest, Analyt, Analyte, Analyse, Analysen,
    Parameter, Test, Tests, Untersuchung, Untersuchungen, Untersuchungsparameter, Untersuchte Parameter, Messparameter, Einzelanalyse,
    Leistung, Leistungen, Bestimmung, Prüfung, Prüfparameter, Titel, Beschreibung,
    Legende, Leistungslegende, Leistungsbeschreibung, Bez., Bez, Analysenbez., Testbez., Anforderungsbez., Anf. Bez., Kurzlegende,
    Bezeichn.,
    Substanz, Wirkstoff, Medikament, Arzneimittel, Pharmakon, Erreger, Keim, Allergen, Erreger / Parameter
  `,
  en: `
    Name, Names, Label, Labels, Test name, Name of test, Test title, Test description, Analysis name, Analyte name, Assay name, Assay description,
    Analysis description, Exam name, Examination name, Examination, Procedure name, Procedure description, Investigation name,
    Investigation, Investigations, Long name, Full name, Long description, Full test name, Long test name, Complete name,
    Display name, Display text, Report name, Reporting name, Report description, Print name, Order name, Orderable name,
    Orderable, Orderable test, Order description, Item name, Item description, Service name, Service description, Product name,
    Parameter name, Parameter description, Common name, Official name, Preferred name, Primary name,
    Measurand, Measurand name, Lab test, Laboratory test, Laboratory test name, Test, Tests, Analyte, Analytes, Assay, Assays,
    Analysis, Analyses, Procedure, Parameter, Title, Designation, Description, Examination name, Exam, Determination, Test/analyte,
    Recommended display name, Display name for test, Recommended display name for test, Short desc, Shortdesc, Long desc, Longdesc, Short description, Desc, Short descriptor, Long descriptor, Descriptor, Concept name,
    Substance, Drug, Drug name, Pathogen, Organism, Allergen
  `,
  fr: `
    Nom, Noms, Nom de l'analyse, Nom analyse, Nom de l'examen, Nom examen, Nom du test, Nom test, Nom du paramètre, Nom complet,
    Nom long, Nom usuel, Nom affiché, Nom de la prestation, Nom de l'acte, Nom de l'analyte, Libellé, Libellés, Libellé analyse,
    Libellé de l'analyse, Libellé examen, Libellé de l'examen, Libellé du test, Libellé long, Libellé complet, Libellé affiché,
    Intitulé, Intitulé de l'analyse, Intitulé de l'examen, Intitulé du test, Désignation, Désignation de l'analyse, Dénomination,
    Dénomination de l'analyse, Appellation, Titre, Analyse, Analyses, Analyse demandée, Examen, Examens, Examen de laboratoire,
    Examen biologique, Analyte, Analytes, Paramètre, Paramètres, Paramètre mesuré, Paramètre biologique, Dosage, Test, Acte,
    Prestation, Grandeur mesurée, Mesurande, Description, Description de l'analyse, Analyse biologique, Constituant
  `,
  it: `
    Nome, Nomi, Nome esame, Nome dell'esame, Nome analisi, Nome dell'analisi, Nome test, Nome del test, Nome completo, Nome esteso,
    Nome parametro, Nome prestazione, Nome analita, Denominazione, Denominazione esame, Denominazione dell'esame,
    Denominazione analisi, Denominazione prestazione, Designazione, Descrizione, Descrizione esame, Descrizione dell'esame,
    Descrizione analisi, Descrizione test, Descrizione prestazione, Descrizione estesa, Titolo, Esame, Esami, Esame richiesto,
    Esame di laboratorio, Analisi, Analisi richiesta, Analisi di laboratorio, Analita, Analiti, Prestazione, Prestazioni,
    Parametro, Parametri, Parametro misurato, Misurando, Test, Dosaggio, Determinazione, Indagine, Accertamento, Voce, Etichetta
  `,
  others: `
    Bepaling, Bepalingen, Naam, Naam bepaling, Bepalingsnaam, Testnaam, Onderzoek, Omschrijving, Aanvraagnaam, Denumire,
    Denumirea analizei, Denumire analiză, Denumirea analizei de laborator, Analiza, Analiză, Denumire test, Nombre,
    Nombre de la prueba, Prueba, Descripción, Determinación, Análisis, Badanie, Nazwa badania, Název vyšetření
  `,
  weak: `
    Substanz, Wirkstoff, Medikament, Arzneimittel, Pharmakon, Erreger, Keim, Allergen, Substance, Drug, Pathogen, Organism, Label, Labels, Analyt, Analyte, Analytes, Analyse, Analysen, Analyses, Analysis, Analisi, Analita, Parameter, Paramètre, Parametro, Parametri,
    Test, Tests, Untersuchung, Untersuchungen, Leistung, Leistungen, Bestimmung, Prüfung, Titel, Title, Titre, Titolo, Beschreibung,
    Description, Descrizione, Test description, Langtext, Long description, Volltext, Klartext, Drucktext,
    Anforderungstext, Leistungstext, Assay, Procedure, Investigation, Examen, Exam, Examination,
    Esame, Esami, Acte, Prestation, Prestazione, Dosage, Dosaggio, Determinazione, Determination, Designation, Report name,
    Reporting name, Befundname, Druckname, Print name, Langname, Long name, Display name, Anzeigename, Voce, Etichetta, Messgröße,
    Item description, Service description, Indagine, Accertamento, Constituant, Description de l'analyse, Descrizione esame, Legende, Bez., Bez, Desc, Short desc, Shortdesc, Long desc, Longdesc, Descriptor, Short descriptor,
    Long descriptor, Short description, Omschrijving, Onderzoek, Prueba, Badanie, Analiza, Descripción, Kurzlegende, Concept name
  `,
} satisfies Headings;
