import { isDeepStrictEqual } from "node:util";

type Content = Record<string, unknown>;
const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Applies an edit to content that changed meanwhile: the edit's changes against `base` win, everything else comes from `onto`. Objects are
 * merged member by member (so an import's `raw` and an editor's `additional` of one field both survive), lists and plain values as a whole.
 */
export function mergeEdit<Shape>(base: Shape, edited: Shape, onto: Shape): Shape {
  if (isDeepStrictEqual(base, edited)) return onto;
  if (!isContent(base) || !isContent(edited) || !isContent(onto)) return edited;
  const merged: Content = { ...onto };
  for (const key of new Set([...Object.keys(base), ...Object.keys(edited)])) {
    if (isDeepStrictEqual(base[key], edited[key])) continue;
    if (key in edited) merged[key] = mergeEdit(base[key], edited[key], onto[key]);
    else delete merged[key];
  }
  return merged as Shape;
}
