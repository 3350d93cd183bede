import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root, sourceFiles, sourceOf } from "./sources.ts";

const mostLines = 300;

describe("the house is in order", () => {
  test(`no file is longer than ${mostLines} lines`, () => {
    const long = sourceFiles
      .map((path) => ({ path, lines: sourceOf(path).split("\n").length - 1 }))
      .filter(({ lines }) => lines > mostLines);
    expect(long).toEqual([]);
  });

  test("rooms are named by meaning, not by kind", () => {
    const rooms = sourceFiles.filter((path) =>
      /\/(utils?|helpers?|types|common|misc|lib)(\/|\.tsx?$)/.test(path),
    );
    expect(rooms).toEqual([]);
  });

  test("nothing is left for later and no check is switched off without a reason", () => {
    const marks = new RegExp(["TO" + "DO", "FIX" + "ME", "@ts-" + "ignore", "@ts-" + "nocheck"].join("|"));
    const silenced = /biome-ignore(?! [\w/]+: \w)/;
    const files = sourceFiles.filter((path) => path !== "tests/laws/house.test.ts");
    const left = files.filter((path) => marks.test(sourceOf(path)) || silenced.test(sourceOf(path)));
    expect(left).toEqual([]);
  });

  test("no test is skipped, focused or retried", () => {
    const weak = new RegExp(
      `\\b(?:test|it|describe)\\.(?:${["skip", "only", "todo", "fixme"].join("|")})\\(|retr(?:y|ies): [1-9]`,
    );
    const files = sourceFiles.filter(
      (path) => path.startsWith("tests/") && path !== "tests/laws/house.test.ts",
    );
    expect(files.filter((path) => weak.test(sourceOf(path)))).toEqual([]);
  });

  test("the top level holds what the map says and nothing else", () => {
    const expected = [
      "README.md",
      "biome.json",
      "cdk.json",
      "docs",
      "events",
      "functions",
      "infra",
      "package-lock.json",
      "package.json",
      "shared",
      "tests",
      "tsconfig.json",
      "vitest.config.ts",
      "web",
    ];
    const ignored = new Set(["node_modules", "cdk.out"]);
    const present = readdirSync(root).filter((name) => !name.startsWith(".") && !ignored.has(name));
    expect(present.sort()).toEqual(expected.sort());
  });

  test("the lockfile names no host", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved":/);
  });
});
