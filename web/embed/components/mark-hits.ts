import { foldWithPlaces, soundOf } from "../../../shared/kernel/folding.ts";
import { maybeInside } from "../../../shared/kernel/ranking.ts";
import type { Form } from "../../../shared/kernel/search-forms.ts";

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
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    const letter = text[at] as string;
    // Characters between words are not part of a hit, even if the next significant letter is.
    const hit = marked[at] === true && /[\p{L}\p{N}\p{M}\p{S}]/u.test(letter);
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
const known = new Map<string, Compared>();
const mostKnown = 1000;

function lettersOf(text: string): Compared {
  const before = known.get(text);
  if (before) return before;
  const { folded, places } = foldWithPlaces(text);
  const kept: number[] = [];
  const sound = soundOf(folded, kept);
  const written = { letters: folded, places, starts: places };
  const heard = {
    letters: sound,
    places: kept.map((at) => places[at] ?? 0),
    starts: kept.map((at) => places[folded[at + 1] === folded[at] ? at + 1 : at] ?? 0),
  };
  if (known.size === mostKnown) known.clear();
  const compared = { written, heard };
  known.set(text, compared);
  return compared;
}

function markForm(form: Form, { written, heard }: Compared, length: number, marked: boolean[]): void {
  const { sound, whole, start } = form;
  const { letters, places, starts } = sound ? heard : written;
  // The full stop of an abbreviation is not a letter.
  const text = form.text.replace(".", "");
  const inner = !whole && !start && maybeInside(text, sound);
  for (let from = 0; from < letters.length; from++) {
    const begins = from === 0 || letters[from - 1] === " ";
    if (!begins && !inner) continue;
    const to = endOf(text, letters, from, begins);
    if (to === undefined || (whole && to < letters.length && letters[to] !== " ")) continue;
    const end = places[to] ?? length;
    for (let at = (begins ? places : starts)[from] ?? 0; at < end; at++) marked[at] = true;
  }
}

/** End of a form that starts at `from`, if it matches; from the beginning of a word it may go on in the next (`gammagt` in Gamma-GT). */
function endOf(form: string, letters: string, from: number, overBlanks: boolean): number | undefined {
  let at = from;
  for (const letter of form) {
    if (overBlanks && letters[at] === " ") at++;
    if (letters[at] !== letter) return undefined;
    at++;
  }
  return at;
}
