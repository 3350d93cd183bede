/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Texts } from "../texts/texts-of.ts";
import { Link, type View } from "./navigation.tsx";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "#"];
export const shownLetter = (letter: string) => (letter === "#" ? "0–9" : letter);

interface LettersProps {
  texts: Texts;
  view: View;
  /** Letters that have analyses. */
  present: ReadonlySet<string>;
}

/** The alphabetical index. */
function Letters({ texts, view, present }: LettersProps) {
  const to = (letter: string | undefined): View => ({ category: view.category, letter });
  return (
    <nav class="lbm-letters" part="letters" aria-label={texts.letters}>
      <ul>
        <li>
          <Link to={to(undefined)} current={view.letter === undefined}>
            {texts.allLetters}
          </Link>
        </li>
        {alphabet.map((letter) => (
          <li key={letter}>
            {present.has(letter) ? (
              <Link
                to={to(letter)}
                current={view.letter === letter}
                aria-label={texts.letter(letter === "#" ? texts.otherLetters : letter)}
              >
                {shownLetter(letter)}
              </Link>
            ) : (
              <span aria-hidden="true">{shownLetter(letter)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoriesProps {
  texts: Texts;
  /** The current category, and the search to which counts and links belong. */
  view: Pick<View, "category" | "search">;
  categories: readonly PublicCategory[];
  /** Number of all analyses, regardless of category. */
  total: number;
}

/** A category by name, with the number of its analyses. */
export const named = (texts: Texts, name: string, count: number) => (
  <>
    <span>{name}</span> <span class="lbm-count">{texts.shown(count)}</span>
  </>
);

/** The tree of categories as a filter; only the open branch shows its children. */
function Categories({ texts, view, categories, total }: CategoriesProps) {
  const open = new Set(lineOf(categories, view.category).map(({ id }) => id));
  const item = (category: string | undefined, name: string, count: number, below?: ComponentChildren) => (
    <li key={category}>
      <Link to={{ category, search: view.search }} current={view.category === category}>
        {named(texts, name, count)}
      </Link>
      {below}
    </li>
  );
  const branch = (of: string | null, first?: ComponentChildren): ComponentChildren => {
    const below = categories.filter(({ parent }) => parent === of);
    return (
      (first || below.length > 0) && (
        <ul>
          {first}
          {below.map(({ id, name, count }) => item(id, name, count, open.has(id) && branch(id)))}
        </ul>
      )
    );
  };
  return (
    <nav class="lbm-categories" part="categories" aria-label={texts.categories}>
      {branch(null, item(undefined, texts.allAnalyses, total))}
    </nav>
  );
}

/** A category and its ancestors, the topmost first. */
export function lineOf<Category extends { id: string; parent: string | null }>(
  categories: readonly Category[],
  id: string | undefined,
): Category[] {
  const category = categories.find((candidate) => candidate.id === id);
  return category ? [...lineOf(categories, category.parent ?? undefined), category] : [];
}

interface DirectoryProps extends CategoriesProps {
  view: View;
  /** The search to which counts and links of the categories belong; while typing, the one of the last pause. */
  counted: string | undefined;
  search: ComponentChildren;
  /** Letters that have analyses; a search has no alphabetical index. */
  letters: ReadonlySet<string>;
  /** Number of analyses in the list. */
  count: number;
  /** Further content beside the heading. */
  aside?: ComponentChildren;
  /** The list. */
  children: ComponentChildren;
}

/** The directory: search, categories, letters, and the heading of the list with its count. */
export function Directory(props: DirectoryProps) {
  const {
    search,
    letters,
    count,
    aside: sideContent,
    children,
    texts,
    view,
    categories,
    total,
    counted,
  } = props;
  const { category } = view;
  // Keep the element, so that a keystroke does not draw dozens of links again.
  const tree = useMemo(
    () => <Categories view={{ category, search: counted }} {...{ texts, categories, total }} />,
    [texts, categories, total, category, counted],
  );
  const heading = lineOf(categories, view.category).at(-1)?.name ?? texts.allAnalyses;
  return (
    <div class="lbm-directory" part="directory">
      <div class="lbm-top">{search}</div>
      <div class="lbm-side">{tree}</div>
      <div class="lbm-list">
        {!view.search && <Letters texts={texts} view={view} present={letters} />}
        <div class="lbm-heading">
          <h2>{view.search ? texts.resultsFor(view.search) : heading}</h2>
          <p class="lbm-count">{view.search ? texts.found(count) : texts.count(count)}</p>
          {sideContent}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Date of the last import. */
export const Imported = ({ texts, date }: { texts: Texts; date: string }) => (
  <p class="lbm-imported" part="imported">
    {texts.imported(date)}
  </p>
);

interface NothingProps {
  texts: Texts;
  searched: boolean;
  /** Disciplines in which a visitor may look instead. */
  categories?: readonly PublicCategory[];
}

/** Shown instead of an empty list. */
export function Nothing({ texts, searched, categories = [] }: NothingProps) {
  const topmost = categories.filter(({ parent }) => parent === null);
  return (
    <div class="lbm-nothing" part="nothing">
      <p>
        <b>{searched ? texts.nothing : texts.empty}</b>
      </p>
      {searched && <p>{texts.nothingHint}</p>}
      {searched && topmost.length > 0 && (
        <p>
          {texts.categories}:{" "}
          {topmost.map(({ id, name }, index) => [
            index > 0 && ", ",
            <Link key={id} to={{ category: id }}>
              {name}
            </Link>,
          ])}
        </p>
      )}
    </div>
  );
}
