import type { Language } from "../../../shared/kernel/language.ts";
import { withParagraphs } from "../../../shared/kernel/paragraphs.ts";

/** Quotation marks by language; texts of other languages keep what was typed. */
const quotes: Partial<Record<Language, readonly [string, string]>> = { de: ["„", "“"], en: ["“", "”"] };

const single = "(?:[1-9]\\d{0,2}|0)(?:[.,]\\d{1,3})?";
/** Two numbers and nothing that makes a code, a date, an address or a telephone number of them. */
const range = new RegExp(
  `(?<![\\p{L}\\d.,/:@–-])(${single}) ?[-–] ?(${single})(?![\\p{L}\\d@/:–-]|[.,]\\d)`,
  "gu",
);
const quoted =
  /(?<=^|[\s(>])(?:"|&quot;)(?=\S)((?:(?!"|&quot;)[^<>])*[^\s<>"])(?:"|&quot;)(?=$|[\s).,;:!?<])/g;

/**
 * Rich text as a typesetter would set it: `2 - 8 °C` and `5-7` with the dash of ranges, straight quotation marks as those of the language, and
 * blank lines as paragraphs. Codes and addresses stay as they are. The stored text does not change.
 */
export function typeset(html: string, language: Language): string {
  const [open, close] = quotes[language] ?? [];
  const set = html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith("<") ? piece : withRanges(piece)))
    .join("");
  return withParagraphs(
    open
      ? set.replace(quotedOutsideTags, (all, words?: string) =>
          words === undefined ? all : `${open}${words}${close}`,
        )
      : set,
  );
}

/** Tags are matched first, so that no quotation mark within one is taken. */
const quotedOutsideTags = new RegExp(`<[^>]*>|${quoted.source}`, "g");

const withRanges = (text: string) =>
  text.replace(range, (all, from: string, to: string) =>
    amountOf(from) < amountOf(to) ? `${from}–${to}` : all,
  );
const amountOf = (number: string) => Number(number.replace(",", "."));
