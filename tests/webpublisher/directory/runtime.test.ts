import fc from "fast-check";
import { Window } from "happy-dom";
import * as preact from "preact";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as runtime from "../../../web/embed/runtime/runtime.ts";

/** Nodes of a tree: an element, a fragment, a text, or nothing; some with keys. Kept ones are the same element in every place and every drawing. */
type Tree =
  | { kept: number }
  | { tag: string; key?: string; attributes: Record<string, string | boolean>; children: Tree[] }
  | { fragment: Tree[] }
  | string
  | null;

const keptTrees: Tree[] = [
  { tag: "nav", attributes: { class: "x" }, children: ["a", { tag: "b", attributes: {}, children: ["b"] }] },
  { fragment: ["b", { tag: "p", attributes: { role: "y" }, children: ["a"] }, { fragment: ["a"] }] },
  { tag: "li", key: "1", attributes: {}, children: [{ kept: 0 }] },
];

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("a", "b", ""),
    fc.constant(null),
    fc.record({ fragment: fc.array(tie("tree"), { maxLength: 3 }) }),
    fc.record({ kept: fc.nat({ max: keptTrees.length - 1 }) }),
    fc.record({
      tag: fc.constantFrom("p", "ul", "b"),
      attributes: fc.record(
        {
          class: fc.constantFrom("x", "y"),
          role: fc.constantFrom("x", "y"),
          hidden: fc.boolean(),
          "aria-selected": fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      children: fc.array(tie("tree"), { maxLength: 4 }),
    }),
    fc.record({
      tag: fc.constantFrom("li", "i"),
      key: fc.constantFrom("1", "2", "3", "4"),
      attributes: fc.constant({}),
      children: fc.array(tie("tree"), { maxLength: 2 }),
    }),
  ),
}));

type Make = (type: unknown, props: Record<string, unknown>, key?: string) => unknown;
/** Keys are unique among siblings, as React requires. */
const made = (what: Tree, make: Make, Fragment: unknown, kept: unknown[] = []): unknown => {
  if (what === null || typeof what === "string") return what;
  if ("kept" in what) {
    kept[what.kept] ??= made(keptTrees[what.kept] as Tree, make, Fragment, kept);
    return kept[what.kept];
  }
  const among = (trees: Tree[]) => {
    const seen = new Set<string>();
    return trees.map((given) => {
      const one =
        given !== null && typeof given === "object" && "kept" in given ? keptTrees[given.kept] : given;
      const key = one !== null && typeof one === "object" && "tag" in one ? one.key : undefined;
      if (key !== undefined && seen.has(key)) return null;
      if (key !== undefined) seen.add(key);
      return made(given, make, Fragment, kept);
    });
  };
  if ("fragment" in what) return make(Fragment, { children: among(what.fragment) });
  return make(what.tag, { ...what.attributes, children: among(what.children) }, what.key);
};
const byPreact: Make = (type, props, key) =>
  preact.h(type as never, { ...props, ...(key && { key }) } as never);

/** Content of an element; the order of attributes is ignored. */
const drawn = (element: Element): unknown[] =>
  [...element.childNodes].map((node) =>
    node instanceof Text
      ? node.data
      : [
          (node as Element).tagName,
          Object.fromEntries([...(node as Element).attributes].map(({ name, value }) => [name, value])),
          drawn(node as Element),
        ],
  );

beforeAll(() => {
  const { document, Text } = new Window();
  vi.stubGlobal("document", document);
  vi.stubGlobal("Text", Text);
});

describe("what draws the widgets in the place of Preact", () => {
  test("draws the same, whatever was drawn before", () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
        const [ours, theirs] = [document.createElement("div"), document.createElement("div")];
        const [kept, keptByPreact]: unknown[][] = [[], []];
        for (const one of trees) {
          runtime.render(made(one, runtime.jsx as Make, runtime.Fragment, kept), ours);
          preact.render(made(one, byPreact, preact.Fragment, keptByPreact) as never, theirs);
          expect(drawn(ours)).toEqual(drawn(theirs));
        }
        runtime.render(null, ours);
        expect(ours.innerHTML).toBe("");
      }),
      { numRuns: 300 },
    );
  });

  test("keeps the elements of a list that keep their keys, in whatever order", () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        const place = document.createElement("ul");
        const list = (of: number[]) => of.map((key) => runtime.jsx("li", { id: `k${key}` }, key));
        runtime.render(list(before), place);
        const known = new Map([...place.children].map((one) => [one.id, one]));
        runtime.render(list(after), place);
        expect([...place.children].map(({ id }) => id)).toEqual(after.map((key) => `k${key}`));
        for (const one of place.children) if (known.has(one.id)) expect(one).toBe(known.get(one.id));
      }),
    );
  });

  test("draws an element that is given again once, wherever it goes", () => {
    const drawings: string[] = [];
    const still = runtime.jsx(
      () => {
        drawings.push("still");
        return runtime.jsx(runtime.Fragment, { children: ["k", runtime.jsx("i", {})] });
      },
      {},
      "still",
    );
    const place = document.createElement("div");
    const item = (id: string) => runtime.jsx("b", { children: id }, id);
    for (const [ids, text] of [
      ["1k2", "1k2"],
      ["2k1", "2k1"],
      ["k12", "k12"],
      ["12k", "12k"],
    ] as const) {
      runtime.render(
        [...ids].map((id) => (id === "k" ? still : item(id))),
        place,
      );
      expect(place.textContent).toBe(text);
    }
    expect(drawings).toEqual(["still"]);
    runtime.render([item("1")], place);
    expect(place.innerHTML).toBe("<b>1</b>");
  });

  test("keeps states, runs effects when what they need changes, and ends them", async () => {
    const told: string[] = [];
    let press = (_: number) => {};
    const counter = ({ name }: { name: string }) => {
      const [count, setCount] = runtime.useState(0);
      press = (by) => setCount((known) => known + by);
      runtime.useEffect(() => {
        told.push(`begin ${name} ${count > 1}`);
        return () => told.push(`end ${name}`);
      }, [name, count > 1]);
      return `${name} ${count}`;
    };
    const place = document.createElement("div");
    runtime.render(runtime.jsx(counter as never, { name: "a" }), place);
    for (const expected of ["a 1", "a 2"]) {
      press(1);
      await Promise.resolve();
      expect(place.textContent).toBe(expected);
    }
    press(1);
    press(1);
    await Promise.resolve();
    expect(place.textContent).toBe("a 4");
    runtime.render(runtime.jsx(counter as never, { name: "b" }), place);
    expect(place.textContent).toBe("b 4");
    runtime.render(null, place);
    expect(told).toEqual(["begin a false", "end a", "begin a true", "end a", "begin b true", "end b"]);
  });

  test("hands a context down, and takes a field's focus only with the field", () => {
    const context = runtime.createContext("outside");
    const inner = () => runtime.useContext(context);
    const place = document.createElement("div");
    document.body.append(place);
    const shown = (before: boolean, value: string) => [
      before && runtime.jsx("p", { children: "x" }),
      runtime.jsx(context.Provider, {
        value,
        children: [runtime.jsx("input", { value }), runtime.jsx(inner, {})],
      }),
      runtime.jsx(inner, {}),
    ];
    runtime.render(shown(true, "one"), place);
    const field = place.querySelector("input");
    field?.focus();
    runtime.render(shown(false, "two"), place);
    expect([place.textContent, field?.value]).toEqual(["twooutside", "two"]);
    expect(document.activeElement).toBe(field);
  });
});
