import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable } from "../../platform/table/table.ts";
import { readHead } from "./catalogue.store.ts";
import { Catalogue } from "./catalogue.ts";
import { type Head, headKey } from "./document-item.ts";

/** Format of snapshots, in the first line of each. A snapshot of an unknown format is ignored and the table is read instead. */
const snapshotFormat = 1;
/** Renew a snapshot after this many commits, so that a new container has few to catch up with. */
const mostBehind = 300;

/** Documents compressed at once: few enough to need little memory, many enough to be fast. */
const packedAtOnce = 500;

const snapshotKey = (revision: number) => `replica/${revision}.ndjson.gz`;

/**
 * The catalogue from the newest snapshot; undefined if there is none. It is unpacked line by line: as one text, a catalogue of 200,000
 * analyses would need as much memory again as its documents.
 */
export async function readSnapshot(actor: Pick<Actor, "tenant">, head: Head): Promise<Catalogue | undefined> {
  if (head.snapshot === 0 || head.snapshot > head.revision) return undefined;
  const packed = await openBucket(actor, "ASSETS_BUCKET").get(snapshotKey(head.snapshot));
  if (!packed) return undefined;
  const documents: CatalogueDocument[] = [];
  let format: number | undefined;
  let rest = "";
  const lines = Readable.from([packed])
    .pipe(createGunzip({ chunkSize: 256 * 1024 }))
    .setEncoding("utf8");
  for await (const text of lines) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const value = JSON.parse(line);
      if (format !== undefined) documents.push(value);
      else format = (value as { format?: number }).format ?? 0;
      if (format !== snapshotFormat) return undefined;
    }
  }
  return new Catalogue(head.snapshot, documents);
}

/**
 * Renews the snapshot if there is none or it is too many commits old. The former one stays, since the caller's role may not delete files
 * that imports have written.
 */
export async function renewSnapshot(actor: Pick<Actor, "tenant">, catalogue: Catalogue): Promise<void> {
  const { snapshot } = await readHead(openTable(actor));
  const isDue = snapshot === 0 ? catalogue.revision > 0 : catalogue.revision - snapshot >= mostBehind;
  if (isDue) await writeSnapshot(actor, catalogue, { keepFormer: true });
}

/** Stores the catalogue as a snapshot for new containers, unless there is one as new. */
export async function writeSnapshot(
  actor: Pick<Actor, "tenant">,
  catalogue: Catalogue,
  { keepFormer = false } = {},
): Promise<void> {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const table = openTable(actor);
  const previous = (await readHead(table)).snapshot;
  if (previous >= catalogue.revision) return;
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from(linesOf(catalogue)).pipe(createGzip({ level: 4 })))
    chunks.push(chunk);
  await bucket.put(snapshotKey(catalogue.revision), Buffer.concat(chunks), {
    contentType: "application/gzip",
  });
  const set = { snapshot: catalogue.revision };
  const noted = table.update(headKey, { set }, { equals: { snapshot: previous === 0 ? null : previous } });
  const isNoted = await ifRefused(noted, () => undefined);
  if (isNoted && previous > 0 && !keepFormer) await bucket.delete(snapshotKey(previous));
}

function* linesOf(catalogue: Catalogue): Generator<string> {
  let lines = `${JSON.stringify({ format: snapshotFormat })}\n`;
  let count = 0;
  for (const document of catalogue.all()) {
    lines += `${JSON.stringify(document)}\n`;
    if (++count % packedAtOnce !== 0) continue;
    yield lines;
    lines = "";
  }
  if (lines !== "") yield lines;
}
