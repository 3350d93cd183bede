import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { codeKey, fold, wordsOf } from "../../../shared/kernel/folding.ts";
import { textIn } from "../../../shared/webpublisher/notices/notice.ts";
import {
  type Catalogue,
  documentId,
  isPublic,
  type Reader,
  readVersionPage,
  showAnalysis,
  shownName,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readWithdrawal } from "../notices/notice.store.ts";
import { findAnalyses, type Listed, type PublicDirectory, publicDirectory } from "./public-directory.ts";

/** Maximum number of versions searched for the last public one. */
const mostVersions = 50;
/** Maximum number of analyses offered in place of a withdrawn one. */
const mostSimilar = 5;
/** Maximum number of hits examined for each word. */
const mostRead = 50;
/** Shorter words of a name say too little about similarity. */
const shortestWord = 5;

/** The outcome for visitors at the address of an analysis that is not public. */
export type LedOn =
  /** Another code leads to it. */
  | { renamed: string }
  /** It was public once. */
  | {
      withdrawn: {
        /** The name under which it was public. */
        name: string;
        /** The analyses that replace it, by the field for that. */
        successors: readonly { code: string; name: string }[];
        /** The remark in the notice of its withdrawal; may be empty. */
        remark: string;
        categories: PublicDirectory["categories"];
        similar: readonly Listed[];
      };
    };

/**
 * Resolves a code that has no public analysis. Undefined if no public analysis ever had it, so that visitors cannot find out whether there
 * is an internal or unpublished one.
 */
export async function ledOn(
  actor: Actor,
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): Promise<LedOn | undefined> {
  const directory = publicDirectory(catalogue, reader.language, reader.main);
  const publicCode = codesByKey(catalogue, directory, reader.language).get(codeKey(code));
  if (publicCode) return { renamed: publicCode };
  const id = documentId("analysis", code);
  const stored = catalogue.stored("analysis", id);
  if (!stored) return undefined;
  // The notice is public as well, and it outlives the versions that are searched.
  const [lastContent, notice] = await Promise.all([lastPublic(actor, id), readWithdrawal(actor, id)]);
  if (!lastContent && !notice) return undefined;
  const { language, main } = reader;
  const name = lastContent ? shownName(lastContent, reader) : textIn(notice?.name ?? {}, language, main);
  const remark = textIn(notice?.remark ?? {}, language, main);
  const called = directory.analyses.filter((listed) => fold(listed.name) === fold(name));
  if (called[0] && called.length === 1) return { renamed: called[0].code };
  // The present content of an internal analysis is not for visitors.
  const present = stored.content.internal ? undefined : stored.content;
  const successors =
    [present, lastContent]
      .map((content) => (content ? successorsOf(catalogue, content, reader) : []))
      .find(({ length }) => length > 0) ?? [];
  const categories = directory.categories.filter(({ id }) => lastContent?.categories.includes(id));
  const isSuccessor = new Set(successors.map((successor) => successor.code));
  const similar = foundBy(directory, name).filter((listed) => !isSuccessor.has(listed.code));
  return { withdrawn: { name: name || code, successors, remark, categories, similar } };
}

/** The public analyses in an analysis's visible fields with the role *replaced by*. */
const successorsOf = (catalogue: Catalogue, analysis: Analysis, reader: Reader) =>
  showAnalysis(catalogue, analysis, reader).flatMap(({ role, links = [] }) =>
    role === "replaced_by" ? links : [],
  );

/** Hits for a whole name and then for its longer words, without typing errors: myoglobin is no haemoglobin. */
function foundBy(directory: PublicDirectory, name: string): readonly Listed[] {
  const searches = [name, ...wordsOf(name).filter(({ length }) => length >= shortestWord)];
  const hits = searches.flatMap((search) => {
    const isSpelt = (text: string) => fold(text).includes(fold(search));
    const spelt = ({ name, synonyms }: Listed) => [name, ...synonyms].some(isSpelt);
    return findAnalyses(directory, { search }).found.slice(0, mostRead).filter(spelt);
  });
  return [...new Set(hits)].slice(0, mostSimilar);
}

/**
 * Public codes by comparison key, and by synonym: a laboratory that gives an analysis another code keeps the former one as a synonym. Null
 * if several analyses claim it.
 */
const codesByKey = (catalogue: Catalogue, { analyses }: PublicDirectory, language: string) =>
  catalogue.derive<CodesByKey>(`public codes by key ${language}`, (previous) =>
    previous?.value.analyses === analyses ? previous.value : { analyses, byKey: gather(analyses) },
  ).byKey;

interface CodesByKey {
  analyses: readonly Listed[];
  byKey: ReadonlyMap<string, string | null>;
}

function gather(analyses: readonly Listed[]): ReadonlyMap<string, string | null> {
  const byKey = new Map<string, string | null>();
  const claim = (text: string, code: string) => {
    const key = codeKey(text);
    if (key !== "") byKey.set(key, (byKey.get(key) ?? code) === code ? code : null);
  };
  for (const { code, synonyms } of analyses) for (const synonym of synonyms) claim(synonym, code);
  const codes = Map.groupBy(analyses, ({ code }) => codeKey(code));
  for (const [key, [first, second]] of codes) if (first) byKey.set(key, second ? null : first.code);
  return byKey;
}

/** The newest version in which an analysis was public. */
async function lastPublic(actor: Actor, id: string): Promise<Analysis | undefined> {
  const page = { offset: 0, limit: mostVersions };
  const { versions } = await readVersionPage(actor, { kind: "analysis", id }, page);
  const wasPublic = ({ deleted, content }: CatalogueDocument) => !deleted && isPublic(content as Analysis);
  return versions.find(wasPublic)?.content as Analysis | undefined;
}
