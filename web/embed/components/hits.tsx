/** @jsxImportSource preact */
import { foldWithPlaces, isCode, spellingsOf, wordsOf } from "../../../shared/kernel/folding.ts";
import { shortestInner } from "../../../shared/kernel/ranking.ts";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Texts } from "../texts/texts.ts";
import { Nothing } from "./directory.tsx";
import { Link } from "./navigation.tsx";

/** An entry of a list. */
export interface Hit {
  code: string;
  name: string;
  synonyms: readonly string[];
  categories: readonly string[];
  material: readonly string[];
}

/** A piece of a text; `hit` if it matches the search. */
interface Piece {
  /** Its place in the text. */
  start: number;
  text: string;
  hit: boolean;
}

/**
 * Splits a text at its matches of folded words: at the beginning of its words, longer ones inside words too.
 * @param words as `wordsOf` makes them
 */
function markHits(text: string, words: readonly string[]): Piece[] {
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

/** A text with the search terms marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {markHits(text, words).map(({ start, text: piece, hit }) =>
        hit ? (
          <mark key={start} class="lbm-mark" part="mark">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </>
  );
}

interface HitsProps {
  hits: readonly Hit[];
  texts: Texts;
  categories: readonly PublicCategory[];
  query: string;
  /** Words found in place of mistyped ones. */
  typos?: ReadonlySet<string>;
  /** Turns the list into the options of a combobox: its id, and the index of the active option. */
  listbox?: { id: string; active: number };
  /** Adds a heading whenever the first letter changes. */
  letterOf?: (name: string) => string;
}

/** A list of analyses: links, each with what distinguishes it from others; or why there are none. */
export function Hits({ hits, texts, categories, query, typos, listbox, letterOf }: HitsProps) {
  if (hits.length === 0) return <Nothing texts={texts} searched={query !== ""} />;
  const words = [...wordsOf(query).flatMap((word) => [word, ...spellingsOf(word)]), ...(typos ?? [])];
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const row = (hit: Hit) => <HitText hit={hit} words={words} names={names} texts={texts} />;
  if (listbox) {
    return (
      <div class="lbm-hits" part="hits" role="listbox" id={listbox.id} aria-label={texts.results}>
        {hits.map((hit, at) => (
          <Link
            key={hit.code}
            to={{ code: hit.code }}
            class={`lbm-hit${at === listbox.active ? " lbm-hit--active" : ""}`}
            role="option"
            id={`${listbox.id}-${at}`}
            aria-selected={at === listbox.active}
          >
            {row(hit)}
          </Link>
        ))}
      </div>
    );
  }
  const groups = letterOf ? [...Map.groupBy(hits, ({ name }) => letterOf(name))] : [["", hits] as const];
  return (
    <div class="lbm-groups">
      {groups.map(([letter, ofLetter]) => (
        <section key={letter} class="lbm-group">
          {letter !== "" && (
            <h2 class="lbm-letter" part="letter">
              {letter === "#" ? "0–9" : letter}
            </h2>
          )}
          <ul class="lbm-hits" part="hits">
            {ofLetter.map((hit) => (
              <li key={hit.code}>
                <Link to={{ code: hit.code }} class="lbm-hit">
                  {row(hit)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface HitTextProps {
  hit: Hit;
  words: readonly string[];
  names: ReadonlyMap<string, string>;
  texts: Texts;
}

function HitText({ hit, words, names, texts }: HitTextProps) {
  const fields = hit.categories.flatMap((id) => names.get(id) ?? []);
  const shownSynonyms = synonymsToShow(hit, words);
  return (
    <>
      <span class="lbm-hit-main">
        <span class="lbm-hit-name" part="hit-name">
          <Marked text={hit.name} words={words} />
        </span>
        {shownSynonyms.length > 0 && (
          <span class="lbm-hit-synonyms" part="hit-synonyms">
            <span class="lbm-hidden">{`, ${texts.synonyms}: `}</span>
            {shownSynonyms.map((synonym, at) => (
              <span key={synonym}>
                {at > 0 && ", "}
                <Marked text={synonym} words={words} />
              </span>
            ))}
          </span>
        )}
      </span>
      <span class="lbm-hit-facts">
        {hit.material.length > 0 && (
          <span class="lbm-hit-material">
            <span class="lbm-hidden">{`, ${texts.material}: `}</span>
            {hit.material.join(", ")}
          </span>
        )}
        {fields.length > 0 && (
          <span class="lbm-hit-field">
            <span class="lbm-hidden">, </span>
            {fields.join(", ")}
          </span>
        )}
      </span>
      <span class="lbm-code" part="code">
        <span class="lbm-hidden">{`, ${texts.code}: `}</span>
        <Marked text={hit.code} words={words} />
      </span>
    </>
  );
}

/** A few of the synonyms, matches first; none that only repeats the name. */
function synonymsToShow({ name, synonyms }: Hit, words: readonly string[]): string[] {
  const others = [...new Set(synonyms)].filter((synonym) => synonym.toLowerCase() !== name.toLowerCase());
  const isHit = (synonym: string) => markHits(synonym, words).some(({ hit }) => hit);
  const sought = words.length > 0 ? others.filter(isHit) : [];
  return [...sought, ...others.filter((synonym) => !sought.includes(synonym))].slice(0, 4);
}
