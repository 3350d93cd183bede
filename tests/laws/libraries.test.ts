import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, root, sourceFiles, sourceOf } from "./sources.ts";

interface Installed {
  /** Hash of the package's file; those that come within another one's file have none of their own. */
  integrity?: string;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  /** Platforms that it is bound to. */
  os?: string[];
  cpu?: string[];
  license?: string;
  peerDependencies?: Record<string, string>;
  /** The programs it brings, by name. */
  bin?: Record<string, string>;
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const installed = Object.entries(
  (
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, Installed>;
    }
  ).packages,
).filter(([path]) => path !== "");
const record = readFileSync(join(root, "docs/libraries.md"), "utf8");
const direct = [
  ...Object.keys(dependencies),
  ...Object.keys(devDependencies),
  ...Object.keys(optionalDependencies),
];

/** Free licences that require attribution at most. */
const free = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Zlib)$/;
/** Packages without a licence by name: read in the package itself. */
const readByHand: Record<string, string> = {
  busboy: "MIT",
  streamsearch: "MIT",
  "dejavu-fonts-ttf": "MIT", // Bitstream Vera: in effect MIT with a name clause.
};

function isFree(licence: string): boolean {
  const words = licence.replaceAll(/[()]/g, "");
  return words.includes(" OR ")
    ? words.split(" OR ").some((licence) => isFree(licence))
    : words.split(" AND ").every((licence) => free.test(licence.trim()));
}

describe("libraries", () => {
  test("the record names every one that is installed by name, and no other", () => {
    const rows = record.split("\n").filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ""),
    );
    expect(named.toSorted()).toEqual(direct.toSorted());
  });

  test("whatever is bound to a platform is optional, so that the others can install", () => {
    const bound = installed.filter(([, { os, cpu, optional }]) => (os || cpu) && !optional);
    expect(bound.map(([path]) => path)).toEqual([]);
  });

  test("every one is fixed by a hash, so that nobody can exchange its file", () => {
    const open = installed.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test("every one is used", () => {
    const sources = sourceFiles.map(sourceOf).join("\n");
    const commands = ["infra/ops/run.mjs", "README.md"].map(sourceOf).join("\n");
    const directPackages = installed.filter(([path]) => direct.includes(path.replace("node_modules/", "")));
    const peers = new Set(
      directPackages.flatMap(([, { peerDependencies }]) => Object.keys(peerDependencies ?? {})),
    );
    const programs = new Map(
      directPackages.map(([path, { bin }]) => [path.replace("node_modules/", ""), bin ?? {}]),
    );
    const used = (name: string): boolean =>
      sources.includes(`"${name}"`) ||
      sources.includes(`"${name}/`) ||
      // One binary per platform, whose name is composed.
      sources.includes(`${name.split("/")[0]}/\${`) ||
      peers.has(name) ||
      Object.keys(programs.get(name) ?? {}).some((program) =>
        new RegExp(`\\b${program}\\b`).test(commands),
      ) ||
      (name.startsWith("@types/") &&
        (direct.includes(name.slice(7)) || sources.includes(`"${name.slice(7)}"`)));
    expect(direct.filter((name) => !used(name))).toEqual([]);
  });

  test("what only tests and the local cloud need does not ship", () => {
    const shipped = sourceFiles.filter(
      (path) => /^(?:shared|functions|web)\//.test(path) && !/vite\.config/.test(path),
    );
    const needed = shipped
      .flatMap((path) => importsOf(path).filter(({ typeOnly }) => !typeOnly))
      .map(({ to }) => /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0]);
    expect(Object.keys(devDependencies).filter((name) => needed.includes(name))).toEqual([]);
  });

  test("all that ships is licensed freely", () => {
    const strange = installed
      .filter(([, { dev }]) => !dev)
      .map(([path, { license }]) => {
        const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
        return [name, readByHand[name] ?? license ?? "none"] as const;
      })
      .filter(([, licence]) => !isFree(licence));
    expect(strange).toEqual([]);
  });
});
