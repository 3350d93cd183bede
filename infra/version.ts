import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The API's version: the package's version and a mark of the functions' code. */
export const apiVersionOf = ({ hash }: { hash: string }): string => marked(hash);

/**
 * The app's version: the package's version and a mark of the app alone, so that changes of the API ask nobody to reload.
 * @throws Error if there is no built app
 */
export function appVersionOf(webFolder: string): string {
  if (!existsSync(join(webFolder, "index.html"))) throw new Error(`${webFolder} has no built web app.`);
  const mark = createHash("sha256");
  for (const name of appEntries(webFolder))
    mark
      .update(name)
      .update("\0")
      .update(readFileSync(join(webFolder, name)));
  return marked(mark.digest("hex"));
}

/** The files of the app whose names never change; they name all others, which lie in `assets` folders and are named by content. */
export function appEntries(webFolder: string): string[] {
  const entries = readdirSync(webFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = files.map((file) => relative(webFolder, file));
  return names.filter((name) => !/(?:^|\/)assets\//.test(name)).sort();
}

function marked(hash: string): string {
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8"));
  return `${version}-${hash.slice(0, 8)}`;
}
