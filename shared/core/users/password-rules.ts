import { passwordCodes } from "../../kernel/problem.ts";
import { similarity } from "./similarity.ts";

export { passwordCodes };

export type PasswordCode = (typeof passwordCodes)[number];

export const minPassword = 20;
/** From this similarity on, a password is too close to its owner's name or e-mail address. */
const tooSimilar = 0.7;
/** A password that only repeats a unit shorter than this counts as common. */
const shortestUnit = 8;

/** Names of the product, which somebody who guesses tries first. */
const productNames = [
  "laborium",
  "laboreditor",
  "laborshop",
  "webpublisher",
  "printpublisher",
  "labor",
  "laboratorium",
  "laboratory",
];

/** Common passwords in lower case. */
export type CommonPasswords = ReadonlySet<string>;
export const commonPasswordsOf = (list: readonly string[]): CommonPasswords =>
  new Set(list.map((password) => password.toLowerCase()));

/**
 * The rules that a password breaks; the app shows them while typing, the server enforces the same ones.
 * @param account public facts about its owner
 * @param common undefined until the list is loaded; until then no password is too common
 */
export function failedPasswordRules(
  password: string,
  account: { username: string; email: string },
  common: CommonPasswords | undefined,
): PasswordCode[] {
  const text = password.normalize("NFKC");
  const broken: Record<PasswordCode, boolean> = {
    password_too_short: [...text].length < minPassword,
    password_no_upper: !/\p{Lu}/u.test(text),
    password_no_lower: !/\p{Ll}/u.test(text),
    password_no_digit: !/\p{Nd}/u.test(text),
    password_no_special: !/[^\p{L}\p{M}\p{N}\s]/u.test(text),
    password_entirely_numeric: /^\p{Nd}+$/u.test(text),
    password_too_common: common !== undefined && text !== "" && isCommon(text.toLowerCase(), common),
    password_too_similar: isSimilar(text.toLowerCase(), account),
  };
  return passwordCodes.filter((code) => broken[code]);
}

function isCommon(text: string, common: CommonPasswords): boolean {
  const unit = repeatedUnit(text);
  if (unit.length < shortestUnit && unit !== text) return true;
  return [text, unit, ...stems(text)].some(
    (candidate) =>
      common.has(candidate) ||
      productNames.includes(candidate) ||
      rows.some((row) => row.includes(candidate)),
  );
}

/** Sequences of the alphabet and of keyboards, in both directions. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "zxcvbnm",
].flatMap((row) => [row, [...row].reverse().join("")]);

/**
 * Compares, as Django does, with the whole password and with the password without padding: at twenty characters hardly any name is similar
 * to the whole. The parts of an e-mail's domain count only if nothing else is left, since a laboratory's name is no secret of one person.
 */
function isSimilar(text: string, { username, email }: { username: string; email: string }): boolean {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = username.toLowerCase();
  const ownWords = [name, local].flatMap(withParts);
  const personal = [...ownWords, email.toLowerCase(), ...withParts(domain)].filter((part) => part.length > 0);
  if (personal.some((part) => isLike(text, part))) return true;
  const left = [...stems(text)];
  const labels = domain.split(".").flatMap(withParts).map(lettersOf);
  return left.some((stem) => labels.includes(stem) || ownWords.some((part) => isLike(stem, lettersOf(part))));
}

/** Compare the lengths first, since most texts differ too much in length to be similar. */
const isLike = (left: string, right: string) =>
  2 * Math.min(left.length, right.length) >= tooSimilar * (left.length + right.length) &&
  similarity(left, right) >= tooSimilar;
const withParts = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)];
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

/** The password in lower case without padding: digits, signs and repeated words removed, substituted letters restored. */
function stems(text: string): Set<string> {
  const bases = new Set<string>();
  for (const reading of [text, ...unmasked(text)]) {
    const words = [...new Set(reading.match(/\p{L}+/gu))];
    const long = words.filter((word) => word.length > 2);
    for (const left of [lettersOf(reading), words.join(""), long.join("")]) {
      if (left.length > 2) bases.add(left).add(repeatedUnit(left));
    }
  }
  return bases;
}

const masks: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "!": "i",
};

/** The password with substituted letters restored, as in `p@ssw0rd`, `$ecret`: one or two signs before another letter. */
function unmasked(text: string): string[] {
  return ["i", "l"].map((letter) =>
    text.replaceAll(/(?<![^\p{L}])[@430$57!1]{1,2}(?=\p{L})/gu, (signs) =>
      [...signs].map((sign) => (sign === "1" ? letter : (masks[sign] ?? sign))).join(""),
    ),
  );
}

/** The shortest text of which the whole is a repetition. */
function repeatedUnit(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}
