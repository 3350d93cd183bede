import { ucumOf } from "../../../../../shared/core/catalogue/unit.ts";
import { contentLanguages, type Language } from "../../../../../shared/kernel/language.ts";
import { fold } from "../../../../../shared/kernel/search-text.ts";
import { headingWords, type Meaning, meaningsOf } from "./vocabulary.ts";

/** A wording of a heading, and the language of the values that it or an earlier wording names. */
export interface HeadingForm {
  text: string;
  language: Language | null;
}

const languageNames: Record<Language, string> = {
  de: "de, deu, ger, deutsch, deutsche, deutscher, deutsches, german, allemand, allemande, tedesco, tedesca",
  en: "en, eng, englisch, englische, englischer, englisches, english, anglais, anglaise, inglese",
  fr: "fr, fra, fre, französisch, französische, französischer, französisches, french, français, française, francese",
  it: "it, ita, italienisch, italienische, italienischer, italienisches, italian, italien, italienne, italiano, italiana",
};
const byLanguageName = new Map(
  contentLanguages.flatMap((language) =>
    languageNames[language].split(", ").map((name) => [fold(name), language] as const),
  ),
);
const languageNamed = (text: string) => byLanguageName.get(fold(text));

const bracketed = /^(.*?)\s*[([{]([^()[\]{}]*)[)\]}]\s*([*:]*)$/s;
/** A last word may be a short code of a language after any sign; a first one only before a sign other than a blank. */
const lastWord = /^(.*?)[\s_.:/|-]+(\p{L}+)$/su;
const firstWord = /^(\p{L}+)[\s_.:/|-]+(.*)$/su;

/** Splits headings such as `Name [en]`, `name_en` and `Nom (français)` into a wording and a language. */
function withoutLanguage(heading: string): HeadingForm {
  for (const shape of [bracketed, lastWord]) {
    const [, text, named = ""] = shape.exec(heading) ?? [];
    const language = languageNamed(named);
    if (text && language) return { text, language };
  }
  const [, named = "", text] = firstWord.exec(heading) ?? [];
  const language = named.length > 3 || /^\p{L}+[_.:-]/u.test(heading) ? languageNamed(named) : undefined;
  return text && language ? { text, language } : { text: heading, language: null };
}

/** Words about how a column is to be filled, which say nothing about its meaning. */
const filling = new Set(
  headingWords(
    `max min maximal maximum ch char character zeichen caractere caratteri text texte testo optional optionnel opzionale facultatif
    pflicht pflichtfeld required requis richiesto obligatoire obbligatorio mandatory erforderlich freitext ja nein yes no oui non si
    si unit einheit unite mehrfach multiple liste list`,
  ),
);
/** Whether a bracket holds only a unit, a length or a word about how to fill the column. */
const isHarmless = (content: string) =>
  ucumOf(content.trim()) !== undefined ||
  headingWords(content).every((word) => filling.has(word) || /^\p{N}+$/u.test(word)) ||
  /^(?:bsp|beispiele?|examples?|e\.?g|z\.? ?b|ex|es|tage|tagen|days?|jours?|j|giorni|gg|dagen|std|stunden|hours?|hrs|h|heures?|ore|uur|werktage|arbeitstage|€|eur|euro|chf|lei)\.?$/iu.test(
    content.trim(),
  );

function withoutBracket(text: string): string {
  const plain = text.replace(/[\s*:†]+$/u, "");
  const [, before, content = ""] = bracketed.exec(plain) ?? [];
  if (!before) return plain;
  const meaning = (of: string) => meaningsOf(headingWords(of))[0]?.meaning;
  const isSame = meaning(content) !== undefined && meaning(content) === meaning(before);
  return isSame || isHarmless(content) ? before : plain;
}

/** Parents of a path whose name and code are those of the analysis itself. */
const ownParents = new Set(
  headingWords(
    `analyse analysen analysis analyte analytik analytique analisi test examen exam esame untersuchung assay parameter leistung general
    allgemein allgemeines generale stammdaten stamm data daten katalog catalog catalogue catalogo base basis identification record item`,
  ),
);
/** Ends of a path that name a part of their parent. */
const partNames = new Set(
  headingWords(
    "name text label display value wert title titel description bezeichnung libelle nom nome descrizione omschrijving naam denumire",
  ),
);

