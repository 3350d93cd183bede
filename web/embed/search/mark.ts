import { foldWithPlaces, isCode } from "../../../shared/kernel/folding.ts";
import { shortestInner } from "../../../shared/kernel/ranking.ts";

/** A piece of a text; `hit` if it matches the search. */
export interface Piece {
  /** Its place in the text. */
  start: number;
  text: string;
  hit: boolean;
}

/**
 * Splits a text at its matches of folded words: at the beginning of its words, longer ones inside words too.
 * @param words as `wordsOf` makes them
 */
export function markHits(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0 || text === "") return [{ start: 0, text, hit: false }];
  const { folded, places } = foldWithPlaces(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    const inner = word.length >= shortestInner && !isCode(word);
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (!inner && at > 0 && folded[at - 1] !== " ") continue;
      marked.fill(true, places[at], places[at + word.length] ?? text.length);
    }
  }
  const pieces: Piece[] = [];
  for (const [at, hit] of marked.entries()) {
    const last = pieces.at(-1);
    // Characters between words are no hit, even if the next significant letter follows them.
    const shown = hit && /[\p{L}\p{N}\p{M}\p{S}]/u.test(text[at] ?? "");
    if (last && last.hit === shown) last.text += text[at];
    else pieces.push({ start: at, text: text[at] ?? "", hit: shown });
  }
  return pieces;
}
