import type { Readable } from "node:stream";
import type * as z from "zod";
import type {
  ImportIssue,
  ImportIssueCode,
  ReadingNote,
} from "../../../../shared/importexport/imports/import.ts";
import {
  type ImportFile,
  importedAnalysisSchema,
  importFileSchema,
} from "../../../../shared/importexport/imports/import-file.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { ImportProblem } from "../import-problem.ts";
import { decoded, decodingOf } from "./decode-text.ts";
import { isResource, recordsOfFhir } from "./fhir-records.ts";
import { asList, isJsonLines } from "./json-lines.ts";
import { arranged, type Lists } from "./json-lists.ts";
import { recordsByKey } from "./json-maps.ts";
import { type JsonPart, placeOf, scanJson, type ValueKind, type Wants } from "./scan-json.ts";

/** Layouts, categories and collections of a file: everything but its analyses. */
export type Header = Omit<ImportFile, "analyses" | "version">;
export type JsonFile = { notes: ReadingNote[] } & (
  | {
      format: "own";
      header: Header;
      /** The analyses in the order of the file, unchecked; may be iterated several times. */
      analyses: () => AsyncIterable<JsonPart>;
    }
  | ({
      format: "foreign";
    } & Lists)
);

const headerSchema = importFileSchema.omit({ analyses: true });
const headerKeys = new Set(Object.keys(headerSchema.shape));
const mostOfHeader = {
  characters: limits.jsonHeader,
  values: limits.jsonHeaderValues,
  code: "header_too_large",
} as const;
const mostOfRecord = {
  characters: limits.jsonRecord,
  values: limits.jsonValues,
  code: "record_too_large",
} as const;

/**
 * Reads a JSON file of any size in bounded memory. A file whose version says so follows the import format; any other comes from another
 * system.
 * @param language of the words in which facts of FHIR resources are put
 * @param areLines the file's name says that each line is an object; otherwise its beginning decides
 * @throws ImportProblem corrupt_file, invalid_file with the faulty paths, or the limit that is exceeded
 */
export async function readJson(
  open: () => Promise<Readable>,
  areLines = false,
  language: UiLanguage = "de",
): Promise<JsonFile> {
  const bytes = async function* (): AsyncGenerator<Buffer> {
    yield* await open();
  };
  const { encoding, isGuessed } = await decodingOf(bytes);
  const notes: ReadingNote[] = isGuessed ? [{ code: "encoding_guessed", value: encoding }] : [];
  const written = () => decoded(bytes(), encoding);
  const hasLines = areLines || (await isJsonLines(written()));
  const text = () => (hasLines ? asList(written()) : written());
  const { root, header, lists, keys } = await survey(text());
  if (header.get("version") === "1" || (root.has("version") && root.has("analyses")))
    return {
      format: "own",
      notes,
      header: checkHeader(root, header),
      analyses: () =>
        scanJson(text(), (frames) => frames.length === 2 && frames[0]?.key === "analyses", mostOfRecord),
    };
  for (const [key, part] of header) {
    const value = parsed(part, key);
    const count = Array.isArray(value) ? value.filter(isObject).length : 0;
    if (count > 0) lists.set(key, count);
  }
  const values = (wants: Wants) => scanJson(text(), wants, mostOfRecord);
  const records = (path: string) =>
    values((frames, kind) => kind === "object" && isRecord(frames) && placeOf(frames.slice(0, -1)) === path);
  const resources = await resourcesOf(root, lists, records, () => values((frames) => frames.length === 0));
  const defined = resources ? await recordsOfFhir(resources.parts, language) : [];
  if (resources && defined.length === 0) throw withoutAnalyses(resources.path);
  if (resources) {
    async function* analyses() {
      yield* defined;
    }
    return {
      format: "foreign",
      notes,
      lists: [{ path: resources.path, count: defined.length }],
      records: analyses,
    };
  }
  const keyed = lists.size === 0 ? await recordsByKey(values) : undefined;
  if (keyed) return { format: "foreign", notes, lists: [keyed.list], records: keyed.records };
  if (lists.size === 0)
    throw new ImportProblem("invalid_file", "The file has no list of analyses.", [
      { code: "missing", message: "A list is expected.", path: "analyses" },
    ]);
  const counted = [...lists].map(([path, count]) => ({ path, count }));
  return { format: "foreign", notes, ...(await arranged({ lists: counted, records }, keys)) };
}

/** The FHIR resources of a file, if it is a bundle, a list or one of them; with the path of their list. */
async function resourcesOf(
  root: ReadonlyMap<string, ValueKind>,
  lists: ReadonlyMap<string, number>,
  records: (path: string) => AsyncIterable<JsonPart>,
  allParts: () => AsyncIterable<JsonPart>,
): Promise<{ path: string; parts: AsyncIterable<JsonPart> } | undefined> {
  if (root.has("resourceType"))
    return lists.has("entry") ? { path: "entry", parts: records("entry") } : { path: "", parts: allParts() };
  if (!lists.has("")) return undefined;
  for await (const { text, path } of records(""))
    return isResource(parsed(text, path)) ? { path: "", parts: records("") } : undefined;
  return undefined;
}

