import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Every TypeScript file of the project, as a path from its root: what git knows or would take. */
export const sourceFiles: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
  { cwd: root, encoding: "utf8" },
)
  .split("\n")
  .filter((path) => path !== "");

export const sourceOf = (path: string) => readFileSync(join(root, path), "utf8");

export interface Import {
  from: string;
  /** A path from the root, or a package name. */
  to: string;
  typeOnly: boolean;
}

const statement =
  /^(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)/gm;

/** The imports and re-exports of a file. Formatted code has one statement per line start, which is all this needs. */
export function importsOf(path: string): Import[] {
  return [...sourceOf(path).matchAll(statement)].map(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? "";
    const to = specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : specifier;
    return { from: path, to, typeOnly: type !== undefined };
  });
}
