import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { SearchEntry } from "../../../shared/kernel/search-text.ts";
import { branchOf, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type {
  PublicCategory,
  PublicSummary,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import {
  type Catalogue,
  orderedRows,
  type Reader,
  searchOver,
  showAnalysis,
  shownName,
} from "../../core/door.ts";
import { publicCategories } from "./public-categories.ts";

/** Visitors see what is published and not internal, and nothing of the rest, not even by name. */
export const isPublic = (analysis: Analysis) => analysis.state === "PUBLISHED" && !analysis.internal;

/** Listed and found; what is public but not listed has a page that others lead to. */
export const isListed = (analysis: Analysis) => isPublic(analysis) && analysis.list_visible;

export const publicReader = (language: Language, main: Language): Reader => ({
  language,
  main,
  mayName: isPublic,
});

/** An analysis of the public directory with what lists filter by. */
export interface Listed extends PublicSummary {
  /** The document's. */
  id: string;
  collection: string | null;
  /** `A` to `Z`, or `#` for what begins otherwise. */
  letter: string;
}

/** The public view of a catalogue in one language. */
export interface PublicDirectory {
  /** In the order of their names. */
  analyses: readonly Listed[];
  byCode: ReadonlyMap<string, Listed>;
  /** Parents before children, in the lab's order; only those with analyses. */
  categories: readonly PublicCategory[];
  /** The best first; made when first asked. */
  search: (query: string) => readonly Listed[];
}

/** Categories, and the analyses that they count. */
type Counted = Pick<PublicDirectory, "analyses" | "categories">;

/** What a listed analysis is shown by besides itself. */
const shownBy = ["layout", "category", "collection", "collectionitem"] as const;

/** Computed once per revision of the catalogue and language; of it, only what has changed. */
export function publicDirectory(catalogue: Catalogue, language: Language, main: Language): PublicDirectory {
  const name = `public directory ${language} ${main}`;
  return catalogue.derive(name, () => {
    const reader = publicReader(language, main);
    const compare = alphabetically(language);
    const analyses = orderedRows(catalogue, `${name}, rows`, {
      kind: "analysis",
      besides: shownBy,
      row: (document) => shownAs(catalogue, document, reader)?.listed,
      compare,
    });
    const search = () =>
      searchOver(catalogue, `${name}, search`, {
        kind: "analysis",
        besides: shownBy,
        row: (document) => shownAs(catalogue, document, reader)?.entry,
      });
    const { categories } = catalogue.derive<Counted>(`${name}, categories`, (former) =>
      former?.value.analyses === analyses && former.changes.every(({ after }) => after.kind !== "category")
        ? former.value
        : { analyses, categories: publicCategories(catalogue, reader, analyses) },
    );
    let byCode: PublicDirectory["byCode"] | undefined;
    return {
      analyses,
      get byCode() {
        byCode ??= new Map(analyses.map((analysis) => [analysis.code, analysis]));
        return byCode;
      },
      categories,
      search: (query) => search().find(query),
    };
  });
}

/** How an analysis is listed, and by what it is found; undefined for one that is not listed. */
function shownAs(catalogue: Catalogue, document: CatalogueDocument<"analysis">, reader: Reader) {
  const { id, content } = document;
  if (document.deleted || !isListed(content)) return undefined;
  const fields = showAnalysis(catalogue, content, reader);
  const summary = summaryOf(catalogue, content, fields, reader);
  const { code, name, synonyms } = summary;
  const listed = { ...summary, id, letter: letterOf(name), collection: content.collection };
  return {
    listed,
    get entry(): SearchEntry<Listed> {
      return { id, found: listed, code, name, synonyms, text: textOf(fields) };
    },
  };
}

/** As the index of letters goes: A to Z, then what begins otherwise; signs before a name do not count. */
function alphabetically(language: Language) {
  const collator = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
  const group = ({ letter }: Listed) => (letter === "#" ? "~" : letter);
  const order = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
  return (left: Listed, right: Listed) =>
    order(group(left), group(right)) ||
    collator.compare(left.name, right.name) ||
    order(left.code, right.code);
}

const isSynonyms = (field: ShownField) => field.type === "list" && field.key.startsWith("synonym");

/** All that is shown of an analysis as text, synonyms apart, without the tags of rich text. */
function textOf(fields: readonly ShownField[]): string {
  const texts = fields.flatMap((field) => [
    field.text ?? "",
    (field.html ?? "").replaceAll(/<[^>]*>|&\w+;/g, " "),
    ...(isSynonyms(field) ? [] : (field.list ?? [])),
    ...(field.rows ?? []).flat(),
  ]);
  return texts.filter((text) => text !== "").join("\n");
}

/** What lists show of an analysis; material is what it is taken from, by its fields of collection items. */
export function summaryOf(
  catalogue: Catalogue,
  analysis: Analysis,
  fields: readonly ShownField[],
  reader: Reader,
): PublicSummary {
  const layout = catalogue.content("layout", analysis.layout);
  const ofCollections = new Set(
    valueFields(layout?.fields ?? []).flatMap(({ type, key }) => (type === "collectionitem" ? [key] : [])),
  );
  const valuesOf = (wanted: (field: ShownField) => boolean) => [
    ...new Set(
      fields
        .filter(wanted)
        .flatMap((field) => field.list ?? [field.text ?? ""])
        .filter((value) => value.trim() !== ""),
    ),
  ];
  return {
    code: analysis.code,
    name: shownName(analysis, reader),
    synonyms: valuesOf(isSynonyms),
    categories: analysis.categories,
    material: valuesOf(({ key }) => ofCollections.has(key)),
  };
}

export interface Wanted {
  search?: string;
  category?: string | undefined;
  collection?: string | undefined;
  letter?: string | undefined;
}

/** What a list shows: the hits of a search, the best first, or all by name; narrowed to a category and all below it. */
export function selectAnalyses(directory: PublicDirectory, wanted: Wanted): readonly Listed[] {
  const search = wanted.search?.trim() ?? "";
  const found = search === "" ? directory.analyses : directory.search(search);
  const within = wanted.category === undefined ? undefined : branchOf(directory.categories, wanted.category);
  return found.filter(
    (analysis) =>
      (within === undefined || analysis.categories.some((category) => within.has(category))) &&
      (wanted.collection === undefined || analysis.collection === wanted.collection) &&
      (wanted.letter === undefined || analysis.letter === wanted.letter),
  );
}
