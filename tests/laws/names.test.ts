import { parseSync } from "vite";
import { expect, it } from "vitest";
import { sourceFiles, sourceOf } from "./sources.ts";

/** Names that leave the reader to guess their content, in any spelling of the first letter. */
const words =
  `apart aside asked asks at begun besides beyond everybody former found given gone heard how hows kept known leads lives look looks lost
  made meant missed more most neither nobody one own said say seen several some spent spoken stays such taken tell telling there these thing
  things told torn twice wanted what whats where who whole whom why`.split(/\s+/);
const riddles = new Set(words);
/** Only files with such a word are parsed, which takes the most time. */
const anyRiddle = new RegExp(`\\b(?:${words.join("|")})\\b`, "i");

interface Node {
  type: string;
  start: number;
  name?: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode);

/** The identifiers that a pattern declares. */
function namesIn(pattern: Node): Node[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern];
    case "Property":
      return nodesIn(pattern.value).flatMap(namesIn);
    case "AssignmentPattern":
      return nodesIn(pattern.left).flatMap(namesIn);
    default:
      return [pattern.properties, pattern.elements, pattern.argument, pattern.parameter]
        .flatMap(nodesIn)
        .flatMap(namesIn);
  }
}

/** The variables, parameters, functions, classes and types that a node and everything in it declare. */
function declaredIn(node: Node): Node[] {
  const { id, params, parameters, param, type } = node;
  const isDeclaration = /Declarator$|Declaration$|Function|^Class/.test(type);
  const declared = [isDeclaration ? id : [], params, parameters, type === "CatchClause" ? param : []];
  return [
    ...declared.flatMap(nodesIn).flatMap(namesIn),
    ...(type === "TSTypeParameter" ? nodesIn(node.name) : []),
    ...Object.values(node).flatMap((child) => nodesIn(child).flatMap(declaredIn)),
  ];
}

it("names say what they hold", () => {
  const faults = sourceFiles.flatMap((path) => {
    const source = sourceOf(path);
    if (!anyRiddle.test(source)) return [];
    const program = parseSync(path, source).program as unknown as Node;
    return declaredIn(program).flatMap(({ name = "", start }) =>
      riddles.has(name.charAt(0).toLowerCase() + name.slice(1))
        ? `${path}:${source.slice(0, start).split("\n").length}: ${name}`
        : [],
    );
  });
  expect(faults).toEqual([]);
});
