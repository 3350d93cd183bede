import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, root, sourceFiles } from "./sources.ts";

/** Contexts from the highest to the lowest; those of one row do not import each other. */
const order = [
  ["importexport"],
  ["webpublisher"],
  ["printpublisher"],
  ["laboreditor"],
  ["proficiency", "laborshop"],
  ["core"],
];
const contexts = order.flat();
const rank = (context: string) => order.findIndex((row) => row.includes(context));
const all = sourceFiles.flatMap(importsOf);
const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isFile = (path: string) => /^(shared|functions|web|infra|events|tests)\//.test(path);
const contextOf = (path: string) => contexts.find((context) => path.split("/")[1] === context);

/** Each law names the imports that break it. */
const laws: Record<string, (candidate: Import) => boolean> = {
  "shared imports nothing but zod, the parser of CSS, the maker of QR codes and itself": ({ from, to }) =>
    inside(from, "shared") && !["zod", "qr"].includes(to) && !inside(to, "shared", "css-tree"),
  "web imports nothing of ours but shared and itself": ({ from, to }) =>
    inside(from, "web") && isFile(to) && !inside(to, "shared", "web"),
  "the design system knows neither the domain nor the platform": ({ from, to }) =>
    inside(from, "web/ui") && isFile(to) && !inside(to, "web/ui"),
  "the web platform knows no screens": ({ from, to }) =>
    inside(from, "web/platform") && inside(to, "web") && !inside(to, "web/platform", "web/ui"),
  "screens of one context do not import those of another": ({ from, to }) =>
    inside(from, "web") &&
    inside(to, "web") &&
    contextOf(from) !== undefined &&
    contextOf(to) !== undefined &&
    contextOf(from) !== contextOf(to),
  "no screen imports the shell": ({ from, to }) =>
    inside(from, "web") && contextOf(from) !== undefined && inside(to, "web/app"),
  "functions import nothing of ours but shared, themselves and the components that pages are rendered from":
    ({ from, to }) =>
      inside(from, "functions") && isFile(to) && !inside(to, "shared", "functions", "web/embed"),
  "the platform knows no context": ({ from, to }) =>
    inside(from, "functions/platform") &&
    isFile(to) &&
    contextOf(to) !== undefined &&
    inside(to, "functions"),
  "the platform knows no calls": ({ from, to }) =>
    inside(from, "functions/platform") && /\.endpoints\.ts$/.test(to),
  "contexts meet only through door.ts and only downwards": ({ from, to }) => {
    const [caller, called] = [contextOf(from), contextOf(to)];
    if (!inside(from, "functions") || !inside(to, "functions") || !caller || !called || caller === called)
      return false;
    return to !== `functions/${called}/door.ts` || rank(called) <= rank(caller);
  },
  "only stores open the table": ({ from, to, typeOnly }) =>
    inside(from, "functions") &&
    !inside(from, "functions/platform") &&
    !/\.store\.ts$|\/document-item\.ts$/.test(from) &&
    inside(to, "functions/platform/table") &&
    !typeOnly,
  "nothing looks up to a handler or a job": ({ from, to }) =>
    inside(from, "functions", "shared", "web") && /(?:\/handler|\.job)\.ts$/.test(to),
  "infra imports declarations, never code of functions or web": ({ from, to }) =>
    inside(from, "infra") && inside(to, "functions", "web"),
  "only tests import infra or read events": ({ from, to }) =>
    !inside(from, "tests", "infra") && inside(to, "infra", "events"),
  "nothing but their own configuration imports tests": ({ from, to }) =>
    !inside(from, "tests") && from !== "vitest.config.ts" && inside(to, "tests"),
};

describe("who may import whom", () => {
  test.each(Object.entries(laws))("%s", (_, broken) => {
    expect(all.filter(broken).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("every relative import leads to a file", () => {
    const missing = all.filter(({ to }) => isFile(to) && !existsSync(join(root, to.split("?")[0] ?? to)));
    expect(missing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("no modules import each other in a circle", () => {
    const edges = Map.groupBy(
      all.filter(({ to, typeOnly }) => isFile(to) && !typeOnly),
      ({ from }) => from,
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: string[]) => {
      const start = trail.indexOf(path);
      if (start >= 0) circles.push([...trail.slice(start), path].join(" → "));
      if (start >= 0 || done.has(path)) return;
      for (const { to } of edges.get(path) ?? []) visit(to, [...trail, path]);
      done.add(path);
    };
    for (const path of sourceFiles) visit(path, []);
    expect(circles).toEqual([]);
  });
});
