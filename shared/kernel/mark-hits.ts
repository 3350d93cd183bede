import { foldWithPlaces, soundOf } from "./folding.ts";
import { maybeInside } from "./ranking.ts";
import type { Form } from "./search-forms.ts";

/** A piece of a text; `hit` if it matches the search. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The letters of a text as one kind of form compares them, each with its place in the text. */
interface Letters {
  letters: string;
  places: number[];
  /** Places at which a match inside a word begins; of two letters that sound like one, that of the second. */
  starts: number[];
}

/**
 * Splits a text at its matches: at the beginning of words and on into the next ones, and for longer forms inside words too.
 * @param forms as returned by a search
 */
export function markHits(text: string, forms: readonly Form[]): Piece[] {
  const marked: boolean[] = [];
  for (const form of forms) markForm(form, lettersOf(text), text.length, marked);
  // Shortcut: few texts have a match, and a list of them is marked with every keystroke.
  if (marked.length === 0) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = pieces.at(-1);
    const letter = text[index] as string;
    // Characters between words are not part of a hit, even if the next significant letter is.
    const hit = marked[index] === true && /[\p{L}\p{N}\p{M}\p{S}]/u.test(letter);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

interface Compared {
  written: Letters;
  heard: Letters;
}
/** Letters of recent texts: each keystroke shows much the same entries again. */
const cache = new Map<string, Compared>();
const mostCached = 1000;

function lettersOf(text: string): Compared {
  const before = cache.get(text);
  if (before) return before;
  const { folded, places } = foldWithPlaces(text);
  const indices: number[] = [];
  const sound = soundOf(folded, indices);
  const written = { letters: folded, places, starts: places };
  const phonetic = {
    letters: sound,
    places: indices.map((index) => places[index] ?? 0),
    starts: indices.map((index) => places[folded[index + 1] === folded[index] ? index + 1 : index] ?? 0),
  };
  if (cache.size === mostCached) cache.clear();
  const compared = { written, heard: phonetic };
  cache.set(text, compared);
  return compared;
}

function markForm(
  form: Form,
  { written, heard: phonetic }: Compared,
  length: number,
  marked: boolean[],
): void {
  const { sound, whole: isWhole, start } = form;
  const { letters, places, starts } = sound ? phonetic : written;
  // The full stop of an abbreviation is not a letter.
  const text = form.text.replace(".", "");
  const inner = !isWhole && !start && maybeInside(text, sound);
  for (let from = 0; from < letters.length; from++) {
    if (letters[from] !== text[0]) continue;
    const begins = from === 0 || letters[from - 1] === " ";
    if (!begins && !inner) continue;
    const to = endOf(text, letters, from, begins);
    if (to === undefined || (isWhole && to < letters.length && letters[to] !== " ")) continue;
    const mark = (first: number, last: number) => {
      if (first === last) return;
      const end = places[last] ?? length;
      for (let index = (begins ? places : starts)[first] ?? 0; index < end; index++) marked[index] = true;
    };
    if (form.like === undefined) mark(from, to);
    else for (const [first, last] of agreeing(form.like, text)) mark(from + first, from + last);
  }
}

/** The beginning and the end in which a word agrees with what was typed. */
function agreeing(typed: string, word: string): [from: number, to: number][] {
  let first = 0;
  while (first < word.length && word[first] === typed[first]) first++;
  let last = 0;
  while (last < word.length - first && word.at(-1 - last) === typed.at(-1 - last)) last++;
  return [
    [0, first],
    [word.length - last, word.length],
  ];
}

/** End of a form that starts at `from`, if it matches; from the beginning of a word it may go on in the next (`gammagt` in Gamma-GT). */
function endOf(form: string, letters: string, from: number, overBlanks: boolean): number | undefined {
  let position = from;
  for (const letter of form) {
    if (overBlanks && letters[position] === " ") position++;
    if (letters[position] !== letter) return undefined;
    position++;
  }
  return position;
}
