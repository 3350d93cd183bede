import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { TextEnd } from "../../../functions/importexport/imports/reading/text-end.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The length of a text in JSON that comes in chunks. */
function lengthOf(chunks: readonly string[]): number {
  const end = new TextEnd();
  let length = 0;
  for (const chunk of chunks) {
    end.begins();
    const offset = end.in(chunk, 0);
    length += offset;
    if (offset < chunk.length) return length;
  }
  return length;
}

test("a text ends at the same place, wherever its chunks are cut", () => {
  const text = fc.string({ unit: fc.constantFrom("\\", '"', "a", "µ"), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.nat(20), fc.nat(20), (value, cut, other) => {
      const written = JSON.stringify(value).slice(1);
      const [first = 0, second = 0] = [cut, other].toSorted((left, right) => left - right);
      const chunks = [written.slice(0, first), written.slice(first, second), `${written.slice(second)},"b"`];
      expect(lengthOf(chunks.filter((chunk) => chunk !== ""))).toBe(written.length - 1);
    }),
    { numRuns: 2_000 },
  );
});

test("a chunk of nothing but escapes is searched for its end only once", () => {
  const end = new TextEnd();
  const chunk = "\\\\".repeat(1_000);
  const searches = vi.spyOn(String.prototype, "indexOf");
  end.begins();
  expect(end.in(chunk, 0)).toBe(chunk.length);
  expect(searches.mock.calls.filter(([sign]) => sign === '"')).toHaveLength(1);
});
