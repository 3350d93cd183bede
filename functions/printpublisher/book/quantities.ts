/** Units by their signs, with what they may be divided by; words and signs of one letter that may be something else are not among them. */
const sign = "(?:[munpfkdcµμ]?(?:mol|kat|val|osm|Pa|bar|IU|IE|Hz|Bq|g|l|L|U|m|s)|mm ?Hg|min|h|°C|%|‰)";
const unit = `${sign}[²³]?(?:/(?:${sign}|Tag|d|24 ?h|[A-Z]\\p{L}{3,})[²³]?)*`;
const compared = "(?:&[lg]t;|[≤≥±~])";
/** At most so long that no column is too narrow for it. */
const number = "\\d{1,7}(?:[.,]\\d{1,4})?(?:[–-]\\d{1,7}(?:[.,]\\d{1,4})?)?";
const quantity = new RegExp(
  `<[^>]*>|(?<![\\p{L}\\d.,–-])(?:${compared} ?)?${number}(?:[ \u00a0]${unit}(?![\\p{L}\\d]))|${compared} ${number}(?![\\p{L}\\d])`,
  "gu",
);

/**
 * HTML whose numbers keep their units, and what compares them, beside them, with a thin space between. The text stays as it is, and is
 * found and copied so: the space is made narrower by the style sheet.
 */
export const withQuantities = (html: string): string =>
  html.replace(quantity, (found) =>
    found.startsWith("<") ? found : `<span class="quantity">${found}</span>`,
  );
