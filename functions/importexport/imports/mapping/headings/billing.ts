import type { Headings } from "./headings.ts";

/** Headings of codes by which an analysis is billed; prices are other columns. */
export default {
  de: `
    Abrechnung, Abrechnungsziffer, Abrechnungsziffern, Abrechnungscodes, Gebührenziffer, Gebührenziffern, Gebührennummer,
    Gebührenposition, Gebührenordnungsposition, Gebührenordnungspositionen, Gebührenordnungsnummer, GOP, GO-Nr., GO-Ziffer,
    EBM, EBM-Ziffer, EBM-Ziffern, EBM-Nr., EBM-Nummer, EBM-GOP, EBM-Position, EBM-Code, EBM-Leistung, Ziffer EBM, Nr. EBM, EBM 2000, EBM 2000plus,
    GOÄ, GOÄ-Ziffer, GOÄ-Ziffern, GOÄ-Nr., GOÄ-Nummer, GOÄ-Position, GOÄ-Pos., GOÄ-Code, Ziffer GOÄ, Nr. GOÄ, GOAE, GOAE-Ziffer, GOAE-Nr., GOAE-Nummer,
    DKG-NT, DKG-NT-Nr., DKG-NT-Ziffer, BG-GOÄ, BG-Nr., UV-GOÄ, UV-GOÄ-Nr., Tarifposition, Tarifpositionen, Tarifpositionsnummer, Tarifcode,
    Tarifnummer, Tarifziffer, Analysenliste-Nr., Position Analysenliste, EAL-Nr., EAL-Position, TARMED-Position, TARMED-Nr., TARDOC-Position,
    Positionsnummer Tarif, KV-Ziffer, Kassenziffer, Privatziffer, Leistungsziffer, Leistungsziffern, Honorarziffer, BEMA-Nr.,
    
  `,
  en: `
    Billing, Billing numbers, Fee code, Fee codes, Fee item, Fee schedule code, Fee item number, CPT, CPT code, CPT codes, CPT-4,
    CPT-4 code, CPT-4 codes, CPT code(s), CPT number, CPT coding, HCPCS, HCPCS code, HCPCS codes, CPT/HCPCS, PLA code, MBS item, MBS item number,
    MBS code, Tariff code, Tariff codes, Tariff item, Reimbursement code, Reimbursement codes, Procedure billing code, OHIP code, OHIP fee code, MSP code,
    ICPC billing code, SNOMED billing code, CCN code, NPAAC item, Rebate item, Medicare item, Medicare item number, Schedule fee item, Billing item,
    Nomenclature code
  `,
  fr: `
    Facturation, Code de facturation, Codes de facturation, Code facturation, Code NABM, Codes NABM, NABM, Cotation, Cotations, Cotation NABM, Cotation B,
    Code de cotation, Code acte NABM, Code nomenclature, Codes nomenclature, Numéro de nomenclature, Code BHN, BHN, Cotation BHN, RIHN, Code RIHN, Cotation RIHN,
    Code tarifaire, Codes tarifaires, Position tarifaire, Positions tarifaires, Numéro de position, Position liste des analyses, Code INAMI,
    Codes INAMI, INAMI, N° INAMI, Numéro INAMI, Code CNS, Position TARMED, Code RAMQ, Code de remboursement, Nomenclature
  `,
  it: `
    Fatturazione, Codice di fatturazione, Codice fatturazione, Codici di fatturazione, Codice tariffa, Codice tariffario, Codici tariffari, Codice nomenclatore,
    Codice nomenclatore tariffario, Nomenclatore, Nomenclatore tariffario, Posizione tariffaria, Posizioni tariffarie, Codice SSN, Codice NTR, Codice prestazione SSN,
    Codice LEA, Codice ministeriale, Codice catalogo regionale, Codice CUR, CUR, Codice DM, Codice rimborso, Codice di rimborso, Numero posizione,     Codice TARMED, Posizione TARMED, Codice ICD9CM, Codice ICD-9-CM, Codice tariffa SSN, Codice nomenclatura, Nomenclatura, Voce tariffaria, Codice voce,
    Codice esenzione tariffa, Codici nomenclatore, Codice nazionale, Codice prescrivibile, Codice SISS
  `,
  others:
    "NZa-code, NZa code, NZa, Zorgproductcode, Verrichtingencode, Declaratiecode, Tariefcode, RIZIV, RIZIV-nummer, Nomenclatuurcode, CBV-code, RIZIV-nomenclatuur, RIZIV-code",
  weak: "Nomenclature, Nomenclatura, GOP, Codice nomenclatore, Code NABM, Leistungsziffer, Leistungsziffern, Tarifnummer, Numéro de position, Abrechnung, Billing, Facturation",
} satisfies Headings;
