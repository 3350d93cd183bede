import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Hit } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";
import type { BrowserSearch } from "../search/browser-search.ts";

export interface Selection {
  hits: Hit[];
  /** Words found in place of mistyped ones. */
  terms: string[];
  /** Letters under which an analysis of the category stands. */
  letters: ReadonlySet<string>;
}

/** The public directory as a browser holds it. */
export class BrowserCatalogue {
  readonly file: SearchIndexFile;
  readonly #hits: Hit[];
  readonly #search: BrowserSearch;

  constructor(file: SearchIndexFile, search: BrowserSearch) {
    this.file = file;
    this.#search = search;
    this.#hits = file.analyses.map(([code, name, synonyms, categories, material]) => ({
      code,
      name,
      synonyms,
      categories: categories.flatMap((place) => file.categories[place]?.id ?? []),
      material,
    }));
  }

  get total(): number {
    return this.#hits.length;
  }

  /** What a view lists: the hits of its search, the best first, or all by name. */
  select(view: View): Selection {
    const within = view.category === undefined ? undefined : branchOf(this.file.categories, view.category);
    const inBranch = (hit: Hit) => !within || hit.categories.some((id) => within.has(id));
    if (view.search?.trim()) {
      const { places, terms } = this.#search.search(view.search);
      const hits = places.flatMap((place) => this.#hits[place] ?? []).filter(inBranch);
      return { hits, terms, letters: new Set() };
    }
    const hits = this.#hits.filter(inBranch);
    const letters = new Set(hits.map(({ name }) => letterOf(name)));
    return {
      hits: view.letter ? hits.filter(({ name }) => letterOf(name) === view.letter) : hits,
      terms: [],
      letters,
    };
  }
}
