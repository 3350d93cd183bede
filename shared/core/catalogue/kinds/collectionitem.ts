import type { FieldKind } from "./field-kind.ts";
import { referring } from "./plain-values.ts";

/** Items of the collection that the layout names, by their identifiers within it. */
export const collectionitem: FieldKind = {
  ...referring("collectionitem", ({ collection }) => `items of the collection "${collection}"`),
  settings: ["collection"],
};
