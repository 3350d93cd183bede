import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { ImportProblem } from "./import-problem.ts";

/**
 * Bounds within which a workbook is read: unzipped bytes, entries, bytes per packed byte. 10,000 rows of 20 columns have about 20 MB;
 * reading takes up to nine bytes of memory for each, of 512 MiB.
 */
const mostBytes = 48 * 1024 * 1024;
const mostEntries = 2000;
const mostRatio = 200;
/** A document type is declared before the root element, well within this many bytes. */
const prologue = 4096;

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer as never);

const unreadable = ({ message }: Error) =>
  new ImportProblem("corrupt_file", `The file is not a readable XLSX workbook: ${message}.`);
const tooLarge = (megabytes: number, parts: number) =>
  new ImportProblem(
    "too_large",
    `The workbook is too large to be read safely (${megabytes} MB unzipped, ${parts} parts). Split it, or import JSON.`,
  );
const declaresEntities = (part: string) =>
  new ImportProblem("xml_bomb", `The workbook declares XML entities in ${part}; such files are refused.`);

/**
 * Inspects a zipped workbook before any reader does: how large it would become, and whether its XML declares a document type, without
 * which there is neither an entity bomb nor an external entity.
 * @throws ImportProblem too_large, xml_bomb, corrupt_file
 */
export async function checkArchive(file: Buffer): Promise<void> {
  const archive = await open(file, { lazyEntries: true }).catch((error: Error) => {
    throw unreadable(error);
  });
  let unpacked = 0;
  let entries = 0;
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
      beginningOf(archive, entry).then((text) => {
        if (/\.(xml|rels|vml)$/i.test(entry.fileName) && /<!(DOCTYPE|ENTITY)/i.test(text))
          return reject(declaresEntities(entry.fileName));
        archive.readEntry();
      }, reject);
    });
    archive.readEntry();
  }).finally(() => archive.close());
}

/** The first bytes of a part as text. The whole part is unpacked, because only then is its declared size known to be true. */
async function beginningOf(archive: ZipFile, entry: Entry): Promise<string> {
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
    for await (const part of stream as AsyncIterable<Buffer>)
      if (beginning.length < prologue)
        beginning = Buffer.concat([beginning, part.subarray(0, prologue - beginning.length)]);
  } catch (error) {
    throw notUnpacked(error as Error);
  }
  return beginning.toString("utf8").replaceAll("\0", "");
}
