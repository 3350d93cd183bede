/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { SearchResult } from "../../../shared/kernel/found.ts";
import { markHits } from "../../../shared/kernel/mark-hits.ts";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Texts } from "../texts/texts-of.ts";
import { Nothing, shownLetter } from "./directory.tsx";
import { Link, type View } from "./navigation.tsx";
import { type Fitting, SearchNote } from "./search-note.tsx";

/** An entry of a list. */
export interface Hit {
  code: string;
  name: string;
  synonyms: readonly string[];
  categories: readonly string[];
  material: readonly string[];
}

export type FormsIn = SearchResult<Hit>["formsIn"];
type Forms = ReturnType<FormsIn>;

/** A text with its matches marked. */
const marked = (text: string, forms: Forms): ComponentChildren => {
  const pieces = markHits(text, forms);
  // Shortcut: most texts have no match, and a list of them is drawn with every keystroke.
  if (pieces.length === 1 && !pieces[0]?.hit) return text;
  return pieces.map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its position
      <mark key={index} class="lbm-mark" part="mark">
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
  /** How the hits fit the query. */
  fitting?: Fitting;
  view?: View;
  /** Turns the list into the options of a combobox: its id, and the index of the active option. */
  listbox?: { id: string; active: number };
  /** Adds a heading whenever the first letter changes. */
  letterOf?: (name: string) => string;
}

/** A list of analyses as links with their distinguishing details, or a message if there are none. */
export function Hits({ fitting, view, ...props }: HitsProps) {
  const { hits, texts, query, categories } = props;
  if (hits.length === 0) return <Nothing texts={texts} searched={query !== ""} categories={categories} />;
  return (
    <>
      {fitting && <SearchNote texts={texts} fitting={fitting} {...(view && { view })} />}
      <List {...props} meant={fitting?.meant ?? []} meanings={fitting?.meanings ?? []} />
    </>
  );
}

interface ListProps extends Omit<HitsProps, "fitting" | "view">, Pick<Fitting, "meant" | "meanings"> {}

function List(props: ListProps) {
  const { texts, categories, formsIn, listbox, letterOf, meant: related, meanings } = props;
  const hits = props.hits.filter((hit) => !related.includes(hit));
  const others = props.hits.slice(hits.length);
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories]);
  const labels = useMemo(() => labelsIn(texts), [texts]);
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
              {labels.synonyms}
              {shownSynonyms.map((synonym, index) => [index > 0 && ", ", marked(synonym, forms)])}
            </span>
          )}
        </span>
        <span class="lbm-hit-facts">
          {hit.material.length > 0 && (
            <span class="lbm-hit-material">
              {labels.material}
              {marked(hit.material.join(", "), forms)}
            </span>
          )}
          {fields.length > 0 && (
            <span class="lbm-hit-field">
              {labels.field}
              {fields.join(", ")}
            </span>
          )}
        </span>
        <span class="lbm-code" part="code">
          {labels.code}
          {marked(hit.code, forms)}
        </span>
      </Link>
    );
  };
  const heading = (role?: "option") =>
    others.length > 0 && (
      <p class="lbm-similar" part="similar" role={role} aria-disabled={role && true}>
        {texts.byVocabulary(meanings)}
      </p>
    );
  if (listbox) {
    const { id, active } = listbox;
    const options = (entries: readonly Hit[], before: number) =>
      entries.map((hit, index) => link(hit, `${id}-${before + index}`, before + index === active));
    return (
      <div class="lbm-hits" part="hits" role="listbox" id={id} aria-label={texts.results}>
        {options(hits, 0)}
        {heading("option")}
        {options(others, hits.length)}
      </div>
    );
  }
  const list = (entries: readonly Hit[]) => (
    <ul class="lbm-hits" part="hits">
      {entries.map((hit) => (
        <li key={hit.code}>{link(hit)}</li>
      ))}
    </ul>
  );
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
          {list(ofLetter)}
        </section>
      ))}
      {heading()}
      {list(others)}
    </div>
  );
}

/** Labels before the parts of an entry, for screen readers only; the same elements for all entries, so that they are drawn once. */
const labelsIn = ({ synonyms, material, code }: Texts) => ({
  synonyms: hiddenText(`, ${synonyms}: `),
  material: hiddenText(`, ${material}: `),
  code: hiddenText(`, ${code}: `),
  field: hiddenText(", "),
});
const hiddenText = (text: string) => <span class="lbm-hidden">{text}</span>;

/** A few of the synonyms, matches first, without any that only repeats the name. */
function synonymsToShow({ name, synonyms }: Hit, forms: Forms): string[] {
  const others = synonyms.filter((synonym) => synonym.toLowerCase() !== name.toLowerCase());
  const sought = others.filter((synonym) => markHits(synonym, forms).some(({ hit }) => hit));
  return [...new Set([...sought, ...others])].slice(0, 4);
}
