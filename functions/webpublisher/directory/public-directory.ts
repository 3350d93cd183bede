import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { specimensIn } from "../../../shared/core/catalogue/specimens.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { furtherWith } from "../../../shared/kernel/search-further.ts";
import {
  type AskVocabulary,
  foundNothing,
  type Search,
  type SearchEntry,
  type SearchResult,
} from "../../../shared/kernel/search-text.ts";
import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type {
  PublicCategory,
  PublicSummary,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import {
  besidePanels,
  type Catalogue,
  isPublic,
  orderedRows,
  panelsOf,
  type Reader,
  searchableParts,
  searchOver,
  showAnalysis,
  shownBy,
  shownName,
  valuesOf,
} from "../../core/door.ts";
import { publicCategories } from "./public-categories.ts";

export const publicReader = (language: Language, main: Language): Reader => ({
  language,
  main,
  mayName: isPublic,
});

/** An analysis of the public directory with the properties that lists filter by. */
export interface Listed extends PublicSummary {
  /** Id of the document. */
  id: string;
  collection: string | null;
  /** `A` to `Z`, or `#` for any other beginning. */
  letter: string;
}

/** The public view of a catalogue in one language. */
export interface PublicDirectory {
  /** Sorted by name. */
  analyses: readonly Listed[];
  /** Parents before children, in the laboratory's order; only those with analyses. */
  categories: readonly PublicCategory[];
  /** Built on first use. */
  search: Search<Listed>;
}

/** Categories, and the analyses that they count. */
type Counted = Pick<PublicDirectory, "analyses" | "categories">;

/** Computed once per language and revision of the catalogue; only changes are computed anew. */
export const publicDirectory = (catalogue: Catalogue, language: Language, main: Language): PublicDirectory =>
  directoryFor(catalogue, publicReader(language, main), "public");

/** The directory as a reader may see it; all readers of one audience see the same. */
export function directoryFor(catalogue: Catalogue, reader: Reader, audience: string): PublicDirectory {
  const { language, main } = reader;
  const name = `${audience} directory ${language} ${main}`;
  return catalogue.derive(name, () => {
    const compare = alphabetically(language);
    const analyses = orderedRows(catalogue, `${name}, rows`, {
      kind: "analysis",
      furtherKinds: shownBy,
      row: (document) => shownAs(catalogue, document, reader)?.listed,
      compare,
    });
    const { categories } = catalogue.derive<Counted>(`${name}, categories`, (previous) =>
      previous?.value.analyses === analyses &&
      previous.changes.every(({ after }) => after.kind !== "category")
        ? previous.value
        : { analyses, categories: publicCategories(catalogue, reader, analyses) },
    );
    return {
      analyses,
      categories,
      get search() {
        return searchOver(catalogue, `${name}, search`, {
          kind: "analysis",
          furtherKinds: shownBy,
          affects: (change) => besidePanels(catalogue, change),
          row: (document) => shownAs(catalogue, document, reader)?.entry,
        });
      },
    };
  });
}

/** List entry and search entry of an analysis; undefined if it is not listed. */
function shownAs(catalogue: Catalogue, document: CatalogueDocument<"analysis">, reader: Reader) {
  const { id, content } = document;
  // An analysis that is public but not listed still has a page, to which others link.
  if (document.deleted || !reader.mayName(content) || !content.list_visible) return undefined;
  const fields = showAnalysis(catalogue, content, reader);
  const summary = summaryOf(content, fields, reader);
  const listed = { ...summary, id, letter: letterOf(summary.name), collection: content.collection };
  return {
    listed,
    get entry(): SearchEntry<Listed> {
      return {
        id,
        found: listed,
        ...searchableParts(content, fields, reader, panelsOf(catalogue, content, reader)),
      };
    },
  };
}

/** Order of the alphabetical index: A to Z, then everything else; punctuation before a name is ignored. */
function alphabetically(language: Language) {
  const collator = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
  const group = ({ letter }: Listed) => (letter === "#" ? "~" : letter);
  const order = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
  return (left: Listed, right: Listed) =>
    order(group(left), group(right)) ||
    collator.compare(left.name, right.name) ||
    order(left.code, right.code);
}

/** Summary of an analysis for lists; material includes the container. */
export const summaryOf = (
  analysis: Analysis,
  fields: readonly ShownField[],
  reader: Reader,
): PublicSummary => ({
  code: analysis.code,
  name: shownName(analysis, reader),
  synonyms: valuesOf(fields, "synonym"),
  categories: analysis.categories,
  material: materialOf(fields),
});

/** Material and container, of the preferred specimen if only the table of specimens names them. */
function materialOf(fields: readonly ShownField[]): string[] {
  const named = valuesOf(fields, "material", "container");
  const [preferred] = named.length > 0 ? [] : fields.flatMap(specimensIn);
  return preferred ? [preferred.material, preferred.container].filter((name) => name !== "") : named;
}

export interface DirectoryFilter {
  search?: string;
  category?: string | undefined;
  collection?: string | undefined;
  letter?: string | undefined;
}

/**
 * Hits of a search, the best first, or all analyses by name; narrowed to a category and its descendants.
 * @param ask the vocabulary for a search whose words no name has
 */
export function findAnalyses(
  directory: PublicDirectory,
  filter: DirectoryFilter,
  ask?: AskVocabulary,
): SearchResult<Listed> {
  const search = filter.search?.trim() ?? "";
  // Every page of the whole directory comes here.
  if (search === "" && (filter.category ?? filter.collection ?? filter.letter) === undefined)
    return { ...foundNothing, found: directory.analyses };
  const within = filter.category === undefined ? undefined : branchOf(directory.categories, filter.category);
  const keep = ({ categories, collection, letter }: Listed) =>
    (within === undefined || categories.some((category) => within.has(category))) &&
    (filter.collection === undefined || collection === filter.collection) &&
    (filter.letter === undefined || letter === filter.letter);
  if (search === "") return { ...foundNothing, found: directory.analyses.filter(keep) };
  return directory.search.find(search, keep, furtherWith(ask));
}

/** The analyses that have what was searched, without the forms that matched. */
export const selectAnalyses = (directory: PublicDirectory, filter: DirectoryFilter): readonly Listed[] =>
  findAnalyses(directory, filter).found.slice();
