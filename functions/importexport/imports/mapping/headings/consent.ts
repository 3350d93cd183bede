import type { Headings } from "./headings.ts";

/** Headings of the consent that an analysis requires, such as by the law on genetic diagnostics. */
export default {
  de: `
    Einwilligung, Einwilligungen, Einwilligung erforderlich, Einwilligung nötig, Einwilligungserklärung, Einwilligung (GenDG), Einwilligung GenDG, Einwilligung nach GenDG,
    Einwilligungspflicht, Einwilligungspflichtig, Einwilligungsformular, Patienteneinwilligung, Patienteneinverständnis, Einverständnis, Einverständniserklärung, Einverständnis erforderlich,
    Einverständniserklärung erforderlich, Schriftliche Einwilligung, Schriftliches Einverständnis, Zustimmung, Zustimmungserklärung, Aufklärung, Aufklärung und Einwilligung,
    Aufklärungsbogen, GenDG, Gendiagnostikgesetz, GenDG-Einwilligung, GenDG-Erklärung, GenDG-pflichtig, GenDG erforderlich, Genetische Einwilligung, Genetisches Einverständnis, Gentest-Einwilligung,
    GUMG, Einwilligung GUMG, Patientenerklärung, Patientenzustimmung, Aufklärungspflicht, Einwilligung des Patienten
  `,
  en: `
    Consent, Consents, Consent required, Consent needed, Consent form, Consent forms, Consent form required, Informed consent, Informed consent required, Patient consent, Patient consent required,
    Written consent, Written consent required, Signed consent, Signed consent required, Requires consent, Consent requirement, Consent requirements, Genetic consent, Genetic testing consent, Genetic consent form, Consent for genetic testing,
    Requires informed consent, Informed consent form, Needs consent, Consent status, Patient authorization, Patient authorisation, Authorization form, Genetic informed consent,
    Informed consent for genetic testing, Consent document, Consent documents, Consent necessary, Consent (genetics), Consent (Y/N), Consent yes/no, Mandatory consent, Patient agreement, Written informed consent
  `,
  fr: `
    Consentement, Consentements, Consentement requis, Consentement nécessaire, Consentement éclairé, Consentement éclairé requis, Consentement écrit, Consentement obligatoire, Consentement du patient, Consentement patient,
    Consentement génétique, Formulaire de consentement, Formulaires de consentement, Attestation de consentement, Attestation, Attestation de consultation, Attestation de conseil génétique, Accord du patient, Accord patient, Accord écrit,
    Autorisation du patient, Autorisation, Consentement signé, Consentement à joindre, Consentement éclairé signé, Consentement pour examen génétique, Consentement examen génétique, Consentement génétique requis, Consentement éclairé génétique, Consentement O/N,
    Consentement (oui/non), Document de consentement, Exige un consentement, Consentement exigé, Consentement pour analyse génétique, Attestation d'information, Consentement LAGH, LAGH, Consentement libre et éclairé, Consentement informé
  `,
  it: `
    Consenso, Consensi, Consenso informato, Consenso informato richiesto, Consenso richiesto, Consenso necessario, Consenso scritto, Consenso del paziente, Consenso paziente, Consenso obbligatorio, Consenso firmato,
    Consenso genetico, Consenso per test genetici, Consenso test genetico, Consenso informato genetico, Modulo di consenso, Modulo consenso, Modulo di consenso informato, Modulo consenso informato, Moduli di consenso, Dichiarazione di consenso,
    Autorizzazione, Autorizzazione del paziente, Autorizzazione paziente, Richiede consenso, Consenso (sì/no), Consenso S/N, Consenso da allegare, Allegare consenso, Consenso esplicito, Consenso all'esame, Consenso all'analisi genetica, Consenso analisi genetica,
    Consenso per analisi genetica, Consenso informato firmato, Consenso informato scritto, Assenso, Assenso del paziente, Liberatoria, LEGU, Consenso LEGU
  `,
  others: "Toestemming, Toestemmingsformulier, Informed consent vereist, Toestemming patiënt",
  weak: "Attestation, Autorisation, Autorizzazione, Aufklärung, Zustimmung, Einverständnis, Aufklärungspflicht, Consent status",
} satisfies Headings;
