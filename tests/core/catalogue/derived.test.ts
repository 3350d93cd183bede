import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { categoryTree } from "../../../functions/core/categories/category-tree.ts";
import { Catalogue, documentId } from "../../../functions/core/door.ts";
import { listAnalyses } from "../../../functions/laboreditor/analyses/editor-list.ts";
import { countFindings, showFindings } from "../../../functions/laboreditor/health/show-findings.ts";
import { selectLatest, showEntry } from "../../../functions/laboreditor/history/read-history.ts";
import {
  publicDirectory,
  selectAnalyses,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import {
  type Analysis,
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import { findingKinds } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { analysis, imported, layout } from "../../laboreditor/catalogue.ts";

let instant = Date.parse("2026-01-01T00:00:00Z");
function documentOf<Kind extends DocumentKind>(
  kind: Kind,
  content: DocumentContent[Kind],
  deleted = false,
): CatalogueDocument {
  const id = documentId(kind, identityOf(kind, content));
  const author = { kind: "account", id: "E1", name: "Eva" } as const;
  instant += 1000;
  const changed = new Date(instant).toISOString();
  return { kind, id, version: 1, revision: 1, importHash: null, deleted, author, changed, content };
}

const category = (identifier: string, parent: string | null = null) => ({
  identifier,
  name: { de: identifier },
  parent,
  layout: null,
  order: 0,
});
const item = (identifier: string) => ({
  identifier,
  collection: "materials",
  name: { de: identifier },
  fields: {},
});

const names = [
  "Östradiol",
  "Oestradiol",
  "Estradiol",
  "Kalium 2",
  "Kalium 10",
  "kalium 2",
  "Schilddrüsenhormon",
];
const identifiers = ["blood", "urine", "serum"];

/** Some places recur, so that documents are changed repeatedly. */
const place = fc.oneof(fc.nat(3), fc.nat(99));

const anAnalysis = fc
  .record({
    at: place,
    name: fc.constantFrom(...names),
    state: fc.constantFrom("NEW" as const, "PUBLISHED" as const, "HIDDEN" as const),
    categories: fc.uniqueArray(fc.constantFrom(...identifiers), { maxLength: 2 }),
    related: fc.uniqueArray(place, { maxLength: 2 }),
    material: fc.uniqueArray(fc.constantFrom("serum", "plasma"), { maxLength: 2 }),
    unit: fc.constantFrom("", "mmol/l", "µg/dl"),
    from: fc.constantFrom("0 y", "18 y", "30 y"),
    isInternal: fc.boolean(),
    deleted: fc.boolean(),
  })
  .map(({ at: number, name, material, unit, from, related, isInternal, deleted, ...facts }) => () => {
    const ranges = [
      { age_from: "", age_to: "18 y", low: "1", high: "2" },
      { age_from: from, age_to: "", low: "1", high: "2" },
    ];
    const content: Partial<Analysis> = {
      ...facts,
      name: { de: name, en: `${name} ${number}` },
      related: related.map((other) => `A${other}`),
      internal: isInternal,
      fields: imported({ material, unit, ranges, method: { de: "Photometrie" } }),
    };
    return documentOf("analysis", analysis(`A${number}`, content), deleted);
  });
const aCategory = fc
  .record({
    identifier: fc.constantFrom(...identifiers),
    parent: fc.constantFrom(null, ...identifiers),
    deleted: fc.boolean(),
  })
  .map(
    ({ identifier, parent, deleted }) =>
      () =>
        documentOf("category", category(identifier, parent), deleted),
  );
const anItem = fc.record({ identifier: fc.constantFrom("serum", "plasma"), deleted: fc.boolean() }).map(
  ({ identifier, deleted }) =>
    () =>
      documentOf("collectionitem", item(identifier), deleted),
);
const aLayout = fc
  .record({ isRequired: fc.boolean(), deleted: fc.boolean() })
  .map(({ isRequired, deleted }) => () => {
    const fields = layout.fields.map((field) => ({ ...field, required: isRequired }));
    return documentOf("layout", { ...layout, fields }, deleted);
  });
/** A commit of one or a few documents, or an import of many. */
const commit = fc.oneof(
  { weight: 6, arbitrary: fc.array(anAnalysis, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.array(anAnalysis, { minLength: 20, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(aCategory, anItem, aLayout), { minLength: 1, maxLength: 2 }) },
);

/** Everything derived from a catalogue, as its readers see it. */
function answersOf(catalogue: Catalogue) {
  const list = (filter: object) => {
    const { hits, counts } = listAnalyses(catalogue, { search: "", ...filter }, "de", "de");
    return { hits, counts };
  };
  const directory = publicDirectory(catalogue, "en", "de");
  const queries = ["kalium", "kalum", "ostradiol", "a1", "mmol", "k", "blood"];
  return {
    list: list({}),
    filtered: list({ pubstate: "PUBLISHED", category: "blood", internal: false }),
    found: queries.map((search) => list({ search })),
    tree: categoryTree(catalogue, "de", "de"),
    health: countFindings(catalogue, "de"),
    findings: findingKinds.map((kind) => showFindings(catalogue, { kind, search: "" }, "de", "de")),
    latest: selectLatest(catalogue, "analysis", { search: "", deleted: false }).map((document) =>
      showEntry(document, { language: "de", main: "de" }),
    ),
    directory: [directory.analyses, directory.categories],
    index: JSON.parse(searchIndexOf(catalogue, "en", "de").text),
    publiclyFound: queries.map((search) => selectAnalyses(directory, { search })),
  };
}

const beginning = () => [
  documentOf("layout", layout),
  ...identifiers.map((identifier) => documentOf("category", category(identifier))),
  documentOf("collection", { identifier: "materials", name: { de: "Materialien" } }),
  documentOf("collectionitem", item("serum")),
  ...Array.from({ length: 100 }, (_, index) =>
    documentOf(
      "analysis",
      analysis(`A${index}`, { name: { de: `${names[index % 7]}` }, categories: ["blood"] }),
    ),
  ),
];

describe("what is derived from a catalogue", () => {
  test("is after any saves, deletions and imports what it would be of a catalogue read anew", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(commit, fc.boolean()), { maxLength: 6 }), (commits) => {
        let catalogue = new Catalogue(1, beginning());
        answersOf(catalogue);
        for (const [changes, isRead] of commits) {
          catalogue = catalogue.with(
            catalogue.revision + 1,
            changes.map((change) => change()),
          );
          if (isRead) answersOf(catalogue);
        }
        const anew = new Catalogue(catalogue.revision, catalogue.all());
        expect(answersOf(catalogue)).toEqual(answersOf(anew));
      }),
      { numRuns: 60 },
    );
  });

  test("knows of all changes of one analysis since anybody read it", () => {
    const first = new Catalogue(1, beginning());
    answersOf(first);
    const change = (facts: Partial<Analysis>) => [documentOf("analysis", analysis("A7", facts))];
    const moved = first.with(2, change({ categories: ["urine"] }));
    const renamed = moved.with(3, change({ categories: ["urine"], name: { de: "Ferritin" } }));
    expect(answersOf(renamed)).toEqual(answersOf(new Catalogue(3, renamed.all())));
  });

  test("stays as it was for who holds an earlier revision", () => {
    const earlier = new Catalogue(1, beginning());
    const before = answersOf(earlier);
    const changed = documentOf("analysis", analysis("A7", { name: { de: "Ferritin" } }));
    answersOf(earlier.with(2, [changed]));
    expect(answersOf(earlier)).toEqual(before);
    expect(answersOf(earlier.with(2, [changed])).list.hits).toContainEqual(
      expect.objectContaining({ code: "A7", name: "Ferritin" }),
    );
  });

  test("is made after a save of what was saved alone, however many others there are", () => {
    const read = new Set<string>();
    const watched = beginning().map((document) => {
      const { content } = document;
      return Object.defineProperty(document, "content", {
        get: () => {
          read.add(document.id);
          return content;
        },
      });
    });
    const before = new Catalogue(1, watched);
    answersOf(before);
    const saved = documentOf("analysis", analysis("A7", { name: { de: "Ferritin" }, state: "PUBLISHED" }));
    const after = before.with(2, [saved]);
    read.clear();
    listAnalyses(after, { search: "", category: "blood" }, "de", "de");
    listAnalyses(after, { search: "ferritin" }, "de", "de");
    countFindings(after, "de");
    publicDirectory(after, "en", "de").search.find("ferritin");
    searchIndexOf(after, "en", "de");
    read.delete(saved.id);
    const analyses = watched.filter(({ kind, id }) => kind === "analysis" && read.has(id));
    expect(analyses.map(({ content }) => (content as Analysis).code)).toEqual([]);
  });
});
