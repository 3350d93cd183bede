import type { ColumnMapping, ImportIssue } from "../../../shared/importexport/imports/import.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { headerIssues } from "./check-header.ts";
import type { importFiles, Profile } from "./import.store.ts";
import { ImportContext } from "./import-context.ts";
import { ImportProblem } from "./import-problem.ts";
import { matchColumns } from "./match-columns.ts";
import type { Header } from "./read-json.ts";
import { type Placed, rowsToAnalyses } from "./rows-to-analyses.ts";
import { targetsOf, workbookLayout } from "./targets.ts";

/** A file that could be read; `placed` may be called several times. */
export interface ReadFile {
  context: ImportContext;
  header: Header;
  mapping: ColumnMapping[];
  /** Problems found while reading; those of analyses follow from `placed`. */
  issues: ImportIssue[];
  placed: () => AsyncIterable<Placed | { issues: ImportIssue[] }> | Iterable<Placed>;
}
export type NeedsMapping = { mapping: ColumnMapping[] };

/** Workbooks beyond this many bytes are refused; as JSON, a catalogue may be far larger. */
const largestWorkbook = 48 * 1024 * 1024;
const emptyHeader: Header = { layouts: [], categories: [], collections: [] };

/**
 * Reads an import file of any format.
 * @returns the file, or the columns that a person has to map first
 * @throws ImportProblem
 */
export async function readImportFile(
  files: ReturnType<typeof importFiles>,
  key: string,
  catalogue: Catalogue,
  main: Language,
  columns: { chosen: Profile; profile: Profile },
): Promise<ReadFile | NeedsMapping> {
  const size = await files.size(key);
  if (size === undefined) throw new ImportProblem("missing_file", "The file has not arrived.");
  if (size === 0) throw new ImportProblem("empty_file", "The file is empty.");
  return /\.json$/i.test(key)
    ? fromJson(files, key, size, catalogue, main)
    : fromWorkbook(files, key, size, catalogue, main, columns);
}

async function fromJson(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  catalogue: Catalogue,
  main: Language,
): Promise<ReadFile> {
  const { checkAnalysis, readJson } = await import("./read-json.ts");
  const { header, analyses } = await readJson(() => files.stream(key), size);
  const context = new ImportContext(catalogue, main, false);
  addHeader(context, header);
  return {
    context,
    header,
    mapping: [],
    issues: headerIssues(header, context),
    placed: async function* () {
      let at = 0;
      for await (const value of analyses()) {
        const path = `analyses.${at++}`;
        const checked = checkAnalysis(value, path);
        if (checked.success) yield { analysis: checked.data, place: { path }, columnOf: () => undefined };
        else yield { issues: checked.issues };
      }
    },
  };
}

function addHeader(context: ImportContext, header: Header): void {
  const named = (name: string | object) => (typeof name === "string" ? { [context.main]: name } : name);
  for (const layout of header.layouts) context.addLayout(layout);
  for (const category of header.categories) context.addCategory({ ...category, name: named(category.name) });
  for (const { items, ...collection } of header.collections) {
    context.collections.set(collection.identifier, { ...collection, name: named(collection.name) });
    for (const item of items) {
      // What people call its fields is not the file's business, unless it says so.
      const { labels } = context.items.get(`${collection.identifier}/${item.identifier}`) ?? {};
      const told = { ...(labels && { labels }), ...item };
      context.addItem({ ...told, collection: collection.identifier, name: named(item.name) });
    }
  }
}

async function fromWorkbook(
  files: ReturnType<typeof importFiles>,
  key: string,
  size: number,
  catalogue: Catalogue,
  main: Language,
  { chosen, profile }: { chosen: Profile; profile: Profile },
): Promise<ReadFile | NeedsMapping> {
  if (size > largestWorkbook)
    throw new ImportProblem(
      "too_large",
      `Workbooks of more than ${largestWorkbook / 1024 / 1024} MB are not read; JSON files may be larger.`,
    );
  const { readSpreadsheet } = await import("./read-spreadsheet.ts");
  const table = await readSpreadsheet((await files.get(key)) ?? Buffer.alloc(0));
  const targets = targetsOf(workbookLayout(catalogue)?.fields ?? [], main);
  const { mapping, open } = matchColumns(table, targets, chosen, profile);
  if (open) return { mapping };
  const { placed, issues } = rowsToAnalyses(table, mapping, targets, main);
  return {
    context: new ImportContext(catalogue, main, true),
    header: emptyHeader,
    mapping,
    issues,
    placed: () => placed,
  };
}
