import { readingsOf } from "../../../../../shared/core/catalogue/quantity.ts";
import { isUcum, ucumOf } from "../../../../../shared/core/catalogue/unit.ts";
import * as words from "./range-words.ts";

/** Limits as their cells hold them; a limit that is itself outside the range keeps its `<` or `>`. */
export interface Limits {
  low: string;
  high: string;
  unit: string;
}
/** Ages as their cells hold them, such as `6 mo`; an open end is empty. */
export interface Ages {
  from: string;
  to: string;
}
export type Token =
  | { kind: "sex"; sex: words.Sex; word: string }
  | { kind: "age"; ages: Ages; isSingle: boolean }
  | { kind: "word"; word: string }
  | { kind: "limits"; limits: Limits }
  | { kind: "result"; word: string }
  | { kind: "aside"; tokens: readonly Token[]; unit: string }
  /** A range in brackets, as written, such as the same one in another unit. */
  | { kind: "bracketed"; limits: Limits; text: string }
  | { kind: "colon" }
  | { kind: "separator"; sign: string };

const sticky = (source: string) => new RegExp(source, "iuy");
const { number, dash, comparison, ageUnit } = words;
const signed = `[-−+]?${number}`;

const blank = sticky("\\s+");
const separator = sticky("[,/]");
const colon = sticky(":");
const parenthesised = sticky("\\(([^()\\[\\]]{1,80})\\)|\\[([^()\\[\\]]{1,80})\\]");
const years = "\\d{1,3}(?:[.,]\\d{1,2})?";
const age = `${years}\\s*${ageUnit}(?:\\s*\\d{1,2}\\s*${ageUnit})?`;
const anyAge = sticky(`${words.anyAge}(?!\\p{L})`);
const ageLabel = "(?:im\\s+)?(?:alter|aged?|âge|età)(?![\\p{L}])\\s*:?\\s*";
const older = "(?:\\s*\\+|\\s+(?:(?:und|and|et|e)\\s+)?(?:älter|older|plus|più)(?!\\p{L}))";
const younger = "\\s+(?:(?:und|and|et|e)\\s+)?(?:jünger|younger)(?!\\p{L})";
const ageSpan = sticky(`(?:${ageLabel})?(?:${words.between}\\s+)?(?:(${age})|(${years}))${dash}(${age})`);
const labelledSpan = sticky(`${ageLabel}(${years})${dash}(${years})(?![\\d.,]*\\d|\\s*\\p{L}|\\s*[%/])`);
const ageCompared = sticky(`(?:${ageLabel})?(${comparison})\\s*(${age})`);
const ageOpen = sticky(`(?:${ageLabel})?(${age})(?:(${older})|(${younger}))`);
const agePlus = sticky(`(?:${ageLabel})?(${years})\\s*\\+\\s*(${ageUnit})`);
const ageSingle = sticky(`(?:${ageLabel})?(${age})`);
const sex = sticky(words.sexes);
const occasion = sticky(words.occasion);
const result = sticky(words.results);
const compared = sticky(`(${comparison})\\s*(${signed})`);
const firstLimit = sticky(`(?:(${words.between})\\s+)?(>=|≥|>)?\\s*(${signed})`);
const secondLimit = sticky(`(${dash}|${words.and})(<=|≤|<)?\\s*(${signed})(?!\\s*${ageUnit})`);
const word = sticky("\\p{L}[\\p{L}\\d]*(?:[-.]\\p{L}[\\p{L}\\d]*)*\\.?");
const isUpper = new RegExp(`^(?:${words.below}|${words.upTo})`, "iu");
const isStrict = new RegExp(`^(?:${words.below}|${words.above})`, "iu");

