import { describe, expect, test } from "vitest";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import {
  type FieldNode,
  fieldsOf,
  flattened,
  nodesOf,
  placeBeside,
  uidAtPath,
  withMove,
  withNode,
  withoutNode,
} from "../../../web/laboreditor/layouts/field-tree.ts";
import { copyOf, newNode } from "../../../web/laboreditor/layouts/layout-values.ts";

const field = (key: string, children?: FieldDefinition[]): FieldDefinition => ({
  key,
  type: children ? "section" : "text",
  label: { de: key },
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: false,
  source: [],
  ...(children && { children }),
});
/** a, section s with b and c, d */
const nodes = nodesOf([field("a"), field("s", [field("b"), field("c")]), field("d")]);
const brief = (all: readonly FieldNode[]): string =>
  all.map(({ uid, children }) => (children ? `${uid}(${brief(children)})` : uid)).join(" ");
const stepped = (uid: string, ...steps: (-1 | 1)[]) =>
  brief(
    steps.reduce((all, step) => {
      const to = placeBeside(all, uid, step);
      return to ? withMove(all, uid, to) : all;
    }, nodes),
  );

describe("a field that is moved", () => {
  test("goes into sections and out of them, step by step and back the same way", () => {
    expect(stepped("a", 1)).toBe("s(a b c) d");
    expect(stepped("a", 1, 1, 1)).toBe("s(b c a) d");
    expect(stepped("a", 1, 1, 1, 1)).toBe("s(b c) a d");
    expect(stepped("a", 1, 1, 1, 1, -1, -1, -1, -1)).toBe("a s(b c) d");
  });

  test("stays at the ends, and no section goes into itself", () => {
    expect(stepped("a", -1)).toBe("a s(b c) d");
    expect(stepped("d", 1)).toBe("a s(b c) d");
    expect(brief(withMove(nodes, "s", { parent: "s", index: 0 }))).toBe("a s(b c) d");
  });

  test("is dropped where it was counted before it left its place", () => {
    expect(brief(withMove(nodes, "a", { parent: null, index: 3 }))).toBe("s(b c) d a");
    expect(brief(withMove(nodes, "d", { parent: "s", index: 1 }))).toBe("a s(b d c)");
  });
});

describe("the key of a field", () => {
  const labelled = (label: string) => ({ ...newNode("text"), label: { de: label } });
  const keys = (all: readonly FieldNode[], reserved: string[] = []) =>
    flattened(nodesOf(fieldsOf(all, reserved, "de"))).map(({ key }) => key);

  test("is made from its label, spelled out and free", () => {
    const added = [labelled("Gefäß & Größe (ml)"), labelled("A"), labelled("γ-GT"), labelled("!?")];
    expect(keys([...nodes, ...added]).slice(5)).toEqual(["gefaess_groesse_ml", "a_2", "gt", "feld"]);
  });

  test("is not that of a field that was taken out, whose values it would adopt", () => {
    expect(keys([labelled("Methode")], ["methode"])).toEqual(["methode_2"]);
  });

  test("stays when the label changes or the field is put back, and a copy gets its own", () => {
    const renamed = nodes.map((node) => ({ ...node, label: { de: "Neu" } }));
    expect(keys(renamed)).toEqual(keys(nodes));
    const [first] = nodes as [FieldNode];
    expect(keys(withNode(withoutNode(nodes, "a"), { parent: null, index: 2 }, first)).at(-1)).toBe("a");
    expect(keys([first, copyOf(first)])).toEqual(["a", "a_2"]);
  });

  test("is made for columns and options as well", () => {
    const table: FieldNode = {
      ...labelled("Werte"),
      type: "table",
      columns: [
        { key: "from", label: { de: "Von" } },
        { key: "", label: { de: "Bis" }, options: [{ key: "", label: { de: "Mann" } }] },
        { key: "", label: { de: "Bis" } },
      ],
    };
    expect(fieldsOf([table], [], "de")[0]?.columns).toMatchObject([
      { key: "from" },
      { key: "bis", options: [{ key: "mann" }] },
      { key: "bis_2" },
    ]);
  });
});

test("a problem's path leads to the field it belongs to", () => {
  expect(uidAtPath(nodes, ["fields", "1", "children", "0", "check", "pattern"])).toBe("b");
  expect(uidAtPath(nodes, ["fields", "1", "label"])).toBe("s");
  expect(uidAtPath(nodes, ["name"])).toBeUndefined();
});
