import type { Readable } from "node:stream";
import type * as z from "zod";
import type { ImportIssue, ImportIssueCode } from "../../../shared/importexport/imports/import.ts";
import {
  type ImportFile,
  importedAnalysisSchema,
  importFileSchema,
} from "../../../shared/importexport/imports/import-file.ts";
import { ImportProblem } from "./import-problem.ts";
import { checkDepth, streamedAnalyses, streamedHeader } from "./stream-json.ts";

/** Layouts, categories and collections of a file: everything but its analyses. */
export type Header = Omit<ImportFile, "analyses" | "version">;
export interface JsonFile {
  header: Header;
  /** The unchecked analyses in the order of the file; may be iterated several times. */
  analyses: () => AsyncIterable<unknown> | Iterable<unknown>;
}

/** Files up to this size are read at once, larger ones as a stream. */
const readAtOnce = 24 * 1024 * 1024;
const headerSchema = importFileSchema.omit({ analyses: true });

/**
 * Reads a file of the JSON format, in bounded memory whatever its size.
 * @throws ImportProblem corrupt_file, invalid_file with the paths that are wrong
 */
export async function readJson(open: () => Promise<Readable>, size: number): Promise<JsonFile> {
  if (size > readAtOnce) {
    return {
      header: checkHeader(await streamedHeader(await open())),
      analyses: () => streamedAnalyses(open),
    };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of await open()) chunks.push(chunk as Buffer);
  const { analyses, ...rest } = parse(Buffer.concat(chunks).toString("utf8"));
  if (!Array.isArray(analyses))
    throw new ImportProblem("invalid_file", "The file has no list of analyses.", [
      { code: "missing", message: "A list is expected.", path: "analyses" },
    ]);
  return { header: checkHeader(rest), analyses: () => analyses };
}

function parse(text: string): Record<string, unknown> {
  checkNesting(text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    throw new ImportProblem("corrupt_file", `The file is not JSON: ${(error as Error).message}.`);
  }
  throw new ImportProblem("invalid_file", 'The file must be an object with "version" and "analyses".', [
    { code: "invalid_type", message: "An object is expected.", path: "" },
  ]);
}

/** Checked before parsing, because walking through very deep values overflows the stack. @throws ImportProblem too_deep */
function checkNesting(text: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === "\\" ? 1 : 0;
    else if (sign === "[" || sign === "{") checkDepth(++depth);
    else if (sign === "]" || sign === "}") depth--;
  }
}

function checkHeader(value: unknown): Header {
  const result = headerSchema.safeParse(value);
  if (result.success) return result.data;
  throw new ImportProblem(
    "invalid_file",
    "The file does not follow the import format.",
    issuesOf(result.error, ""),
  );
}

/** Checks one analysis by the format; `path` is its place in the file. */
export function checkAnalysis(
  value: unknown,
  path: string,
): z.ZodSafeParseResult<z.output<typeof importedAnalysisSchema>> & { issues: ImportIssue[] } {
  const result = importedAnalysisSchema.safeParse(value);
  return { ...result, issues: result.success ? [] : issuesOf(result.error, path) };
}

const issuesOf = (error: z.ZodError, at: string): ImportIssue[] =>
  error.issues.map((issue) => ({
    code:
      issue.code === "custom"
        ? ((issue.params?.code as ImportIssueCode | undefined) ?? "custom")
        : issue.code,
    message: issue.message,
    path: [at, ...issue.path.map(String)].filter((part) => part !== "").join("."),
  }));