/** Words and signs of a text of reference ranges; undefined if any part of it is unknown. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let place = 0;
  /** Matches at the present place and moves behind the match. */
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = place;
    const match = pattern.exec(text) ?? undefined;
    if (match) place = pattern.lastIndex;
    return match;
  };
  for (;;) {
    take(blank);
    if (place >= text.length) return tokens;
    const token = next();
    if (!token) return undefined;
    tokens.push(token);
  }

  function next(): Token | undefined {
    if (take(colon)) return { kind: "colon" };
    const sign = take(separator);
    if (sign) return { kind: "separator", sign: sign[0] };
    const within = take(parenthesised);
    if (within) return asideOf((within[1] ?? within[2] ?? "").trim());
    const time = take(occasion);
    if (time) return { kind: "word", word: time[0] };
    const ages = takeAges();
    if (ages) return ages;
    const named = take(sex);
    if (named) return { kind: "sex", sex: words.sexOf(named[0]), word: named[0] };
    const inWords = take(result);
    if (inWords) return { kind: "result", word: inWords[0] };
    const begin = place;
    const limits = takeLimits();
    if (limits) return { kind: "limits", limits };
    // Numbers that are no limits belong to something unknown, such as 2nd, of which nothing may be lost.
    place = begin;
    const other = take(word)?.[0];
    return other !== undefined && isPlain(other) ? { kind: "word", word: other } : undefined;
  }

  function takeAges(): Token | undefined {
    if (take(anyAge)) return { kind: "age", ages: { from: "", to: "" }, isSingle: false };
    const span = take(ageSpan);
    if (span) {
      const [, first, count = "", last = ""] = span;
      const ages = { from: ageOf(first ?? `${count} ${unitOf(last)}`), to: ageOf(last) };
      return { kind: "age", ages, isSingle: false };
    }
    const labelled = take(labelledSpan);
    if (labelled)
      return {
        kind: "age",
        ages: { from: `${labelled[1]} y`, to: `${labelled[2]} y` },
        isSingle: false,
      };
    const [, sign, limit = ""] = take(ageCompared) ?? [];
    if (sign !== undefined) {
      const ages = isUpper.test(sign) ? { from: "", to: ageOf(limit) } : { from: ageOf(limit), to: "" };
      return { kind: "age", ages, isSingle: false };
    }
    const [, end, isOlder, isYounger] = take(ageOpen) ?? [];
    if (end !== undefined) {
      const ages = { from: isOlder ? ageOf(end) : "", to: isYounger ? ageOf(end) : "" };
      return { kind: "age", ages, isSingle: false };
    }
    const [, count, plusUnit] = take(agePlus) ?? [];
    if (count !== undefined)
      return { kind: "age", ages: { from: ageOf(`${count} ${plusUnit}`), to: "" }, isSingle: false };
    const single = take(ageSingle)?.[1];
    if (single === undefined) return undefined;
    return { kind: "age", ages: { from: ageOf(single), to: ageOf(single) }, isSingle: true };
  }

  function takeLimits(): Limits | undefined {
    const comparison = take(compared);
    if (comparison) {
      const [, sign = "", limit = ""] = comparison;
      const unit = takeUnit();
      // A lower and an upper limit may both be compared: `> 3 und < 5`, `≥ 3 – < 5`.
      const second = isUpper.test(sign) ? undefined : take(secondLimit);
      const low = isStrict.test(sign) ? `> ${limit}` : limit;
      if (second) return bothLimits(low, limit, unit, second);
      return isUpper.test(sign)
        ? { low: "", high: isStrict.test(sign) ? `< ${limit}` : limit, unit }
        : { low, high: "", unit };
    }
    const start = take(firstLimit);
    if (!start) return undefined;
    const [, opening, , limit = ""] = start;
    const unit = takeUnit();
    const second = take(secondLimit);
    const isJoined = second && /\p{L}/u.test(second[1] ?? "") && isAnd.test(second[1] ?? "");
    if (!second || (isJoined && opening === undefined)) return undefined;
    return bothLimits(limit, limit, unit, second);
  }

  function bothLimits(
    low: string,
    lower: string,
    firstUnit: string,
    [, , sign, upper = ""]: RegExpExecArray,
  ): Limits | undefined {
    const lastUnit = takeUnit();
    if (firstUnit !== "" && firstUnit !== lastUnit) return undefined;
    if (isTitre(lower) !== isTitre(upper) || !areOrdered(lower, upper)) return undefined;
    return { low, high: sign === "<" ? `< ${upper}` : upper, unit: lastUnit };
  }

  /** The unit behind a number: one word, or several if the further ones name the measured substance. */
  function takeUnit(): string {
    unitWords.lastIndex = place;
    const [, first = "", ...further] = unitWords.exec(text) ?? [];
    if (first === "") return "";
    const all = [first, ...further.filter(Boolean)];
    for (let count = all.length; count > 0; count -= 1) {
      const unit = all.slice(0, count).join("");
      const rest = all.slice(1, count).map((part) => part.trim());
      if (!rest.every((part) => (/^[x×*·]$/iu.test(first) ? /^10/ : substance).test(part))) continue;
      if (!/[\p{L}%‰°]/u.test(unit) || isForeign(unit) || ucumOf(unit) === undefined) continue;
      place = text.indexOf(first, place) + unit.length;
      return unit;
    }
    return "";
  }
}

