import { createReadStream, createWriteStream } from "node:fs";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { Refusal } from "../stage.ts";
import { sha256Of } from "./sums.ts";

/** The last entry: a SHA-256 for each of the others. */
const checksums = "checksums.json";

/** Writes a `.tar.gz`, entry by entry. */
export function writeArchive(file: string) {
  const tar = pack();
  const sums: Record<string, string> = {};
  const written = pipeline(
    tar,
    createGzip({ level: 4 }),
    createWriteStream(file, { flags: "wx", mode: 0o600 }),
  );
  // The error is reported by `end`, or by the entry that cannot be written.
  written.catch(() => undefined);
  async function add(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    sums[name] = sha256Of(bytes);
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 });
    entry.end(bytes);
    await Promise.race([finished(entry), written.then(() => undefined)]);
  }
  return {
    add,
    async end(): Promise<void> {
      await add(checksums, `${JSON.stringify(sums, null, 1)}\n`);
      tar.finalize();
      await written;
    },
  };
}

/**
 * The entries of an archive, in order.
 * @throws Refusal naming an entry that differs from what was written, or the place where the archive is cut off
 */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const sums: Record<string, string> = {};
  let expected: Record<string, string> | undefined;
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === checksums) expected = JSON.parse(bytes.toString("utf8"));
      else {
        sums[name] = sha256Of(bytes);
        yield { name, bytes };
      }
    }
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
  const names = new Set([...Object.keys(expected ?? {}), ...Object.keys(sums)]);
  const wrong = [...names].filter((name) => sums[name] !== expected?.[name]);
  if (!expected || wrong.length > 0)
    throw new Refusal(`${file} is damaged${wrong.length > 0 ? `: ${wrong.slice(0, 5).join(", ")}` : ""}.`);
}

async function* entriesOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  // Entries end with the same error.
  read.catch(() => undefined);
  for await (const entry of tar) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(pieces) };
  }
  await read;
}
