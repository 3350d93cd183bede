import type { Finder, Found } from "../../../shared/kernel/finder.ts";
import { fold, soundOf, wordsOf } from "../../../shared/kernel/folding.ts";
import { readSearch } from "../../../shared/kernel/read-search.ts";
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
  readonly #search: Pick<Finder<Hit>, "find">;

  constructor(file: SearchIndexFile) {
    this.file = file;
    this.#hits = file.analyses.map(([code, name, synonyms, categories, material]) => ({
      code,
      name,
      synonyms,
      categories: categories.flatMap((place) => file.categories[place]?.id ?? []),
      material,
    }));
    this.#search =
      file.format === searchFormat
        ? readSearch(
            this.#hits.map((found) => ({ ...found, id: found.code, found })),
            file.search,
          )
        : { find: (query, keep = () => true) => this.#findPlainly(query, keep) };
  }

  /** For the minutes in which this script is older than the file. */
  #findPlainly(query: string, keep: (hit: Hit) => boolean): Found<Hit> {
    const words = wordsOf(query).map((word) => soundOf(word));
    const found = this.#hits.filter((hit) => {
      const { code, name, synonyms, material } = hit;
      const within = soundOf(fold([code, name, ...synonyms, ...material].join(" ")));
      return keep(hit) && words.every((word) => within.includes(word));
    });
    return { found, formsIn: () => [] };
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
