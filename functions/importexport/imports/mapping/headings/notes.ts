import type { Headings } from "./headings.ts";

/** Headings of remarks about an analysis. */
export default {
  de: `
    Hinweis, Hinweise, Hinweistext, Allgemeine Hinweise, Allgemeiner Hinweis, Besondere Hinweise, Besonderer Hinweis, Sonstige Hinweise,
    Zusätzliche Hinweise, Weitere Hinweise, Wichtige Hinweise, Bemerkung, Bemerkungen, Bem., Allgemeine Bemerkung,
    Allgemeine Bemerkungen, Zusätzliche Bemerkungen, Anmerkung, Anmerkungen, Anm., Kommentar, Kommentare, Kommentartext, Komm.,
    Laborkommentar, Testkommentar, Notiz, Notizen, Zusatz, Zusatzinfo, Zusatzinformation, Zusatzinformationen, Zusatzhinweis,
    Zusatzhinweise, Zusatztext, Zusatzangaben, Info, Infos, Infotext, Information, Informationen, Weitere Informationen, Weitere Infos,
    Weitere Angaben, Ergänzung, Ergänzungen, Ergänzende Hinweise, Ergänzende Angaben, Erläuterung, Erläuterungen, Freitext,
    Besonderheit, Besonderheiten, Sonstiges, Fußnote, Fussnote, Fußnoten, Bemerkung/Hinweis, Hinweise/Bemerkungen,
    Limitation, Limitationen, Einschränkung, Einschränkungen
  `,
  en: `
    Note, Notes, General notes, Test notes, Test note, Additional notes, Special notes, Important notes, Lab notes, Laboratory notes,
    Other notes, Notes/comments, Comment, Comments, Test comment, Test comments, General comments, General comment, Additional comments,
    Additional comment, Lab comments, Laboratory comments, Other comments, Comments/notes, Remark, Remarks, General remarks,
    Additional remarks, Special remarks, Information, Additional information, Additional info, Further information, More information,
    Other information, Extra information, General information, Test information, Supplementary information,
    Additional details, Further details, Info, Annotation, Annotations, Free text, Footnote, Footnotes, Miscellaneous, Memo, Observation
  `,
  fr: `
    Remarque, Remarques, Remarques générales, Remarque générale, Remarques particulières, Remarques diverses, Remarques complémentaires, Précisions complémentaires,
    Commentaire, Commentaires, Commentaire général, Commentaires généraux, Commentaire du laboratoire, Commentaires éventuels,
    Commentaire analyse, Commentaires complémentaires, Commentaire libre, Observation, Observations, Observations générales,
    Observations particulières, Note, Notes, Nota, Nota bene, N.B., Notes complémentaires, Annotation, Annotations, Information,
    Informations, Informations complémentaires, Information complémentaire, Informations supplémentaires, Informations générales,
    Informations utiles, Infos, Infos complémentaires, Info complémentaire, Particularités, Particularité,
    Divers, Texte libre, Notice, Détails complémentaires, Note de bas de page, Mentions particulières
  `,
  it: `
    Nota, Note, Note generali, Note aggiuntive, Note particolari, Note esame, Note dell'esame, Note analisi, Note tecniche,
    Note varie, Note del laboratorio, Note laboratorio, Commento, Commenti, Commenti generali, Commento esame, Commento tecnico,
    Commenti aggiuntivi, Osservazione, Osservazioni, Osservazioni generali, Annotazione, Annotazioni, Avvertenza, Avvertenze,
    Informazione, Informazioni, Informazioni aggiuntive, Informazioni supplementari, Informazioni generali, Informazioni utili,
    Ulteriori informazioni, Altre informazioni, Info, Info aggiuntive, Precisazioni, Particolarità, Specifiche, Varie, Testo libero,
    Memo, Istruzioni particolari, Postilla, Dettagli aggiuntivi, Indicazioni aggiuntive, Indicazioni particolari
  `,
  others: "Opmerking, Opmerkingen, Toelichting, Bijzonderheden, Observații, Mențiuni, Observaciones, Notas",
  weak: `
    Info, Infos, Infotext, Information, Informationen, Informations, Informazione, Informazioni, Freitext, Free text, Texte libre,
    Testo libero, Zusatz, Zusatztext, Sonstiges, Divers, Varie, Miscellaneous, Memo, Notice, Specifiche,
    Fußnote, Fussnote, Fußnoten, Footnote, Footnotes, Besonderheit, Besonderheiten, Particularités, Particolarità,
    Test information, Annotation, Annotations, Observation, Notiz, Notizen, Ergänzung, Ergänzungen, Erläuterung, Erläuterungen, Avvertenze,
    Anmerkung, Anmerkungen, Zusatzinfo, Additional information, Additional info, Informations complémentaires, Ulteriori informazioni
  `,
} satisfies Headings;
