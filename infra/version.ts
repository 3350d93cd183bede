import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FunctionBundle } from "./constructs/function-bundle.ts";

/** The package's version and a mark of the built code: changes exactly when what runs does. */
export function versionOf({ hash }: Pick<FunctionBundle, "hash">, webFolder: string): string {
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8"));
  const page = join(webFolder, "index.html");
  const mark = createHash("sha256").update(hash);
  // The page names all other files of the app by their content.
  if (existsSync(page)) mark.update(readFileSync(page));
  return `${version}+${mark.digest("hex").slice(0, 8)}`;
}
