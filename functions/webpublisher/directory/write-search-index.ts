import MiniSearch from "minisearch";
import { compoundParts, termsOf } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { PublicSummary } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import {
  indexedFields,
  indexOptions,
  type SearchIndexFile,
} from "../../../shared/webpublisher/directory/search-index.ts";
import type { PublicDirectory } from "./public-directory.ts";

/** An analysis as it goes into the index, but for what depends on the others. */
interface Entry {
  /** Code, name and synonyms as JSON. */
  names: string;
  material: string;
  /** By field. */
  terms: readonly (readonly string[])[];
}

/** Finding the terms of a text costs most by far: it is done once for each state of an analysis. */
const entries = new WeakMap<PublicSummary, Entry>();

function entryOf(analysis: PublicSummary): Entry {
  const known = entries.get(analysis);
  if (known) return known;
  const { code, name, synonyms, material } = analysis;
  const entry = {
    names: [code, name, synonyms].map((fact) => JSON.stringify(fact)).join(),
    material: JSON.stringify(material),
    terms: [[name], synonyms].map((texts) => [...new Set(texts.flatMap(termsOf))]),
  };
  entries.set(analysis, entry);
  return entry;
}

/**
 * The search index of a directory in one language, as browsers load it: the same directory makes the same text, a `SearchIndexFile`. The
 * index is written as MiniSearch would serialise it (which a test holds), for building one and serialising it takes five times as long.
 */
export function writeSearchIndex(
  { analyses, categories }: { analyses: readonly PublicSummary[]; categories: PublicDirectory["categories"] },
  language: Language,
): string {
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const rows = analyses.map((analysis) => {
    const { names, material } = entryOf(analysis);
    return `[${names},[${analysis.categories.flatMap((id) => places.get(id) ?? []).join()}],${material}]`;
  });
  const head: Pick<SearchIndexFile, "format" | "language" | "categories"> = {
    format: 1,
    language,
    categories: [...categories],
  };
  return withMembers(head, {
    analyses: `[${rows.join()}]`,
    search: searchOver(analyses.map((analysis) => entryOf(analysis).terms)),
  });
}

/** A serialised MiniSearch of documents with these terms by field, each known by its place. */
function searchOver(documents: readonly Entry["terms"][]): string {
  const termsWithParts = partsIn(documents);
  const lengths = indexedFields.map(() => 0);
  const ids: string[] = [];
  const fieldLengths: string[] = [];
  const postings = new Map<string, string[][]>();
  for (const [place, document] of documents.entries()) {
    const fields = document.map(termsWithParts);
    ids.push(`"${place}":${place}`);
    fieldLengths.push(`"${place}":[${fields.map(({ length }) => length).join()}]`);
    // A term stands once in a field, however often it is said.
    const posting = `"${place}":1`;
    for (const [field, terms] of fields.entries()) {
      lengths[field] = (lengths[field] ?? 0) + terms.length;
      for (const term of terms) {
        const found = postings.get(term) ?? indexedFields.map(() => []);
        found[field]?.push(posting);
        postings.set(term, found);
      }
    }
  }
  const index = Array.from(postings, ([term, found]) => {
    const fields = found.flatMap((of, field) => (of.length > 0 ? `"${field}":{${of.join()}}` : []));
    return `[${JSON.stringify(term)},{${fields.join()}}]`;
  });
  const count = documents.length;
  return withMembers(
    {
      ...new MiniSearch(indexOptions).toJSON(),
      documentCount: count,
      nextId: count,
      averageFieldLength: count === 0 ? [] : lengths.map((length) => length / count),
    },
    { documentIds: `{${ids.join()}}`, fieldLength: `{${fieldLengths.join()}}`, index: `[${index.join()}]` },
  );
}

/** Adds to the terms of a text the parts of its compounds, which the words of all texts tell. */
function partsIn(documents: readonly Entry["terms"][]): (terms: readonly string[]) => readonly string[] {
  const words = new Set<string>();
  for (const document of documents) for (const terms of document) for (const term of terms) words.add(term);
  const parts = new Map<string, readonly string[]>();
  for (const word of words) {
    const found = compoundParts(word, (part) => words.has(part));
    if (found.length > 0) parts.set(word, found);
  }
  return (terms) => {
    const found = terms.flatMap((term) => parts.get(term) ?? []);
    return found.length === 0 ? terms : [...new Set([...terms, ...found])];
  };
}

/** An object as JSON, with members that are JSON already in place of its own. */
function withMembers(object: object, members: Readonly<Record<string, string>>): string {
  const own = Object.entries(object).filter(([name]) => !(name in members));
  const all = [...own.map(([name, value]) => [name, JSON.stringify(value)]), ...Object.entries(members)];
  return `{${all.map(([name, text]) => `"${name}":${text}`).join()}}`;
}
