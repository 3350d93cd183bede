import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { filesLike, root, sourceOf } from "./sources.ts";

const folder = join(root, "docs/decisions");
const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));

it("every decision states title, status and date, and the index repeats them", () => {
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const wrong = records.flatMap((name) => {
    const [number] = name.split("-", 1);
    const head =
      /^# (?<number>\d{3}) (?<title>[^\n]+)\n\n\*(?<status>(?:Accepted|Superseded by)\b.*)\. (?<date>\d{4}-\d{2}-\d{2})\.\*\n/;
    const { groups } = head.exec(readFileSync(join(folder, name), "utf8")) ?? {};
    if (groups?.number !== number) return [`${name}: the head differs from template.md`];
    const status = `${groups?.status?.charAt(0).toLowerCase()}${groups?.status?.slice(1)}`;
    const row = `| ${number} | [${groups?.title}](${name}) | ${groups?.date} | ${status} |`;
    return index.includes(row) ? [] : [`README.md lacks: ${row}`];
  });
  expect(wrong).toEqual([]);
  expect(index.match(/^\| \d{3} /gm)).toHaveLength(records.length);
});

it("no two decisions share a number", () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("links between documents lead to files and headings that exist", () => {
  /** Address of a heading, as renderers of Markdown make it. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
  const anchorsOf = (path: string) =>
    [...sourceOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  const dead = filesLike("*.md").flatMap((path) =>
    [...sourceOf(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, target = "", anchor]) => {
        const file = target === "" ? path : join(dirname(path), target);
        if (!existsSync(join(root, file))) return [`${path}: ${link}`];
        return anchor && file.endsWith(".md") && !anchorsOf(file).includes(anchor)
          ? [`${path}: ${link}`]
          : [];
      },
    ),
  );
  expect(dead).toEqual([]);
});
