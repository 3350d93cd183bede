import { type UiLanguage, uiLanguageOf } from "../../../shared/kernel/ui-language.ts";

interface ContentTexts {
  title: string;
  uncategorised: string;
  yes: string;
  /** In place of an edition's number. */
  proof: string;
  /** The line of an edition, with its number or `…` if that is not known yet, or of a proof. */
  edition: (number: number | string, date: string) => string;
  proofOf: (date: string) => string;
  /** Before the lower and the upper limit of a range. */
  from: string;
  to: string;
  /** Between alternatives, with its spaces. */
  or: string;
  atLeast: string;
  /** Beginnings of words for spans of time, and how ranges abbreviate them. */
  units: Readonly<Record<string, string>>;
  /** The title and the heading of a sample. */
  sampleTitle: string;
  sample: string;
}

const texts: Record<UiLanguage, ContentTexts> = {
  de: {
    title: "Analysenverzeichnis",
    uncategorised: "Weitere Analysen",
    yes: "ja",
    proof: "Probedruck, keine gültige Ausgabe",
    edition: (number, date) => `Ausgabe ${number} · Stand ${date}`,
    proofOf: (date) => `Probedruck vom ${date}`,
    from: "ab",
    to: "bis",
    or: " oder ",
    atLeast: "mind.",
    units: { Stunde: "h", Tag: "T.", Woche: "Wo.", Monat: "Mon.", Jahr: "J." },
    sampleTitle: "Überschrift",
    sample: "Musterseiten",
  },
  en: {
    title: "Directory of analyses",
    uncategorised: "Further analyses",
    yes: "yes",
    proof: "Proof, not a valid edition",
    edition: (number, date) => `Edition ${number} · as of ${date}`,
    proofOf: (date) => `Proof of ${date}`,
    from: "from",
    to: "to",
    or: " or ",
    atLeast: "at least",
    units: { hour: "h", day: "d", week: "w", month: "mo", year: "y" },
    sampleTitle: "Title",
    sample: "Sample",
  },
};

/** The words that a book in a language adds to its content. */
export const contentTexts = (language: string): ContentTexts => texts[uiLanguageOf(language)];
