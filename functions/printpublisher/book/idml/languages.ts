import type { Language } from "../../../../shared/kernel/language.ts";
import { xmlElement } from "../xml.ts";

/** Names by which InDesign knows the languages of a book, with those of their declarations. */
export const languages: Record<
  Language,
  { name: string; primary: string; sub: string; id: number; quotes: string }
> = {
  de: {
    name: "$ID/German: 2006 Reform",
    primary: "$ID/German",
    sub: "$ID/2006 Reform",
    id: 39,
    quotes: "„“",
  },
  en: { name: "$ID/English: UK", primary: "$ID/English", sub: "$ID/UK", id: 525, quotes: "“”" },
  fr: { name: "$ID/French", primary: "$ID/French", sub: "$ID/", id: 274, quotes: "«»" },
  it: { name: "$ID/Italian", primary: "$ID/Italian", sub: "$ID/", id: 275, quotes: "«»" },
};

/** InDesign's name of a language; undefined for one that no book has. */
export const languageName = (language: string): string | undefined =>
  Object.entries(languages).find(([code]) => code === language)?.[1].name;

/** Declarations of all languages, each known to `designmap.xml` by its name with an escaped colon. */
export const languageElements = (): string =>
  Object.values(languages)
    .map(({ name, primary, sub, id, quotes }) =>
      xmlElement("Language", {
        Self: `Language/${name.replaceAll(":", "%3a")}`,
        Name: name,
        SingleQuotes: "‘’",
        DoubleQuotes: quotes,
        PrimaryLanguageName: primary,
        SublanguageName: sub,
        Id: id,
        HyphenationVendor: "Hunspell",
        SpellingVendor: "Hunspell",
      }),
    )
    .join("");
