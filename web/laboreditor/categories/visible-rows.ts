import type { CategoryNode } from "../../../shared/core/categories/categories.endpoints.ts";

/** A line of the tree as it is drawn. */
export interface TreeRow {
  node: CategoryNode;
  /** 0 at the top level. */
  depth: number;
  open: boolean;
  parent: string | undefined;
  /** Number of siblings, itself included, and its position among them, from 1. */
  siblings: number;
  place: number;
}

/** The visible lines of a tree from top to bottom, without the children of closed ones. */
export function visibleRows(
  nodes: readonly CategoryNode[],
  closed: ReadonlySet<string>,
  depth = 0,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const open = node.children.length > 0 && !closed.has(node.identifier);
    const row = { node, depth, open, parent, siblings: nodes.length, place: index + 1 };
    return [row, ...(open ? visibleRows(node.children, closed, depth + 1, node.identifier) : [])];
  });
}

/** The tree reduced to matches and their ancestors. */
export function prune(nodes: readonly CategoryNode[], fits: (node: CategoryNode) => boolean): CategoryNode[] {
  return nodes.flatMap((node) => {
    if (fits(node)) return [node];
    const children = prune(node.children, fits);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
