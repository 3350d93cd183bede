import { ElementType, type parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const isElement = (node: Node): node is Element => "attribs" in node;
export const childrenOf = (element: Element): Element[] => element.children.filter(isElement);
export const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? "").split(" ").includes(name);

/** All elements below a node, in their order. */
export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

/** Text of an element. */
export function textOf(node: Node): string {
  if ("data" in node && node.type === ElementType.Text) return node.data;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
