import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type {
  HistoryEntry,
  HistoryModel,
  Version,
  VersionComparison,
  VersionSummary,
} from "../../../shared/laboreditor/history/history.ts";
import {
  type Catalogue,
  type Content,
  catalogueOf,
  changedPlaces,
  isAnalysis,
  isItem,
  labelOf,
  loadComparison,
  namedFieldsOf,
  orderedRows,
  readDocuments,
  readVersionPage,
  readVersions,
  type VisibleTo,
  visibleValues,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { mismatchesOf } from "./mismatches.ts";
import { restores } from "./restore-values.ts";

interface Ref {
  kind: HistoryModel;
  id: string;
}

type Named = Pick<VisibleTo, "language" | "main">;

/** Id, identifier and name of a document. */
function named({ id, content }: CatalogueDocument, { language, main }: Named) {
  const identifier = identifierOf(content);
  return {
    id,
    identifier,
    collection: isItem(content) ? content.collection : null,
    name: localized(content.name ?? {}, language, main).value ?? identifier,
    state: isAnalysis(content) ? content.state : null,
  };
}

const identifierOf = (content: Content) => (isAnalysis(content) ? content.code : content.identifier);

/** All documents of a model, deleted ones included, latest change first. */
const latestFirst = (catalogue: Catalogue, model: HistoryModel): readonly CatalogueDocument[] =>
  orderedRows<HistoryModel, CatalogueDocument>(catalogue, `history ${model}`, {
    kind: model,
    row: (document) => document,
    compare: (left, right) => (left.changed > right.changed ? -1 : left.changed < right.changed ? 1 : 0),
  });

/** The documents whose identifier, names or last author contain the search term. */
export function selectLatest(
  catalogue: Catalogue,
  model: HistoryModel,
  options: { search: string; collection?: string; bulk?: string; deleted: boolean },
): CatalogueDocument[] {
  const { search, deleted, bulk } = options;
  const collection =
    options.collection &&
    (catalogue.stored("collection", options.collection)?.content.identifier ?? options.collection);
  return latestFirst(catalogue, model).filter((document) => {
    if (deleted && !document.deleted) return false;
    if (bulk && document.author.bulk !== bulk) return false;
    const { content, author } = document;
    if (collection && !(isItem(content) && content.collection === collection)) return false;
    if (search.trim() === "") return true;
    const names = Object.values(content.name ?? {});
    return holdsWords([identifierOf(content), ...names, author.name].join(" "), search);
  });
}

/** Groups documents whose newest version was written by the same bulk change, at the place of the first one. */
export function together(
  documents: readonly CatalogueDocument[],
): { document: CatalogueDocument; count: number }[] {
  const counts = Map.groupBy(documents, ({ id, author }) => author.bulk ?? id);
  return [...counts.values()].map((group) => ({
    document: group[0] as CatalogueDocument,
    count: group.length,
  }));
}

/** A document as a list of the history shows it. @param count the number of documents that it represents */
export const showEntry = (document: CatalogueDocument, reader: Named, count = 1): HistoryEntry => ({
  ...named(document, reader),
  bulk: document.author.bulk ? { id: document.author.bulk, count } : null,
  deleted: document.deleted,
  versions: document.version,
  at: document.changed,
  author: document.author,
});

const notThere = () => problem("not_found", "There is no such version.");

/** A page of versions, newest first; with `deleted`, only if the document is deleted. @throws ProblemError not_found */
export async function readVersionList(
  actor: Actor,
  ref: Ref,
  { limit, offset }: { limit: number; offset: number },
  deleted: boolean,
): Promise<{ count: number; results: VersionSummary[] }> {
  const catalogue = await catalogueOf(actor);
  if (deleted && catalogue.stored(ref.kind, ref.id)?.deleted !== true) throw notThere();
  const { count, versions } = await readVersionPage(actor, ref, { offset, limit: limit + 1 });
  if (count === 0) throw notThere();
  const documents = versions as CatalogueDocument[];
  return {
    count,
    results: documents
      .slice(0, limit)
      .map((version, index) => summaryOf(catalogue, version, documents[index + 1])),
  };
}

function summaryOf(
  catalogue: Catalogue,
  version: CatalogueDocument,
  before: CatalogueDocument | undefined,
): VersionSummary {
  const names = namedFieldsOf(catalogue, ...(before ? [before.content] : []), version.content);
  return {
    hid: version.version,
    at: version.changed,
    author: version.author,
    action: !before ? "created" : version.deleted ? "deleted" : before.deleted ? "restored" : "changed",
    changes: before
      ? changedPlaces(before.content, version.content).map((path) => ({
          path,
          label: labelOf(names, path),
        }))
      : [],
  };
}

/** Versions of a document by number, and the present one. @throws ProblemError not_found if one of them never existed */
export async function readChosen(
  actor: Actor,
  ref: Ref,
  hids: readonly number[],
): Promise<{
  present: CatalogueDocument;
  chosen: CatalogueDocument[];
  before: (CatalogueDocument | undefined)[];
}> {
  const numbers = [...hids, ...hids.map((hid) => hid - 1)];
  const [[present], versions] = await Promise.all([
    readDocuments(actor, [ref]),
    readVersions(
      actor,
      [...new Set(numbers)].map((version) => ({ ...ref, version })),
    ),
  ]);
  if (!present) throw notThere();
  const byNumber = new Map(versions.map((version) => [version?.version, version]));
  const versionAt = (hid: number) =>
    (hid === present.version ? present : hid < present.version ? byNumber.get(hid) : undefined) as
      | CatalogueDocument
      | undefined;
  const chosen = hids.map((hid) => versionAt(hid));
  if (!chosen.every((version) => version !== undefined)) throw notThere();
  return { present: present as CatalogueDocument, chosen, before: hids.map((hid) => versionAt(hid - 1)) };
}

/** One version as it was, with its mismatches; with `deleted`, only if the document is deleted. */
export async function readVersion(
  actor: Actor,
  ref: Ref,
  hid: number,
  reader: VisibleTo,
  deleted: boolean,
): Promise<Version> {
  const { present, chosen, before } = await readChosen(actor, ref, [hid]);
  const [version] = chosen;
  if (!version || (deleted && !present.deleted)) throw notThere();
  const catalogue = await catalogueOf(actor);
  return {
    ...summaryOf(catalogue, version, before[0]),
    ...named(version, reader),
    present: version.version === present.version && !present.deleted,
    newest: present.version,
    deleted: present.deleted,
    layout: isAnalysis(version.content) ? version.content.layout : null,
    values: visibleValues(catalogue, version.content, reader).map((value) => ({
      ...value,
      restorable: !present.deleted && restores(present.content, version.content, value, reader),
    })),
    mismatches: mismatchesOf(catalogue, version, reader),
  };
}

/** Compares two versions value by value as readers saw them, the lower number first. */
export async function compareVersions(
  actor: Actor,
  ref: Ref,
  hids: readonly [number, number],
  reader: VisibleTo,
): Promise<VersionComparison> {
  const ordered = [...hids].sort((left, right) => left - right);
  const { present, chosen, before } = await readChosen(actor, ref, ordered);
  const [older, newer] = chosen;
  if (!older || !newer) throw notThere();
  const catalogue = await catalogueOf(actor);
  const compareContents = await loadComparison();
  return {
    id: ref.id,
    identifier: named(newer, reader).identifier,
    present: present.deleted ? null : present.version,
    before: summaryOf(catalogue, older, before[0]),
    after: summaryOf(catalogue, newer, before[1]),
    values: compareContents(catalogue, older.content, newer.content, reader).map((value) => {
      const may = (from: CatalogueDocument) =>
        !present.deleted && restores(present.content, from.content, value, reader);
      return { ...value, restorable: { before: may(older), after: may(newer) } };
    }),
  };
}
