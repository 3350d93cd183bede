import type { BookLanguage, Entry, IndexLine } from "./book.ts";
import { bookTexts } from "./texts.ts";

/** A synonym shared by a whole group of analyses leads to the first of them. */
const mostPlaces = 12;

export interface IndexedEntry extends Entry {
  target: string;
}

/**
 * The lines of the alphabetical index: every name and every synonym, sorted as a dictionary of the language does (umlauts with their
 * vowels, digits by value), equal texts share a line unless their codes must distinguish them.
 */
export function indexLines(entries: readonly IndexedEntry[], language: BookLanguage): IndexLine[] {
  const collator = new Intl.Collator(language, {
    sensitivity: "base",
    numeric: true,
    ignorePunctuation: true,
  });
  const found = new Map<string, { text: string; synonym: boolean; places: IndexedEntry[] }>();
  const add = (text: string, synonym: boolean, entry: IndexedEntry) => {
    const key = `${synonym ? 1 : 0}${text}`;
    const line = found.get(key) ?? { text, synonym, places: [] };
    line.places.push(entry);
    found.set(key, line);
  };
  for (const entry of entries) {
    const name = entry.name.trim();
    if (name !== "") add(name, false, entry);
    const spellings = new Set(entry.synonyms.map((synonym) => synonym.replace(/\s+/g, " ").trim()));
    for (const synonym of spellings)
      if (synonym !== "" && synonym.toLowerCase() !== name.toLowerCase()) add(synonym, true, entry);
  }
  const keyed = [...found.values()].map((line) => ({ ...line, letter: letterOf(line.text, language) }));
  keyed.sort(
    (a, b) =>
      Number(a.letter !== digits(language)) - Number(b.letter !== digits(language)) ||
      collator.compare(a.letter, b.letter) ||
      collator.compare(a.text, b.text) ||
      Number(a.synonym) - Number(b.synonym) ||
      (a.text < b.text ? -1 : 1),
  );
  let last = "";
  return keyed.flatMap((line) => {
    const byCode = Map.groupBy(line.places, ({ code }) => code);
    const separate = byCode.size > 1 && !line.synonym;
    const rows = separate
      ? [...byCode].sort(([a], [b]) => collator.compare(a, b))
      : [["", line.places] as const];
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

const digits = (language: BookLanguage) => bookTexts(language).digits;
const hex = (text: string) => Buffer.from(text).toString("hex");

/** The heading under which a text stands: its first letter without marks (`Ä` under `A`, `ß` under `S`), one heading for all else. */
function letterOf(text: string, language: BookLanguage): string {
  const first = /\p{L}|\p{N}/u.exec(text)?.[0] ?? "";
  const plain = first.normalize("NFD").charAt(0).toLocaleUpperCase(language).charAt(0);
  return /\p{L}/u.test(plain) ? plain : digits(language);
}
