/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Found } from "../../../shared/kernel/finder.ts";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Texts } from "../texts/texts-of.ts";
import { Nothing, shownLetter } from "./directory.tsx";
import { markHits } from "./mark-hits.ts";
import { Link } from "./navigation.tsx";

/** An entry of a list. */
export interface Hit {
  code: string;
  name: string;
  synonyms: readonly string[];
  categories: readonly string[];
  material: readonly string[];
}

export type FormsIn = Found<Hit>["formsIn"];
type Forms = ReturnType<FormsIn>;

/** A text with its matches marked. */
const marked = (text: string, forms: Forms): ComponentChildren => {
  const pieces = markHits(text, forms);
  // Shortcut: most texts have no match, and a list of them is drawn with every keystroke.
  if (pieces.length === 1 && !pieces[0]?.hit) return text;
  return pieces.map(({ text: piece, hit }, at) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its position
      <mark key={at} class="lbm-mark" part="mark">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
};

interface HitsProps {
  hits: readonly Hit[];
  texts: Texts;
  categories: readonly PublicCategory[];
  query: string;
  /** Forms of the query that matched each hit. */
  formsIn: FormsIn;
  /** Turns the list into the options of a combobox: its id, and the index of the active option. */
  listbox?: { id: string; active: number };
  /** Adds a heading whenever the first letter changes. */
  letterOf?: (name: string) => string;
}

/** A list of analyses as links with their distinguishing details, or a message if there are none. */
export function Hits({ hits, texts, categories, query, formsIn, listbox, letterOf }: HitsProps) {
  if (hits.length === 0) return <Nothing texts={texts} searched={query !== ""} />;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const link = (hit: Hit, id?: string, isActive = false) => {
    const forms = formsIn(hit);
    const fields = hit.categories.flatMap((id) => names.get(id) ?? []);
    const shownSynonyms = synonymsToShow(hit, forms);
    return (
      <Link
        // Options use their id as key: turning the options of one search into those of the next is cheaper than moving them.
        key={id}
        to={{ code: hit.code }}
        class={`lbm-hit${isActive ? " lbm-hit--active" : ""}`}
        {...(id && { role: "option", id, "aria-selected": isActive })}
      >
        <span class="lbm-hit-main">
          <span class="lbm-hit-name" part="hit-name">
            {marked(hit.name, forms)}
          </span>
          {shownSynonyms.length > 0 && (
            <span class="lbm-hit-synonyms" part="hit-synonyms">
              {heard(texts.synonyms)}
              {shownSynonyms.map((synonym, at) => [at > 0 && ", ", marked(synonym, forms)])}
            </span>
          )}
        </span>
        <span class="lbm-hit-facts">
          {hit.material.length > 0 && (
            <span class="lbm-hit-material">
              {heard(texts.material)}
              {marked(hit.material.join(", "), forms)}
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
          {heard(texts.code)}
          {marked(hit.code, forms)}
        </span>
      </Link>
    );
  };
  if (listbox) {
    return (
      <div class="lbm-hits" part="hits" role="listbox" id={listbox.id} aria-label={texts.results}>
        {hits.map((hit, at) => link(hit, `${listbox.id}-${at}`, at === listbox.active))}
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
              {shownLetter(letter)}
            </h2>
          )}
          <ul class="lbm-hits" part="hits">
            {ofLetter.map((hit) => (
              <li key={hit.code}>{link(hit)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Label before a part of an entry, for screen readers only. */
const heard = (of: string) => <span class="lbm-hidden">{`, ${of}: `}</span>;

/** A few of the synonyms, matches first, without any that only repeats the name. */
function synonymsToShow({ name, synonyms }: Hit, forms: Forms): string[] {
  const others = synonyms.filter((synonym) => synonym.toLowerCase() !== name.toLowerCase());
  const sought = others.filter((synonym) => markHits(synonym, forms).some(({ hit }) => hit));
  return [...new Set([...sought, ...others])].slice(0, 4);
}
