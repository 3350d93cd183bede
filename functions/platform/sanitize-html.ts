import { createRequire } from "node:module";
import type sanitize from "sanitize-html";

const load = createRequire(import.meta.url);

/** The package's sanitiser. It is large and only needed for text that is not clean yet, so its first call loads it. */
export const sanitizeHtml = (...args: Parameters<typeof sanitize>): string =>
  (load("sanitize-html") as typeof sanitize)(...args);
export type { Attributes, IOptions } from "sanitize-html";
