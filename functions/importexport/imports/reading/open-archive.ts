import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { ImportProblem } from "../import-problem.ts";

/**
 * Limits for unpacking a workbook: bytes, entries, bytes per packed byte. Only the texts of cells are kept, and they have limits of their
 * own; these limits bound the time that reading takes.
 */
const mostBytes = 160 * 1024 * 1024;
const mostEntries = 2000;
const mostRatio = 200;

const open = promisify<Buffer, { lazyEntries: boolean; autoClose: boolean }, ZipFile>(fromBuffer as never);

const unreadable = (reason: string, error?: unknown) =>
  new ImportProblem(
    "corrupt_file",
    `${reason} cannot be unpacked${error instanceof Error ? `: ${error.message}` : ""}.`,
  );

/** A zipped workbook whose directory has been checked. */
export interface Archive {
  has(part: string): boolean;
  /** The bytes of a part; none if there is no such part. */
  part(name: string): AsyncGenerator<Buffer>;
}

/**
 * Checks the directory of a zipped workbook before anything is unpacked. The sizes in it are enforced while its parts are unpacked.
 * @throws ImportProblem unpacked_too_large, corrupt_file
 */
export async function openArchive(file: Buffer): Promise<Archive> {
  const archive = await open(file, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw unreadable("The workbook", error);
  });
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    archive.on("error", (error: Error) => reject(unreadable("The workbook", error)));
    archive.on("end", resolve);
    archive.on("entry", (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      count += 1;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      const isBomb = ratio > mostRatio && entry.uncompressedSize > 8 * 1024 * 1024;
      if (unpacked > mostBytes || count > mostEntries || isBomb)
        return reject(tooLarge(Math.round(unpacked / 1024 / 1024), count));
      entries.set(entry.fileName.toLowerCase(), entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
  return {
    has: (part) => entries.has(part.toLowerCase()),
    part: async function* (name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return;
      const stream = await new Promise<Readable>((resolve, reject) =>
        archive.openReadStream(entry, (error: Error | null, opened?: Readable) =>
          opened ? resolve(opened) : reject(unreadable(name, error)),
        ),
      );
      try {
        yield* stream as AsyncIterable<Buffer>;
      } catch (error) {
        throw unreadable(name, error);
      }
    },
  };
}

const tooLarge = (megabytes: number, parts: number) =>
  new ImportProblem(
    "unpacked_too_large",
    `The workbook is too large to be read safely (${megabytes} MB unzipped, ${parts} parts). Split it, or import JSON.`,
  );
