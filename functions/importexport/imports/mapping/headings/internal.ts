import type { Headings } from "./headings.ts";

/** Headings of whether an analysis is kept from visitors. */
export default {
  de: "Intern, Nur intern, Intern (ja/nein), Nur für intern, Interne Analyse",
  en: "Internal, Internal only, Internal use only, For internal use",
  fr: "Interne, Usage interne, Interne uniquement, Analyse interne",
  it: "Interno, Uso interno, Solo interno, Solo uso interno, Esame interno",
} satisfies Headings;
