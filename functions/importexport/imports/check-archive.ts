import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { ImportProblem } from "./import-problem.ts";
import { letterOf } from "./table.ts";

/**
 * Bounds within which a workbook is read: unzipped bytes, entries, bytes per packed byte. 10,000 rows of 20 columns have about 20 MB;
 * reading takes up to nine bytes of memory for each, of 512 MiB.
 */
const mostBytes = 48 * 1024 * 1024;
const mostEntries = 2000;
const mostRatio = 200;
/** Cells of all sheets; each takes a reader some hundred bytes. */
const mostCells = 1_500_000;
/** A document type is declared before the root element, well within this many bytes. */
const prologue = 4096;

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer as never);

const unreadable = ({ message }: Error) =>
  new ImportProblem("corrupt_file", `The file is not a readable XLSX workbook: ${message}.`);
const tooLarge = (megabytes: number, parts: number) =>
  new ImportProblem(
    "unpacked_too_large",
    `The workbook is too large to be read safely (${megabytes} MB unzipped, ${parts} parts). Split it, or import JSON.`,
  );
const declaresEntities = (part: string) =>
  new ImportProblem("xml_bomb", `The workbook declares XML entities in ${part}; such files are refused.`);

/** What is known of a workbook before it is read. */
export interface ArchiveFacts {
  isOds: boolean;
  /** Formulas of an ODS workbook that were never calculated; its reader passes over them. */
  formulas: { sheet: string; row: number; column: string }[];
}

/**
 * Inspects a zipped workbook before any reader does: how large it would become, how many cells it has, and whether its XML declares a
 * document type, without which there is neither an entity bomb nor an external entity.
 * @throws ImportProblem unpacked_too_large, too_many_cells, xml_bomb, corrupt_file
 */
export async function checkArchive(file: Buffer): Promise<ArchiveFacts> {
  const archive = await open(file, { lazyEntries: true }).catch((error: Error) => {
    throw unreadable(error);
  });
  let unpacked = 0;
  let entries = 0;
  const cells = new CellCount();
  await new Promise<void>((resolve, reject) => {
    archive.on("error", (error: Error) => reject(unreadable(error)));
    archive.on("end", resolve);
    archive.on("entry", (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      entries += 1;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      const isBomb = ratio > mostRatio && entry.uncompressedSize > 8 * 1024 * 1024;
      if (unpacked > mostBytes || entries > mostEntries || isBomb)
        return reject(tooLarge(Math.round(unpacked / 1024 / 1024), entries));
      beginningOf(archive, entry, cells.lookingInto(entry.fileName)).then((text) => {
        if (/\.(xml|rels|vml)$/i.test(entry.fileName) && /<!(DOCTYPE|ENTITY)/i.test(text))
          return reject(declaresEntities(entry.fileName));
        archive.readEntry();
      }, reject);
    });
    archive.readEntry();
  }).finally(() => archive.close());
  return { isOds: cells.isOds, formulas: cells.formulas };
}

const tag = (names: string) =>
  new RegExp(`<(?:[\\w.-]+:)?(${names})(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>`, "g");
const repetition = {
  rows: /number-rows-repeated\s*=\s*["'](\d+)/,
  columns: /number-columns-repeated\s*=\s*["'](\d+)/,
};
const repeated = (attributes: string, what: keyof typeof repetition) =>
  Number(repetition[what].exec(attributes)?.[1] ?? 1);
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
export const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? "");
const mostFormulas = 10_000;
/** A tag is no longer than that. */
const longestTag = 100_000;

/** Counts the cells that a workbook would make its reader build, ODS with those that one cell stands for. */
class CellCount {
  isOds = false;
  readonly formulas: ArchiveFacts["formulas"] = [];
  #cells = 0;
  #sheet = "";
  #row = 0;
  #rows = 1;
  #column = 0;

  /** @returns what takes a part of the archive piece by piece, if it may hold cells */
  lookingInto(fileName: string): ((piece: string) => void) | undefined {
    const isContent = /(^|\/)content\.xml$/i.test(fileName);
    this.isOds ||= isContent;
    if (!isContent && !/worksheets\/.*\.xml$/i.test(fileName)) return undefined;
    const tags = isContent ? tag("table|table-row|table-cell|covered-table-cell") : tag("c");
    let rest = "";
    return (piece) => {
      const text = rest + piece;
      const end = text.lastIndexOf("<");
      rest = end >= 0 && text.length - end < longestTag ? text.slice(end) : "";
      for (const [, name, attributes = ""] of text.slice(0, text.length - rest.length).matchAll(tags))
        this.#add(name as string, attributes);
      if (this.#cells > mostCells) {
        const message = `The workbook has more than ${mostCells} cells.`;
        throw new ImportProblem("too_many_cells", message, [{ code: "too_many_cells", message }]);
      }
    };
  }

  #add(name: string, attributes: string): void {
    if (name === "c") this.#cells += 1;
    else if (name === "table") {
      const written = /(?:^|[\s:])name\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? "";
      this.#sheet = unescaped(Buffer.from(written, "latin1").toString("utf8"));
      this.#row = 0;
      this.#rows = 1;
    } else if (name === "table-row") {
      this.#row += this.#rows;
      this.#rows = repeated(attributes, "rows");
      this.#column = 0;
    } else {
      const columns = repeated(attributes, "columns");
      const isEmpty = attributes.endsWith("/");
      if (!isEmpty) this.#cells += this.#rows * columns;
      else if (
        this.formulas.length < mostFormulas &&
        /\bformula\s*=/.test(attributes) &&
        !/-value\s*=/.test(attributes)
      )
        this.formulas.push({ sheet: this.#sheet, row: this.#row, column: letterOf(this.#column) });
      this.#column += columns;
    }
  }
}

/** The first bytes of a part as text. The whole part is unpacked, because only then is its declared size known to be true. */
async function beginningOf(
  archive: ZipFile,
  entry: Entry,
  look: ((piece: string) => void) | undefined,
): Promise<string> {
  const notUnpacked = (error?: Error | null) =>
    new ImportProblem(
      "corrupt_file",
      `${entry.fileName} cannot be unpacked${error ? `: ${error.message}` : ""}.`,
    );
  const stream = await new Promise<Readable>((resolve, reject) =>
    archive.openReadStream(entry, (error: Error | null, opened?: Readable) =>
      opened ? resolve(opened) : reject(notUnpacked(error)),
    ),
  );
  let beginning = Buffer.alloc(0);
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      if (beginning.length < prologue)
        beginning = Buffer.concat([beginning, part.subarray(0, prologue - beginning.length)]);
      look?.(part.toString("latin1"));
    }
    look?.("<");
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw notUnpacked(error as Error);
  }
  return beginning.toString("utf8").replaceAll("\0", "");
}
