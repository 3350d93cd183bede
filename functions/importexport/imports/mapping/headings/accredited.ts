import type { Headings } from "./headings.ts";

/** Headings of whether an analysis belongs to the accredited scope. */
export default {
  de: `
    Akkreditiert, Akkr., Akkred., Akk., Akkreditierung, Akkreditierungen, Akkreditierungsstatus, Akkreditierung (ja/nein),
    Akkreditiert (ja/nein), Akkreditiert j/n, Akkreditiertes Verfahren, Akkreditierte Methode, Akkreditierte Analyse,
    Akkreditierte Untersuchung, Akkreditierter Test, Akkreditierter Parameter, Akkreditierter Bereich, Akkreditierungsbereich,
    Akkreditierungsumfang, Akkreditierungskennzeichen, Akkreditierte Leistung, Ist akkreditiert, DAkkS, DAkkS-akkreditiert,
    DAkkS-Akkreditierung, SAS-akkreditiert, Nach ISO 15189 akkreditiert, Akkreditiert nach ISO 15189, Akkreditiert nach DIN EN ISO 15189,
    Verfahren akkreditiert, Methode akkreditiert, Analyse akkreditiert, Test akkreditiert, Parameter akkreditiert, ISO 15189,
    ISO-akkreditiert, DIN EN ISO 15189, Im Akkreditierungsumfang,
    Akkreditierungsstatus
  `,
  en: `
    Accredited, Accredited (Y/N), Accredited (yes/no), Accreditation, Accreditations, Accreditation status, Accreditation scope,
    Scope of accreditation, Accredited test, Accredited method, Accredited analysis, Accredited procedure, Accredited assay,
    Accredited parameter, Is accredited, In scope of accreditation, ISO 15189, ISO 15189 accredited, ISO 15189 accreditation,
    ISO accredited, Accredited to ISO 15189, UKAS, UKAS accredited, UKAS accreditation, UKAS status, CAP accredited,
    CAP accreditation, NATA accredited, Test accredited, Method accredited, Accr., Accred., Accreditation (ISO 15189), Under accreditation,
    Covered by accreditation, DAkkS accredited, SAS accredited, Accredited scope
  `,
  fr: `
    Accrédité, Accréditée, Accréditation, Accréditations, Accréditation (oui/non), Accrédité (oui/non), Accrédité O/N,
    Statut d'accréditation, Portée d'accréditation, Portée de l'accréditation, Analyse accréditée, Examen accrédité, Test accrédité,
    Méthode accréditée, Paramètre accrédité, Prestation accréditée, Sous accréditation, Est accrédité, Accrédité COFRAC,
    Accréditation COFRAC, COFRAC, Accrédité ISO 15189, Accréditation ISO 15189, ISO 15189, Accrédité SAS, BELAC, Accrédité BELAC,
    Accréditation BELAC, Accrédité selon ISO 15189, Examen sous accréditation, Couvert par l'accréditation, Analyse sous accréditation,
    Accréditation COFRAC, COFRAC, Accrédité COFRAC
  `,
  it: `
    Accreditato, Accreditata, Accreditati, Accreditamento, Accreditamenti, Accreditamento (sì/no), Accreditato (sì/no), Accreditato S/N,
    Stato di accreditamento, Stato accreditamento, Campo di accreditamento, Ambito di accreditamento, Scopo di accreditamento,
    Esame accreditato, Analisi accreditata, Prova accreditata, Test accreditato, Metodo accreditato, Metodica accreditata,
    Parametro accreditato, Prestazione accreditata, In accreditamento, Sotto accreditamento, ACCREDIA, Accreditato ACCREDIA,
    Accreditamento ACCREDIA, Accreditato ISO 15189, Accreditamento ISO 15189, ISO 15189, Accreditato secondo ISO 15189
  `,
  others:
    "Geaccrediteerd, Accreditatie, RvA, RvA-geaccrediteerd, Acreditat, Acreditare RENAR, Acreditado, Accreditatie ISO 15189",
  weak: "ISO 15189, DAkkS, UKAS, COFRAC, BELAC, ACCREDIA, DIN EN ISO 15189, Akk.",
} satisfies Headings;