/** Refuses resources of FHIR such as value sets and organisations, whose lists are no analyses. */
function withoutAnalyses(path: string): ImportProblem {
  const message = "No resource of the file defines an analysis.";
  return new ImportProblem("invalid_file", message, [{ code: "missing", message, path }]);
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value at this place is an entry of a list that lies in no other list. */
const isRecord = (frames: readonly { isArray: boolean }[]) =>
  frames.length > 0 && frames.findIndex(({ isArray }) => isArray) === frames.length - 1;

/** Number of records of a list whose keys are surveyed. */
const surveyed = 20;

/** Surveys a file: the members of its root, those of the header as text, and its lists of objects with their keys. */
async function survey(text: AsyncIterable<string>) {
  const root = new Map<string, ValueKind>();
  const lists = new Map<string, number>();
  const keys = new Map<string, Set<string>>();
  const header = new Map<string, string>();
  const parts = scanJson(
    text,
    (frames, kind) => {
      if (kind === "object" && isRecord(frames)) {
        const path = placeOf(frames.slice(0, -1));
        lists.set(path, (lists.get(path) ?? 0) + 1);
      }
      const list = frames.length - 2;
      const { isArray = false, index = surveyed } = frames[list] ?? {};
      if (isArray && index < surveyed && isRecord(frames.slice(0, -1))) {
        const path = placeOf(frames.slice(0, list));
        const keysOfList = keys.get(path) ?? new Set();
        keys.set(path, keysOfList.add(frames[list + 1]?.key ?? ""));
      }
      const [outermost] = frames;
      if (frames.length !== 1 || !outermost || outermost.isArray) return false;
      root.set(outermost.key, kind);
      return headerKeys.has(outermost.key);
    },
    mostOfHeader,
  );
  for await (const part of parts) header.set(part.path, part.text);
  return { root, header, lists, keys };
}

function checkHeader(root: ReadonlyMap<string, ValueKind>, parts: ReadonlyMap<string, string>): Header {
  const issues: ImportIssue[] = [];
  if (root.get("analyses") !== "array")
    issues.push({ code: "missing", message: "A list is expected.", path: "analyses" });
  const entries = [...root.keys()]
    .filter((key) => key !== "analyses")
    .map((key) => {
      const text = parts.get(key);
      if (text === undefined) return [key, null] as const;
      const value = parsed(text, key);
      issues.push(...reservedKeys(value, text, key));
      return [key, value] as const;
    });
  if (root.has(reserved)) issues.push(isReserved(reserved));
  const result = headerSchema.safeParse(Object.fromEntries(entries));
  if (!result.success) issues.push(...issuesOf(result.error, ""));
  if (result.success && issues.length === 0) return result.data;
  throw new ImportProblem("invalid_file", "The file does not follow the import format.", issues);
}

/** @throws ImportProblem corrupt_file */
function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `The file is not JSON at ${path}: ${(error as Error).message}.`;
    throw new ImportProblem("corrupt_file", message, [{ code: "not_json", message, path }]);
  }
}

/** An analysis in the import format, or its errors. @throws ImportProblem corrupt_file */
export function checkAnalysis({ text, path }: JsonPart): {
  analysis?: z.output<typeof importedAnalysisSchema>;
  issues: ImportIssue[];
} {
  const value = parsed(text, path);
  const result = importedAnalysisSchema.safeParse(value);
  const issues = reservedKeys(value, text, path);
  if (!result.success) issues.push(...issuesOf(result.error, path));
  if (result.success && issues.length === 0) return { analysis: result.data, issues };
  const { code, name } = isObject(value) ? (value as Record<string, unknown>) : {};
  if (typeof code !== "string") return { issues };
  const analysis = {
    code: code.slice(0, limits.code),
    name: typeof name === "string" ? name.slice(0, limits.code) : "",
  };
  return { issues: issues.map((issue) => ({ ...issue, analysis })) };
}

/** No schema sees this key, so its content would vanish. */
const reserved = "__proto__";
const isReserved = (path: string): ImportIssue => ({
  code: "reserved_key",
  message: `No key may be called ${reserved}.`,
  value: reserved,
  path,
});
function reservedKeys(value: unknown, text: string, path: string): ImportIssue[] {
  if (!text.includes(reserved) && !text.includes("\\u")) return [];
  if (typeof value !== "object" || value === null) return [];
  const here = Object.hasOwn(value, reserved) ? [isReserved(`${path}.${reserved}`)] : [];
  const within = Object.entries(value).flatMap(([key, each]) => reservedKeys(each, text, `${path}.${key}`));
  return [...here, ...within];
}

const issuesOf = (error: z.ZodError, path: string): ImportIssue[] =>
  error.issues.map((issue) => ({
    code:
      issue.code === "custom"
        ? ((issue.params?.code as ImportIssueCode | undefined) ?? "custom")
        : issue.code,
    message: issue.message,
    path: [path, ...issue.path.map(String)].filter((part) => part !== "").join("."),
  }));
