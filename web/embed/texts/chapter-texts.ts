const german = {
  skip: "Zum Inhalt",
  language: "Sprache",
  chapters: "Kapitel",
  lead: "Hinweise und Verzeichnisse aus unserem Katalog.",
  none: "Zurzeit sind keine Kapitel veröffentlicht.",
  all: "Alle Kapitel",
  missing: "Nicht gefunden",
  missingText: "Dieses Kapitel gibt es nicht oder nicht mehr.",
};
export type ChapterTexts = typeof german;
const english: ChapterTexts = {
  skip: "Skip to content",
  language: "Language",
  chapters: "Chapters",
  lead: "Guidance and directories from our catalogue.",
  none: "No chapters are published at present.",
  all: "All chapters",
  missing: "Not found",
  missingText: "There is no such chapter, or it is no longer published.",
};
/** The texts around chapters: German or, for all other languages, English. */
export const chapterTextsFor = (language: string): ChapterTexts => (language === "de" ? german : english);
