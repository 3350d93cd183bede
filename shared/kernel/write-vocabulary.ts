import { placeCount } from "./ranking.ts";
import { digits, endOfList, type Terms, Vocabulary, type WrittenVocabulary } from "./search-vocabulary.ts";

/** Gathers the vocabulary of these entries. */
export function gatherVocabulary(entries: readonly Terms[]): Vocabulary {
  const lists = new Map<string, number[][]>();
  let count = 0;
  for (const [index, terms] of entries.entries()) {
    for (const [place, ofPlace] of terms.entries()) {
      for (const term of ofPlace) {
        let places = lists.get(term);
        if (!places) {
          places = Array.from({ length: placeCount }, () => []);
          lists.set(term, places);
        }
        places[place]?.push(index);
        count++;
      }
    }
  }
  const postings = new Int32Array(count);
  const starts = new Int32Array(lists.size * placeCount + 1);
  let [list, end] = [0, 0];
  for (const places of lists.values()) {
    for (const indices of places) {
      postings.set(indices, end);
      end += indices.length;
      starts[++list] = end;
    }
  }
  return new Vocabulary([...lists.keys()].join("\n"), postings, starts, entries.length);
}

/** Writes a vocabulary as text for `Vocabulary.read`. */
export function writeVocabulary({ words, postings, starts }: Vocabulary): WrittenVocabulary {
  const lists = starts.length - 1;
  // A gap takes one byte per five bits, and there are far fewer than 2^20 entries.
  const bytes = new Uint8Array(lists + postings.length * 4);
  let length = 0;
  for (let list = 0; list < lists; list++) {
    let before = 0;
    for (let index = starts[list] ?? 0; index < (starts[list + 1] ?? 0); index++) {
      const entry = postings[index] ?? 0;
      let gap = entry - before;
      for (; gap >= 32; gap >>= 5) bytes[length++] = digits.charCodeAt(32 + (gap & 31));
      bytes[length++] = digits.charCodeAt(gap);
      before = entry;
    }
    bytes[length++] = digits.charCodeAt(endOfList);
  }
  return {
    words: words.join("\n"),
    entries: new TextDecoder().decode(bytes.subarray(0, length)),
  };
}
