import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayeredMap } from "../../../functions/core/catalogue/layered-map.ts";

const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.string()), { maxLength: 90 });

describe("a layered map", () => {
  test("holds after any editions what a map would, in the same order", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 8 }), (editions) => {
        const map = new Map<number, string>();
        let layered = new LayeredMap<number, string>();
        for (const edition of editions) {
          for (const [key, value] of edition) map.set(key, value);
          layered = layered.with(edition);
          expect([...layered.values()]).toEqual([...map.values()]);
        }
        for (let key = 0; key <= 400; key++) expect(layered.get(key)).toBe(map.get(key));
      }),
    );
  });

  test("stays as it was for who holds an earlier edition", () => {
    const first = new LayeredMap([1, 2, 3].reduce((map, key) => map.set(key, `${key}`), new Map()));
    const second = first.with([[2, "two"]]);
    second.with(Array.from({ length: 500 }, (_, key) => [key, "many"] as const));
    expect([...first.values()]).toEqual(["1", "2", "3"]);
    expect([...second.values()]).toEqual(["1", "two", "3"]);
  });
});
