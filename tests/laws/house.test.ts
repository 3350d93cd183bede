import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { itemFamilies } from "../../shared/kernel/touches.ts";
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

  test("handlers bind calls to commands and hold nothing else; what changes something says create, change or delete", () => {
    const handlers = sourceFiles.filter((path) => /^functions\/.*\/handler\.ts$/.test(path));
    const outside = /^(?!import |\} from | {2}|\n|\}?\);|export const handler = serveApi\().+/m;
    expect(handlers.filter((path) => outside.test(sourceOf(path)))).toEqual([]);
    const named = sourceFiles.filter((path) => /^functions\/.*\/(?:save|update)-[^/]*\.ts$/.test(path));
    expect(named).toEqual([]);
  });

  test("operators' commands make no key of the table", () => {
    const begins = Object.values(itemFamilies)
      .flat()
      .map((key) => key.replace("*", ""));
    const key = new RegExp(`["'\`](?:T#|(?:${begins.join("|")})(?:["'\`#])|RECORD["'\`])`);
    const making = sourceFiles.filter((path) => path.startsWith("infra/ops/") && key.test(sourceOf(path)));
    expect(making).toEqual([]);
  });

  test("nothing is exported that nothing names", () => {
    const counts = new Map<string, number>();
    for (const path of sourceFiles)
      for (const [name] of sourceOf(path).matchAll(/[A-Za-z_$][\w$]*/g))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    const dead = sourceFiles
      .filter((path) => /^(functions|shared)\//.test(path))
      .flatMap((path) =>
        [...sourceOf(path).matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)]
          .map(([, name = ""]) => name)
          .filter((name) => name !== "handler" && counts.get(name) === 1)
          .map((name) => `${path} ${name}`),
      );
    expect(dead).toEqual([]);
  });

  test("what is written in a language is asked for in one place's locale, in which English is British", () => {
    const asking = /\bIntl\.(?!Collator|Segmenter)\w+\((?!\[?locale)|\.toLocale(?:Date|Time)?String\(/;
    const productFiles = sourceFiles.filter((path) => /^(?:functions|shared|web)\//.test(path));
    expect(productFiles.filter((path) => asking.test(sourceOf(path)))).toEqual([]);
  });

  test("nothing is left for later and no check is switched off without a reason", () => {
    const marks = new RegExp(["TO" + "DO", "FIX" + "ME", "@ts-" + "ignore", "@ts-" + "nocheck"].join("|"));
    const silenced = /biome-ignore(?! [\w/]+: \w)/;
    const files = sourceFiles.filter((path) => path !== "tests/laws/house.test.ts");
    const left = files.filter((path) => marks.test(sourceOf(path)) || silenced.test(sourceOf(path)));
    expect(left).toEqual([]);
  });

  test("no test is skipped, focused or retried", () => {
    const words = ["skip", "only", "todo", "fixme", "fails", "runIf", "skipIf"].join("|");
    const weak = new RegExp(
      `\\b(?:test|it|describe)(?:\\.\\w+)*\\.(?:${words})\\b|retr(?:y|ies): [1-9]|\\b(?:context|ctx)\\.skip\\(`,
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
