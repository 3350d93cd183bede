import type { Found, Search } from "../../../shared/kernel/search-text.ts";
import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { type SearchIndexFile, searchFormat } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Hit } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";

export interface Selection extends Pick<Found<Hit>, "formsIn"> {
  hits: readonly Hit[];
  /** Letters with analyses in the category. */
  letters: ReadonlySet<string>;
}

/** The public directory as a browser holds it. */
export class BrowserCatalogue {
  readonly file: SearchIndexFile;
  readonly #hits: readonly Hit[];
  readonly #search: Search<Hit>;

  /** @param engine the search, which is a file of its own */
  constructor(file: SearchIndexFile, engine: typeof Search) {
    this.file = file;
    this.#hits = file.analyses.map(([code, name, synonyms, categories, material]) => ({
      code,
      name,
      synonyms,
      categories: categories.flatMap((place) => file.categories[place]?.id ?? []),
      material,
    }));
    const entries = this.#hits.map((found) => ({ ...found, id: found.code, found }));
    this.#search =
      file.format === searchFormat
        ? engine.read(entries, file.search)
        : engine.over(entries.map((entry) => ({ ...entry, facts: entry.material, text: "" })));
  }

  get total(): number {
    return this.#hits.length;
  }

  /** The entries of a view: the hits of its search, the best first, or all by name. */
  select(view: View): Selection {
    const within = view.category === undefined ? undefined : branchOf(this.file.categories, view.category);
    const inBranch = (hit: Hit) => !within || hit.categories.some((id) => within.has(id));
    if (view.search?.trim()) {
      const { found: hits, formsIn } = this.#search.find(view.search, inBranch);
      return { hits, formsIn, letters: none };
    }
    const hits = this.#hits.filter(inBranch);
    const letters = new Set(hits.map(({ name }) => letterOf(name)));
    return {
      hits: view.letter ? hits.filter(({ name }) => letterOf(name) === view.letter) : hits,
      formsIn: () => [],
      letters,
    };
  }
}

const none: ReadonlySet<string> = new Set();
