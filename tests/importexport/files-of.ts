import { Readable } from "node:stream";
import type { importFiles } from "../../functions/importexport/imports/import.store.ts";

/** The import's bucket, holding one file in memory. */
export const filesOf = (bytes: Buffer) =>
  ({
    size: async () => bytes.length,
    get: async () => bytes,
    stream: async () => Readable.from([bytes]),
  }) as unknown as ReturnType<typeof importFiles>;
