/** Symbols of units, and their possible divisors; words but for those of times, and symbols of one letter that may be something else, are not among them. */
const sign = "(?:[munpfkdcµμ]?(?:mol|kat|val|osm|Pa|bar|IU|IE|Hz|Bq|g|l|L|U|m|s)|mm ?Hg|min|h|°C|%|‰)";
const unit = `${sign}[²³]?(?:/(?:${sign}|Tag|d|24 ?h|[A-Z]\\p{L}{3,})[²³]?)*`;
const compared = "(?:&[lg]t;|[≤≥±~])";
/** A number short enough that no column is too narrow for it. */
const single = "\\d{1,7}(?:[.,]\\d{1,4})?";
/** A range, or a code with its check digit. */
const pair = `${single}[–-]${single}`;
const number = `${single}(?:[–-]${single})?`;
const power = " [×·] ?10[⁻⁰¹²³⁴-⁹]+(?:/\\p{L}{1,3}(?!\\p{L}))?";
/** Months that may follow a day, before a year. */
const month =
  "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December";
/** Words of a time, in the languages of books. */
const time =
  "Sekunden?|Minuten?|Stunden?|(?:Arbeitst|Werkt|T)age?n?|Wochen?|Monate?n?|Jahre?n?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|secondi|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|Uhr";
const duration = `\\d{1,4}(?:[–-]\\d{1,4})? (?:${time})(?!\\p{L})`;
/** How long something keeps at a temperature. */
const stability = `[−-]?\\d{1,3}(?:–[−-]?\\d{1,3})?[ \u00a0]°C: \\d{1,4} (?:h|min|d|\\p{L}{1,3}\\.)(?!\\p{L})`;
/** Several short parts of capitals and digits, such as `CK-MB`. */
const code =
  "(?<![\\p{L}\\d_-])(?=[\\p{Lu}\\d_-]{3,12}(?![\\p{L}\\d_-]))(?=[\\d_-]*\\p{Lu})[\\p{Lu}\\d]+(?:[_-][\\p{Lu}\\d]+)+";
const date = `\\d{1,2}\\.? (?:${month})(?!\\p{L})(?: \\d{4}(?!\\d))?`;
const begin = "(?<![\\p{L}\\d.,–-])";
const quantity = new RegExp(
  `<[^>]*>|(${begin}${duration})|${begin}${stability}|${code}|${begin}(?:${compared} ?)?${number}(?:${power}|[ \u00a0]${unit}(?![\\p{L}\\d]))|${compared} ${number}(?![\\p{L}\\d])|${begin}${pair}(?![\\p{L}\\d–-])|${begin}${date}`,
  "gu",
);

/**
 * Keeps numbers in HTML beside their units, months or comparison signs, with a thin space between, or words of a time, and codes in one piece. Only the style sheet narrows the space, so
 * the text is found and copied as it was.
 */
export const withQuantities = (html: string): string =>
  html.replace(quantity, (match, words?: string) =>
    match.startsWith("<") ? match : `<span class="quantity${words ? " spaced" : ""}">${match}</span>`,
  );
