import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { S3Error } from "./errors.ts";

/** A body stored durably on disk. */
interface Received {
  /** Path below the store's folder. */
  file: string;
  size: number;
  md5: string;
}

const LARGEST = 5 * 1024 ** 3;

/**
 * Writes a request's body to a new file: first to a temporary one, flushed to the disk, then renamed. The length and digest given by the
 * client are checked before the file counts.
 */
export async function receive(request: IncomingMessage, payload: string, folder: string): Promise<Received> {
  if (payload.startsWith("STREAMING-"))
    throw new S3Error(501, "NotImplemented", "Bodies in signed chunks are not known to the local cloud");
  const sha256 = /^[0-9a-f]{64}$/.test(payload) ? createHash("sha256") : undefined;
  const written = await writeFile(folder, request, (chunk) => sha256?.update(chunk));
  try {
    const length = request.headers["content-length"];
    if (length !== undefined && Number(length) !== written.size)
      throw new S3Error(400, "IncompleteBody", "The body has another length than announced");
    if (sha256 && sha256.digest("hex") !== payload)
      throw new S3Error(400, "XAmzContentSHA256Mismatch", "The body does not match x-amz-content-sha256");
    return written;
  } catch (error) {
    await rm(path.join(folder, written.file), { force: true });
    throw error;
  }
}

/** Writes bytes to a new file of the store: temporary file, fsync, rename. */
export async function writeFile(
  folder: string,
  body: AsyncIterable<Buffer>,
  onChunk: (chunk: Buffer) => void = () => undefined,
): Promise<Received> {
  const name = randomUUID();
  const temporary = path.join(folder, "incoming", name);
  const file = path.join("objects", name.slice(0, 2), name);
  const md5 = createHash("md5");
  let size = 0;
  await mkdir(path.dirname(temporary), { recursive: true });
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  const handle = await open(temporary, "w");
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > LARGEST)
        throw new S3Error(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");
      md5.update(chunk);
      onChunk(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(temporary, { force: true });
    if (error instanceof Error && "code" in error && error.code === "ECONNRESET")
      throw new S3Error(400, "IncompleteBody", "The connection ended before the body did");
    throw error;
  }
  await handle.close();
  await rename(temporary, path.join(folder, file));
  return { file, size, md5: md5.digest("hex") };
}
