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
  // Told by `end`, or by the entry that cannot be written.
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
 * The entries of an archive, in their order.
 * @throws Refusal naming an entry that is not as it was written, or where the archive ends before its end
 */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract();
  // An archive that breaks off ends the loop below with this error, too.
  const read = pipeline(createReadStream(file), createGunzip(), tar).then(
    () => undefined,
    (error: Error) => new Refusal(`${file} cannot be read: ${error.message}`),
  );
  const sums: Record<string, string> = {};
  let expected: Record<string, string> | undefined;
  const entries = tar[Symbol.asyncIterator]();
  for (;;) {
    const next = await entries.next().catch(() => undefined);
    if (next === undefined || next.done) break;
    const entry = next.value;
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    const { name } = entry.header;
    const bytes = Buffer.concat(pieces);
    if (name === checksums) expected = JSON.parse(bytes.toString("utf8"));
    else {
      sums[name] = sha256Of(bytes);
      yield { name, bytes };
    }
  }
  const refusal = await read;
  if (refusal) throw refusal;
  const names = new Set([...Object.keys(expected ?? {}), ...Object.keys(sums)]);
  const wrong = [...names].filter((name) => sums[name] !== expected?.[name]);
  if (!expected || wrong.length > 0)
    throw new Refusal(`${file} is damaged${wrong.length > 0 ? `: ${wrong.slice(0, 5).join(", ")}` : ""}.`);
}
