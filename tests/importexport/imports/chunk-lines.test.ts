import { expect, test } from "vitest";
import type { StagedChange } from "../../../functions/core/door.ts";
import { changeIn, lineOf } from "../../../functions/importexport/imports/staging/chunk-lines.ts";

const change = (content: unknown) =>
  ({ kind: "analysis", id: "A1", content, importHash: "hash", basedOn: 3 }) as StagedChange;

test.each([
  ["names", { name: { de: "Kalium" } }],
  ["tabs, lines and quotation marks", { name: { de: 'a\tb\nc"d\\t' } }],
  ["a deletion", null],
])("a line of a chunk is read back: %s", (_, content) => {
  const line = lineOf(change(content));
  expect(line).not.toContain("\n");
  const { text: _text, ...read } = changeIn(line);
  expect(read).toEqual(change(content));
});

test("the content of a line stays text until somebody looks into it", () => {
  const read = changeIn(`{"kind":"analysis","id":"A1","importHash":null,"basedOn":null}\tno JSON`);
  expect(read.text).toBe("no JSON");
  expect(() => read.content).toThrow(SyntaxError);
});

test("a chunk that was written before contents stood apart is read, too", () => {
  const content = { name: { de: "Kalium" } };
  expect(changeIn(JSON.stringify(change(content)))).toEqual(change(content));
});
