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
const elementOf = (source: Tree, make: Make, Fragment: unknown, elements: unknown[] = []): unknown => {
  if (source === null || typeof source === "string") return source;
  if ("kept" in source) {
    elements[source.kept] ??= elementOf(keptTrees[source.kept] as Tree, make, Fragment, elements);
    return elements[source.kept];
  }
  const among = (trees: Tree[]) => {
    const keys = new Set<string>();
    return trees.map((child) => {
      const node =
        child !== null && typeof child === "object" && "kept" in child ? keptTrees[child.kept] : child;
      const key = node !== null && typeof node === "object" && "tag" in node ? node.key : undefined;
      if (key !== undefined && keys.has(key)) return null;
      if (key !== undefined) keys.add(key);
      return elementOf(child, make, Fragment, elements);
    });
  };
  if ("fragment" in source) return make(Fragment, { children: among(source.fragment) });
  return make(source.tag, { ...source.attributes, children: among(source.children) }, source.key);
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
        const [elements, keptByPreact]: unknown[][] = [[], []];
        for (const root of trees) {
          runtime.render(elementOf(root, runtime.jsx as Make, runtime.Fragment, elements), ours);
          preact.render(elementOf(root, byPreact, preact.Fragment, keptByPreact) as never, theirs);
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
        const previous = new Map([...place.children].map((child) => [child.id, child]));
        runtime.render(list(after), place);
        expect([...place.children].map(({ id }) => id)).toEqual(after.map((key) => `k${key}`));
        for (const child of place.children)
          if (previous.has(child.id)) expect(child).toBe(previous.get(child.id));
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
    const effects: string[] = [];
    let press = (_: number) => {};
    const counter = ({ name }: { name: string }) => {
      const [count, setCount] = runtime.useState(0);
      press = (by) => setCount((previous) => previous + by);
      runtime.useEffect(() => {
        effects.push(`begin ${name} ${count > 1}`);
        return () => effects.push(`end ${name}`);
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
    expect(effects).toEqual(["begin a false", "end a", "begin a true", "end a", "begin b true", "end b"]);
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
