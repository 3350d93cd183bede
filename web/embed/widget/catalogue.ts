import type { Finder } from "../../../shared/kernel/finder.ts";
import { foundNothing, type SearchResult } from "../../../shared/kernel/found.ts";
import { readSearch } from "../../../shared/kernel/read-search.ts";
import type { Further } from "../../../shared/kernel/search-further.ts";
import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { type SearchIndexFile, searchFormat } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Hit } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";

type Searching = Pick<Finder<Hit>, "find">;

export interface Selection extends SearchResult<Hit> {
  /** Letters with analyses in the category. */
  letters: ReadonlySet<string>;
}

/** The public directory as a browser holds it. */
export class BrowserCatalogue {
  readonly file: SearchIndexFile;
  readonly #hits: readonly Hit[];
  /** Set on first use, since a list is drawn without it. */
  #search: Searching | undefined;
  readonly #searchOf: (hits: readonly Hit[]) => Searching;

  /** @param searchOf makes the search, if the one in the file is not to be used */
  constructor(
    file: SearchIndexFile,
    searchOf = (hits: readonly Hit[]): Searching =>
      readSearch(
        hits.map((hit) => ({ ...hit, id: hit.code, found: hit })),
        file.search,
      ),
  ) {
    this.file = file;
    this.#hits = file.analyses.map(([code, name, synonyms, categories, material]) => ({
      code,
      name,
      synonyms,
      categories: categories.flatMap((place) => file.categories[place]?.id ?? []),
      material,
    }));
    this.#searchOf = searchOf;
  }

  /**
   * The entries of a view: the hits of its search, the best first, or all by name.
   * @param further searches further if no name has the words
   */
  select(view: View, further?: Further): Selection {
    const within = view.category === undefined ? undefined : branchOf(this.file.categories, view.category);
    const inBranch = (hit: Hit) => !within || hit.categories.some((id) => within.has(id));
    if (view.search?.trim()) {
      this.#search ??= this.#searchOf(this.#hits);
      return { ...this.#search.find(view.search, within && inBranch, further), letters: none };
    }
    const hits = this.#hits.filter(inBranch);
    const letters = new Set(hits.map(({ name }) => letterOf(name)));
    return {
      ...foundNothing,
      found: view.letter ? hits.filter(({ name }) => letterOf(name) === view.letter) : hits,
      letters,
    };
  }
}

/** The directory of a file; if this script does not know its search format, a plain search replaces it. */
export async function readCatalogue(file: SearchIndexFile): Promise<BrowserCatalogue> {
  if (file.format === searchFormat) {
    const catalogue = new BrowserCatalogue(file);
    // Once the list is drawn, a first search makes everything that the next ones need.
    setTimeout(() => catalogue.select({ search: "abcd ef" }), afterDrawing);
    return catalogue;
  }
  const { plainSearch } = await import("./further.ts");
  return new BrowserCatalogue(file, plainSearch);
}

/** Pause in ms in which a list is drawn. */
const afterDrawing = 50;
const none: ReadonlySet<string> = new Set();
