import { Readable } from "node:stream";
import type { importFiles } from "../../functions/importexport/imports/import.store.ts";

/** A file as the import reads it from its bucket, without the bucket. */
export const filesOf = (bytes: Buffer) =>
  ({
    size: async () => bytes.length,
    get: async () => bytes,
    stream: async () => Readable.from([bytes]),
  }) as unknown as ReturnType<typeof importFiles>;