const isAnd = new RegExp(`^${words.and}$`, "iu");
const unitWords = sticky(
  "\\s?((?:[^\\s,;:()\\[\\]<>]|(?<=\\d),(?=\\d))+)(\\s[^\\s,;:()\\[\\]<>]+)?(\\s[^\\s,;:()\\[\\]<>]+)?",
);
const substance =
  /^(?:Kre\p{L}*|Crea\p{L}*|Cr|Leuko\p{L}*|Lymph\p{L}*|Ery\p{L}*|Thrombo\p{L}*|Hb|Prot\p{L}*|Zellen|(?:KM|BAL|Liqu|PT|AP)\S*|CD\d+|NaCl|Jod|v\.Ges\S*|%|m²|m2|qm)\.?$/iu;
const isSign = new RegExp(`^(?:${comparison}|${dash.replaceAll("\\s+", "\\s*")})`, "iu");
const isSex = new RegExp(`^${words.sexes}$`, "iu");
/** Words behind a number that are no unit, even though UCUM knows letters such as `m` and `a`. */
const isForeign = (text: string) => isSex.test(text) || isSign.test(text) || words.ageUnitOf(text) === "y";

/** Whether a word may be kept as a condition: it neither bends the meaning of others, nor is it a letter or a unit. */
const isPlain = (text: string) =>
  words.people.test(text) ||
  (text.length > 1 && !words.bending.test(text.replace(/\.$/, "")) && !isUcum(text.replace(/\.$/, "")));

function asideOf(content: string): Token | undefined {
  const tokens = tokensOf(content);
  const kinds = tokens?.map(({ kind }) => kind) ?? [];
  if (tokens && kinds.every((kind) => kind === "sex" || kind === "age" || kind === "separator"))
    return { kind: "aside", tokens, unit: "" };
  const [only, ...others] = tokens ?? [];
  if (only?.kind === "limits" && others.length === 0)
    return { kind: "bracketed", limits: only.limits, text: content };
  if (ucumOf(content) !== undefined) return { kind: "aside", tokens: [], unit: content };
  if (tokens && kinds.every((kind) => kind !== "limits" && kind !== "result" && kind !== "aside"))
    return { kind: "aside", tokens, unit: "" };
  if (/\d/.test(content.replaceAll(words.remark, "")) || words.namesSex(content)) return undefined;
  return { kind: "aside", tokens: [{ kind: "word", word: content }], unit: "" };
}

const agePart = new RegExp(`(${years})\\s*(${ageUnit})`, "giu");
const unitOf = (text: string) => [...text.matchAll(agePart)][0]?.[2] ?? "";
/** An age in the spelling of stored ages: `6 mo`, `1 y 6 mo`. */
const ageOf = (text: string) =>
  [...text.matchAll(agePart)]
    .map(([, count = "", name = ""]) => `${count} ${words.ageUnitOf(name) ?? name}`)
    .join(" ");

const isTitre = (text: string) => text.includes(":");
/** Whether some reading of two limits has the lower one first; `1.500` has two readings. */
function areOrdered(lower: string, upper: string): boolean {
  const [lowest, highest] = [lower, upper].map((limit) => readingsOf(limit.replace(/^1\s?:\s?/, "")));
  if (!lowest?.length || !highest?.length) return false;
  return Math.min(...lowest) <= Math.max(...highest);
}
