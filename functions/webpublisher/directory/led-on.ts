import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { codeKey, fold, wordsOf } from "../../../shared/kernel/folding.ts";
import { textIn } from "../../../shared/webpublisher/notices/notice.ts";
import {
  type Catalogue,
  documentId,
  isPublic,
  type Reader,
  readVersionPage,
  shownName,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readWithdrawal } from "../notices/notice.store.ts";
import { findAnalyses, type Listed, type PublicDirectory, publicDirectory } from "./public-directory.ts";

/** As many versions are looked through for the last one that was public. */
const mostVersions = 50;
/** As many analyses are offered in place of one that was withdrawn. */
const mostSimilar = 5;
/** As many of what each word finds are looked at. */
const mostRead = 50;
/** A shorter word of a name says too little of what is similar. */
const shortestWord = 5;

/** What visitors are told at the address of an analysis that is not public. */
export type LedOn =
  /** Another code leads to it. */
  | { renamed: string }
  /** It was public once. Its name is not told: whoever withdrew it may have had a reason. */
  | {
      withdrawn: {
        /** What the notice of it says besides; may be empty. */
        remark: string;
        categories: PublicDirectory["categories"];
        similar: readonly Listed[];
      };
    };

/**
 * Where to go from a code that has no public analysis; undefined if nothing that was ever public had it, so that nobody learns whether
 * there is an internal or unpublished one.
 */
export async function ledOn(
  actor: Actor,
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): Promise<LedOn | undefined> {
  const directory = publicDirectory(catalogue, reader.language, reader.main);
  const known = codesByKey(catalogue, directory, reader.language).get(codeKey(code));
  if (known) return { renamed: known };
  const id = documentId("analysis", code);
  if (!catalogue.stored("analysis", id)) return undefined;
  // A notice is known to visitors as well; it outlives the versions that are looked through.
  const [former, notice] = await Promise.all([lastPublic(actor, id), readWithdrawal(actor, id)]);
  if (!former && !notice) return undefined;
  const { language, main } = reader;
  const name = former ? shownName(former, reader) : textIn(notice?.name ?? {}, language, main);
  const remark = textIn(notice?.remark ?? {}, language, main);
  const called = directory.analyses.filter((listed) => fold(listed.name) === fold(name));
  if (called[0] && called.length === 1) return { renamed: called[0].code };
  const categories = directory.categories.filter(({ id }) => former?.categories.includes(id));
  return { withdrawn: { remark, categories, similar: foundBy(directory, name) } };
}

/** What a name finds as a whole, and then by its longer words, without typing errors: myoglobin is no haemoglobin. */
function foundBy(directory: PublicDirectory, name: string): readonly Listed[] {
  const searches = [name, ...wordsOf(name).filter(({ length }) => length >= shortestWord)];
  const found = searches.flatMap((search) => {
    const isSpelt = (text: string) => fold(text).includes(fold(search));
    const spelt = ({ name, synonyms }: Listed) => [name, ...synonyms].some(isSpelt);
    return findAnalyses(directory, { search }).found.slice(0, mostRead).filter(spelt);
  });
  return [...new Set(found)].slice(0, mostSimilar);
}

/**
 * The public codes by what they are compared by, and by synonyms: a laboratory that gives an analysis another code keeps the former one
 * as a synonym. Null where several analyses claim it.
 */
const codesByKey = (catalogue: Catalogue, { analyses }: PublicDirectory, language: string) =>
  catalogue.derive<CodesByKey>(`public codes by key ${language}`, (former) =>
    former?.value.analyses === analyses ? former.value : { analyses, byKey: gather(analyses) },
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
