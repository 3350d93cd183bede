import type { BookLanguage, Entry, IndexLine } from "./book.ts";
import { bookTexts } from "./texts.ts";

/** A synonym shared by more analyses than this leads only to the first of them. */
const mostPlaces = 12;

export interface IndexedEntry extends Entry {
  target: string;
}

/**
 * The lines of the alphabetical index: every name and every synonym, sorted as in a dictionary of the language (umlauts with their vowels, digits
 * by value). Equal texts share a line unless their codes must distinguish them.
 */
export function indexLines(entries: readonly IndexedEntry[], language: BookLanguage): IndexLine[] {
  const collator = new Intl.Collator(language, {
    sensitivity: "base",
    numeric: true,
    ignorePunctuation: true,
  });
  const byKey = new Map<string, Line>();
  const add = (text: string, synonym: boolean, entry: IndexedEntry) => {
    const key = `${synonym ? 1 : 0}${spelling(text)}`;
    const line = byKey.get(key) ?? { text, synonym, places: [], also: [] };
    line.places.push(entry);
    byKey.set(key, line);
  };
  for (const entry of entries) {
    const name = entry.name.trim();
    if (name !== "") add(name, false, entry);
    const spellings = new Set(entry.synonyms.map((synonym) => synonym.replace(/\s+/g, " ").trim()));
    for (const synonym of spellings)
      if (synonym !== "" && spelling(synonym) !== spelling(name)) add(synonym, true, entry);
  }
  // A word that is the name of one analysis and a synonym of others has one line.
  for (const [key, line] of byKey) {
    const named = line.synonym ? byKey.get(`0${key.slice(1)}`) : undefined;
    if (!named || codesOf(named.places) > 1) continue;
    named.also.push(...line.places.filter((place) => !named.places.includes(place)));
    byKey.delete(key);
  }
  const keyed = [...byKey.values()].map((line) => ({ ...line, letter: letterOf(line.text, language) }));
  keyed.sort(
    (a, b) =>
      rankOf(a.letter, language) - rankOf(b.letter, language) ||
      collator.compare(a.letter, b.letter) ||
      collator.compare(latin(a.text), latin(b.text)) ||
      Number(a.synonym) - Number(b.synonym) ||
      (a.text < b.text ? -1 : 1),
  );
  const shown = keyed.filter(
    (line, index) => !standsBeside(line, keyed[index - 1]) && !standsBeside(line, keyed[index + 1]),
  );
  let last = "";
  return shown.flatMap((line) => {
    const byCode = Map.groupBy(line.places, ({ code }) => code);
    const separate = byCode.size > 1 && !line.synonym;
    const rows = separate
      ? [...byCode].sort(([a], [b]) => collator.compare(a, b))
      : [["", [...line.places, ...line.also]] as const];
    return rows.map(([code, entries]) => {
      const targets = entries.map(({ target }) => target);
      const letter =
        line.letter === last ? undefined : { title: line.letter, target: `letter-${hex(line.letter)}` };
      last = line.letter;
      return {
        ...(letter && { letter }),
        text: line.text,
        ...(separate && { code }),
        synonym: line.synonym,
        targets: targets.slice(0, mostPlaces),
        ...(targets.length > mostPlaces && { more: true }),
      };
    });
  });
}

interface Line {
  text: string;
  synonym: boolean;
  places: IndexedEntry[];
  also: IndexedEntry[];
}

/**
 * Returns whether a synonym needs no line since the one above or below it begins alike and leads to the same analysis: a reader who looks
 * for `Kalium` sees `Kalium im Serum`. Of two synonyms, the longer one goes.
 */
function standsBeside(line: Line, neighbour: Line | undefined): boolean {
  if (!line.synonym || !neighbour) return false;
  const [entries, other] = [line, neighbour].map(({ places, also }) => [...places, ...also]);
  if (entries?.length !== 1 || other?.length !== 1 || entries[0] !== other[0]) return false;
  const [text, beside] = [spelling(line.text), spelling(neighbour.text)];
  if (Math.min(text.length, beside.length) < leastAlike) return false;
  return text.startsWith(beside) || (!neighbour.synonym && beside.startsWith(text));
}
/** Shorter beginnings, such as a chemical symbol, are not seen in a longer word. */
const leastAlike = 4;

const greek: Record<string, string> = Object.fromEntries(
  "α alpha,β beta,γ gamma,δ delta,ε epsilon,ζ zeta,η eta,θ theta,ι iota,κ kappa,λ lambda,μ mu,ν nu,ξ xi,ο omicron,π pi,ρ rho,σ sigma,ς sigma,τ tau,υ upsilon,φ phi,χ chi,ψ psi,ω omega"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
/** Spells out Greek letters that stand alone, because people look them up by name: `β2-…` stands under B, a Greek word under its own letter. */
const latin = (text: string) =>
  text
    .replaceAll("µ", "μ")
    .replace(
      /(?<![\u0370-\u03ff])[\u0370-\u03ff](?![\u0370-\u03ff])/g,
      (letter) => greek[letter.toLowerCase()] ?? letter,
    );

/** Returns the key that spellings of a word share: it ignores case, spaces, hyphens and brackets, but keeps a separator between two numbers. */
const spelling = (text: string) =>
  latin(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/(?<=\d)[\s\p{P}]+(?=\d)/gu, "|")
    .replace(/[\s\p{P}]+/gu, "");

const codesOf = (entries: readonly IndexedEntry[]) => new Set(entries.map(({ code }) => code)).size;
/** Numbers come first; East Asian characters, whose order readers here do not know, come last. */
function rankOf(letter: string, language: BookLanguage): number {
  const { digits, eastAsian } = bookTexts(language);
  return letter === digits ? 0 : letter === eastAsian ? 2 : 1;
}
const hex = (text: string) => Buffer.from(text).toString("hex");

/**
 * Returns the heading for a text: its first letter without marks (`Ä` under `A`, `ß` under `S`), one heading for all scripts in which each
 * character would have its own, or one for everything else.
 */
function letterOf(text: string, language: BookLanguage): string {
  const { digits, eastAsian } = bookTexts(language);
  const first = /\p{L}|\p{N}/u.exec(latin(text))?.[0] ?? "";
  if (
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u.test(first)
  )
    return eastAsian;
  const [plain = ""] = first.normalize("NFD").replace(/\p{M}/gu, "").toLocaleUpperCase(language);
  return /\p{L}/u.test(plain) ? plain : digits;
}