/** The wording that counts in a path such as `analytique.Méthode` or `specimen.display`. */
function endOfPath(text: string): string {
  const parts = text
    .split(/\s*(?:[>→»]|::)\s*|(?<=[\p{L}\p{N}_])[.](?=\p{L}{3})/u)
    .filter((part) => /\p{L}/u.test(part));
  const [end = text, parent] = parts.reverse();
  if (parent === undefined) return text;
  const [word = ""] = headingWords(end);
  const isOwn = ownParents.has(headingWords(parent).join(""));
  if (isOwn) return end;
  const meanings = meaningsOf(headingWords(end)).map(({ meaning }) => meaning);
  if (partNames.has(word)) return parent;
  // A code of something else, or a name of somebody, is none of the analysis.
  return meanings.some((meaning) => meaning === "code" || meaning === "name") ? text : end;
}

/** The wordings of a heading, from the whole one without its language to those with less and less around its meaning. */
export function formsOf(heading: string): HeadingForm[] {
  // A sign of English lists for numbers: `Test #`.
  const base = withoutLanguage(heading.replace(/(?<=\p{L}\s?)#$/u, " number"));
  const forms = [base];
  const add = (next: HeadingForm, before: HeadingForm): HeadingForm => {
    const form = { text: next.text.trim(), language: before.language ?? next.language };
    if (form.text === "" || form.text === before.text) return before;
    forms.push(form);
    return form;
  };
  const bare = add({ ...base, text: withoutBracket(base.text) }, base);
  const named = bare.language === null ? add(withoutLanguage(bare.text), bare) : bare;
  const end = add({ ...named, text: endOfPath(named.text) }, named);
  // Entries of a list in a column each: `synonym.1`, `synonym_2`; and the year of a tariff: `EBM 2026`.
  const entry = add({ ...end, text: end.text.replace(/(?<=\p{L}{3})[._-]\d{1,2}$/u, "") }, end);
  add({ ...entry, text: entry.text.replace(/(?<=\p{L})\s+20\d{2}$/u, "") }, entry);
  return forms;
}

/** The languages that a heading states or is written in; none if nothing is known about it. */
export function languagesOfHeading(heading: string): readonly Language[] {
  const forms = formsOf(heading);
  const stated = forms.at(-1)?.language;
  if (stated) return [stated];
  const meanings = forms.map(({ text }) => meaningsOf(headingWords(text))).find(({ length }) => length > 0);
  return meanings?.flatMap(({ languages }) => languages) ?? [];
}

/** Words for the analysis itself, and words that headings have besides their meaning; compounds begin with them, too. */
const subjects = new Set(
  headingWords(
    `analyse analysen analysis analyte analyt analisi analita test tests untersuchung untersuchungs examen exam esame assay parameter
    parametre parametro leistung leistungs prestation prestazione`,
  ),
);
const additionalWords = new Set(
  headingWords(
    `labor lab laboratory laboratoire laboratorio bevorzugt bevorzugtes preferred prefere erforderlich erforderliche required requis requise
    richiesto richiesta benotigt benotigte notwendig necessaire necessario standard usual angabe angaben info information feld field
    champ campo name names nom nome bezeichnung bez titel title titre titolo description descrizione text texte testo`,
  ),
);
const beginnings = /^(?:analyse(?:n|s)?|test|untersuchungs?|parameter|leistungs)(?=\p{L}{4})/u;
const sampleBeginnings = /^(?:proben?|material|mess|labor)(?=\p{L}{4})/u;
const endings = /(?<=\p{L}{4})(?:s|n)?(?:bezeichnung|name|text|angabe|angaben|info)$/u;
const ofSamples = new Set<Meaning>([
  "container",
  "volume",
  "stability",
  "transport",
  "preanalytics",
  "material",
  "method",
  "unit",
]);

/**
 * Fewer words of a heading that nothing is known about, and the meanings that these may have: *Test comment* is a comment, and
 * *Labor-Methode* a method, but the name of a laboratory is not that of an analysis.
 */
export function shorterWords(
  words: readonly string[],
): { words: string[]; fits: (meaning: Meaning) => boolean }[] {
  const isOther = (meaning: Meaning): boolean => meaning !== "code" && meaning !== "name";
  const withoutSubject = words.filter((word) => !subjects.has(word));
  const bare = withoutSubject.filter((word) => !additionalWords.has(word));
  const shorter = [
    { words: withoutSubject, fits: () => true },
    { words: bare, fits: isOther },
  ];
  if (words.length === 1) {
    const [word = ""] = words;
    shorter.push(
      { words: [singularOf(word.replace(beginnings, ""))], fits: () => true },
      {
        words: [singularOf(word.replace(endings, ""))],
        fits: (meaning) => isOther(meaning) && meaning !== "categories",
      },
      { words: [singularOf(word.replace(sampleBeginnings, ""))], fits: (meaning) => ofSamples.has(meaning) },
    );
  }
  return shorter.filter((each) => each.words.length > 0 && each.words.join("") !== words.join(""));
}
const singularOf = (word: string) => headingWords(word).join("");
