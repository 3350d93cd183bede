import type { Headings } from "./headings.ts";

/** Headings of codes by which analyses are requested, billed or kept. */
export default {
  de: `
    Code, Codes, Kürzel, Kurzzeichen, Kurzcode, Analysencode, Analysecode, Analysenkürzel, Anforderungscode, Anforderungskürzel,
    Anforderungsnummer, Anforderungs-Nr., Auftragscode, Auftragskürzel, Testkürzel, Testcode, Testnummer, Test-Nr., Test-ID,
    Testkennung, Analysennummer, Analysen-Nr., Analyse-Nr., Analysen-ID, Analyse-ID, Untersuchungscode, Untersuchungsnummer,
    Untersuchungs-Nr., Untersuchungskürzel, Parametercode, Parameterkürzel, Parameter-ID, Parameternummer, Leistungscode,
    Leistungsnummer, Leistungs-Nr., LIS-Code, LIS-Kürzel, LIS-Nummer, LIS-ID, Code LIS, LIMS-Code, EDV-Code, EDV-Kürzel, EDV-Nummer,
    EDV-Nr., KIS-Code, OE-Code, Verfahrensnummer, Verfahrenscode, Verfahrenskürzel, Verfahrens-ID, Laborcode, Laborkürzel,
    Labornummer, Laborschlüssel, Schlüssel, Schlüsselnummer, Kennung, Kennziffer, Kennnummer, Mnemo, Mnemocode,
    Mnemonik, Mnemonic, Methodenkürzel, Methodencode, Methodennummer, Artikelnummer, Artikel-Nr., Bestellcode,
    Bestellnummer, Bestell-Nr., Katalognummer, Katalog-Nr., Positionsnummer, interner Code, interne Nummer, eindeutiger Code,
    Abkürzung, Abk., Akronym, Kurzbezeichnung, ID, Nr., Nummer, No., Num.,
    Anf. Kürzel, Anforderungskürzel, Testkürzel LIS, Analysenkürz., Kürz.,
    Pos.-Nr., Pos. Nr., Position Nr.,
    Krz., Anf.-Nr., Anf.-Code, Anf.-Kürzel
  `,
  en: `
    Code, Codes, Mnemonic, Mnemonic code, Test ID, Test identifier, Test code, Test number, Test No., Test key, Test mnemonic,
    Analysis code, Analysis ID, Analysis number, Analyte code, Analyte ID, Assay code, Assay ID, Assay number, Exam code,
    Procedure code, Procedure ID, Procedure number, Investigation code, Order code, Order number, Ordering code, Order mnemonic,
    Orderable code, Orderable ID, Request code, Requesting code, Billing code, Charge code, CDM code, Catalog number,
    Catalogue number, Catalog code, Catalogue code, Catalog No., Item code, Item number, Item No., Item ID, Product code,
    Service code, Short code, Lab code, Laboratory code, LIS code, LIS mnemonic, LIS ID, LIMS code, LIMS ID, Local code,
    Internal code, Interface code, Facility code, Parameter code, Parameter ID, Unique code, Unique identifier, Identifier,
    Reference code, Key, Test short code, Abbreviation, Abbrev., Abbr.,
    Acronym, Short name, Short test name, Number, ID,
    Short title, Keyword, Test keyword, Test short name, Concept code
  `,
  fr: `
    Code, Codes, Code analyse, Code de l'analyse, Code examen, Code de l'examen, Code test, Code SIL, Code SGL, Code labo,
    Code laboratoire, Code interne, Code paramètre, Code acte, Code prestation, Code prescription, Code de demande, Code demande,
    Code produit, Code article, Code informatique, Code local, Code court, Code mnémonique, Code catalogue, Mnémonique,
    Mnémo, Identifiant, Identifiant analyse, Identifiant de l'analyse, Identifiant examen, Sigle, Numéro, Numéro d'analyse,
    Numéro de l'analyse, Numéro d'examen, Numéro de test, N° analyse, N° d'analyse, N° examen, N° test, N° d'examen,
    Référence analyse, Référence interne, Référence catalogue, Abréviation code, Abréviation, Abrév., Acronyme,
    Nom court, Libellé court, Clé, ID analyse, ID examen, ID test, N°, No
  `,
  it: `
    Codice, Codici, Cod., Sigla, Codice esame, Cod. esame, Codice analisi, Cod. analisi, Codice test, Cod. test, Codice prestazione,
    Cod. prestazione, Codice interno, Cod. interno, Codice LIS, Codice laboratorio, Codice parametro, Codice richiesta,
    Codice catalogo, Codice articolo, Codice prodotto, Codice regionale, Codice univoco, Codice mnemonico,
    Codice breve, Codice identificativo, Mnemonico, Identificativo, Identificativo esame, Identificatore, Sigla esame,
    Sigla analisi, Sigla test, Numero, Numero esame, Numero analisi, N. esame, ID esame, ID analisi, ID test, Abbreviazione, Abbr.,
    Acronimo, Nome breve, Denominazione breve, Descrizione breve, Chiave, N.
  `,
  others: `
    Bepalingscode, Testcode LIS, Aanvraagcode, Afkorting, Mnemonic LIS, Cod analiză, Cod, Cod test, Cod intern, Código,
    Código de la prueba, Abreviatura, Kod, Kod badania, Zkratka
  `,
  weak: `
    ID, Nr., Nummer, No., Num., Number, Numéro, Numero, N°, N., Key, Schlüssel, Clé, Chiave, Artikelnummer, Artikel-Nr.,
    Item number, Item No., Billing code, Charge code, Positionsnummer,     Codice regionale, Methodencode, Methodenkürzel, Methodennummer, Bestellnummer, Bestell-Nr., Interface code, Product code, Keyword, Cod, Kod, Concept code, Pos.-Nr., Pos. Nr., Position Nr.
  `,
} satisfies Headings;
