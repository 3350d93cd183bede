import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Files that git tracks or would take, as paths from the project's root. */
export const filesLike = (...patterns: string[]): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "");

/** Every TypeScript file of the project. */
export const sourceFiles = filesLike("*.ts", "*.tsx", "*.mjs");
/** Every style sheet of the project. */
export const styleFiles = filesLike("*.css");

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
