import type { Finder, Found } from "../../../shared/kernel/finder.ts";
import { readSearch } from "../../../shared/kernel/read-search.ts";
import type { Hits } from "../../../shared/kernel/search-entries.ts";
import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { type SearchIndexFile, searchFormat } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Hit } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";

export interface Selection extends Pick<Found<Hit>, "formsIn"> {
  hits: Hits<Hit>;
  /** Letters with analyses in the category. */
  letters: ReadonlySet<string>;
}

/** The public directory as a browser holds it. */
export class BrowserCatalogue {
  readonly file: SearchIndexFile;
  readonly #hits: readonly Hit[];
  readonly #search: Pick<Finder<Hit>, "find">;

  /** @param searchOf makes the search, if the one in the file is not to be used */
  constructor(file: SearchIndexFile, searchOf?: (hits: readonly Hit[]) => Pick<Finder<Hit>, "find">) {
    this.file = file;
    this.#hits = file.analyses.map(([code, name, synonyms, categories, material]) => ({
      code,
      name,
      synonyms,
      categories: categories.flatMap((place) => file.categories[place]?.id ?? []),
      material,
    }));
    this.#search = searchOf
      ? searchOf(this.#hits)
      : readSearch(
          this.#hits.map((found) => ({ ...found, id: found.code, found })),
          file.search,
        );
  }

  get total(): number {
    return this.#hits.length;
  }

  /** The entries of a view: the hits of its search, the best first, or all by name. */
  select(view: View): Selection {
    const within = view.category === undefined ? undefined : branchOf(this.file.categories, view.category);
    const inBranch = (hit: Hit) => !within || hit.categories.some((id) => within.has(id));
    if (view.search?.trim()) {
      const { found: hits, formsIn } = this.#search.find(view.search, within && inBranch);
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

/** The directory of a file; if this script does not know its search format, a plain search replaces it. */
export async function readCatalogue(file: SearchIndexFile): Promise<BrowserCatalogue> {
  if (file.format === searchFormat) return new BrowserCatalogue(file);
  const { plainSearch } = await import("./plain-search.ts");
  return new BrowserCatalogue(file, plainSearch);
}

const none: ReadonlySet<string> = new Set();
