import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { classOfPart, styleParts, styleProperties } from "../../../web/embed/style/style-texts.ts";
import { root, sourceFiles, sourceOf } from "../../laws/sources.ts";

const embed = sourceFiles.filter(
  (path) => path.startsWith("web/embed/") && !path.endsWith("style/style-texts.ts"),
);
const components = embed.filter((path) => path.endsWith(".tsx")).map(sourceOf);
const styles = embed.filter((path) => path.includes("/style/")).map(sourceOf);

/** Every value of an attribute in the components, written literally or chosen in an expression. */
function valuesOf(attribute: string): string[] {
  const written = new RegExp(`\\b${attribute}(?:=|: )(?:"([^"]+)"|\\{(?:\`([^\`]*)|([^}]*)\\}))`, "g");
  const names = components.flatMap((source) =>
    [...source.matchAll(written)].flatMap(([, literal = "", template = "", expression = ""]) => [
      ...`${literal} ${template}`.split(/[\s$]+/),
      ...[...expression.matchAll(/"([^"]+)"/g)].flatMap(([, text = ""]) => text.split(" ")),
    ]),
  );
  return [...new Set(names.filter((name) => /^[\w-]+$/.test(name)))].toSorted();
}

describe("the names by which a laboratory dresses its widgets", () => {
  const parts = styleParts.map(({ name }) => name);

  test("are the parts that the components have, and no others", () => {
    expect(valuesOf("part")).toEqual(parts.toSorted());
  });

  test("are classes of the components, too", () => {
    const classes = valuesOf("class");
    expect(parts.map(classOfPart).filter((name) => !classes.includes(name))).toEqual([]);
  });

  test("are the custom properties that the look is made of, and no others", () => {
    const used = styles.flatMap((source) => [...source.matchAll(/--lbm-[a-z-]+/g)].map(([name]) => name));
    expect([...new Set(used)].toSorted()).toEqual(styleProperties.map(({ name }) => name).toSorted());
  });

  test("stand in the README, each with what it means", () => {
    const readme = readFileSync(join(root, "web/embed/README.md"), "utf8");
    const rows = [
      ...styleParts.map(({ name, en }) => `| \`${name}\` | \`${classOfPart(name)}\` | ${en} |`),
      ...styleProperties.map(({ name, en }) => `| \`${name}\` | ${en} |`),
    ];
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
    expect(
      [...readme.matchAll(/^\| `(?:--)?[a-z-]+` \| .*$/gm)]
        .map(([row]) => row)
        .filter((row) => /lbm/.test(row))
        .toSorted(),
    ).toEqual(rows.toSorted());
  });
});
