import { type FieldColumn, type FieldDefinition, holdsFields } from "../../../shared/core/catalogue/field.ts";
import { madeKey } from "../../../shared/core/catalogue/made-key.ts";
import type { Language, LocalizedText } from "../../../shared/kernel/language.ts";
import { filledTexts } from "../../platform/form/localized-texts.ts";

/** An option or column during editing; a new one has no key yet. */
export type Part = FieldColumn;

/** A field during editing. A new one gets its key from its label when it is saved. */
export interface FieldNode extends Omit<FieldDefinition, "children"> {
  /** Stays the same while the field is edited; the key of a saved field. */
  uid: string;
  isNew: boolean;
  children?: FieldNode[];
}

/** Converts saved fields for editing. */
export const nodesOf = (fields: readonly FieldDefinition[]): FieldNode[] =>
  fields.map(({ children, ...field }) => ({
    ...field,
    uid: field.key,
    isNew: false,
    ...(holdsFields(field.type) && { children: nodesOf(children ?? []) }),
  }));

/** All fields in their order, the contents of sections and groups after them. */
export const flattened = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children ?? [])]);

/** A text in the main language, else in any. */
const anyText = (texts: LocalizedText, main: Language) =>
  texts[main] || Object.values(texts).find((text) => text) || "";

/**
 * Converts fields for saving; new ones get a key from their label.
 * @param usedKeys keys of removed fields: a new field must not adopt their values
 */
export function fieldsOf(
  nodes: readonly FieldNode[],
  usedKeys: readonly string[],
  main: Language,
): FieldDefinition[] {
  const keys = new Set([
    ...usedKeys,
    ...flattened(nodes).flatMap(({ isNew, key }) => (isNew && key === "" ? [] : [key])),
  ]);
  const newKey = (label: LocalizedText, isTaken: (key: string) => boolean) =>
    madeKey(anyText(label, main), isTaken);
  const parts = (all: readonly Part[] | undefined) => {
    const ownKeys = new Set(all?.map(({ key }) => key));
    return all?.map(({ options, ...part }): Part => {
      const key = part.key || newKey(part.label, (candidate) => ownKeys.has(candidate));
      ownKeys.add(key);
      return { ...part, key, label: filledTexts(part.label), ...(options && { options: parts(options) }) };
    });
  };
  const field = ({ uid: _, isNew: __, children, ...node }: FieldNode): FieldDefinition => {
    const key = node.key || newKey(node.label, (candidate) => keys.has(candidate));
    keys.add(key);
    const { help, columns, options, ...rest } = node;
    const helped = filledTexts(help ?? {});
    return {
      ...rest,
      key,
      label: filledTexts(node.label),
      ...(Object.keys(helped).length > 0 && { help: helped }),
      ...(columns && { columns: parts(columns) }),
      ...(options && { options: parts(options) }),
      ...(holdsFields(node.type) && { children: (children ?? []).map(field) }),
    };
  };
  return nodes.map(field);
}

/** Position of a field: its parent (null at the top level), and its index there. */
export interface Place {
  parent: string | null;
  index: number;
}

export function placeOf(
  nodes: readonly FieldNode[],
  uid: string,
  parent: string | null = null,
): Place | undefined {
  const index = nodes.findIndex((node) => node.uid === uid);
  if (index >= 0) return { parent, index };
  for (const node of nodes) {
    const place = placeOf(node.children ?? [], uid, node.uid);
    if (place) return place;
  }
  return undefined;
}

export const nodeAt = (nodes: readonly FieldNode[], uid: string | null): FieldNode | undefined =>
  flattened(nodes).find((node) => node.uid === uid);

/** The fields within another one, or at the top level. */
export const childrenOf = (nodes: readonly FieldNode[], parent: string | null): readonly FieldNode[] =>
  parent === null ? nodes : (nodeAt(nodes, parent)?.children ?? []);

/** The tree with one field replaced by others, or removed. */
function replaced(
  nodes: readonly FieldNode[],
  uid: string,
  by: (node: FieldNode) => readonly FieldNode[],
): FieldNode[] {
  return nodes.flatMap((node) =>
    node.uid === uid
      ? [...by(node)]
      : [node.children ? { ...node, children: replaced(node.children, uid, by) } : node],
  );
}

export const withoutNode = (nodes: readonly FieldNode[], uid: string) => replaced(nodes, uid, () => []);

export const withChange = (nodes: readonly FieldNode[], uid: string, change: Partial<FieldNode>) =>
  replaced(nodes, uid, (node) => [{ ...node, ...change }]);

export function withNode(
  nodes: readonly FieldNode[],
  { parent, index }: Place,
  added: FieldNode,
): FieldNode[] {
  if (parent === null) return nodes.toSpliced(index, 0, added);
  return replaced(nodes, parent, (node) => [
    { ...node, children: (node.children ?? []).toSpliced(index, 0, added) },
  ]);
}

/** The tree with a field moved to a place, counted before the move; unchanged if the field would contain itself. */
export function withMove(nodes: readonly FieldNode[], uid: string, to: Place): FieldNode[] {
  const node = nodeAt(nodes, uid);
  const from = placeOf(nodes, uid);
  if (!node || !from || flattened([node]).some((inner) => inner.uid === to.parent)) return [...nodes];
  const index = from.parent === to.parent && from.index < to.index ? to.index - 1 : to.index;
  return withNode(withoutNode(nodes, uid), { ...to, index }, node);
}

/** The place one step up or down from a field, into sections and groups and out of them. */
export function placeBeside(nodes: readonly FieldNode[], uid: string, step: -1 | 1): Place | undefined {
  const from = placeOf(nodes, uid);
  if (!from) return undefined;
  const { parent, index } = from;
  const neighbour = childrenOf(nodes, parent)[index + step];
  if (neighbour && holdsFields(neighbour.type))
    return { parent: neighbour.uid, index: step > 0 ? 0 : (neighbour.children ?? []).length };
  if (neighbour) return { parent, index: step > 0 ? index + 2 : index - 1 };
  if (parent === null) return undefined;
  const above = placeOf(nodes, parent);
  return above && { parent: above.parent, index: step > 0 ? above.index + 1 : above.index };
}

/** The uid of the field in a problem's path, for example `fields.0.children.2.collection`. */
export function uidAtPath(
  nodes: readonly FieldNode[],
  path: readonly (string | number)[],
): string | undefined {
  const [head, index, ...rest] = path;
  if (head !== "fields" && head !== "children") return undefined;
  const node = nodes[Number(index)];
  return node && (uidAtPath(node.children ?? [], rest) ?? node.uid);
}
