import { referring } from "./plain-values.ts";

/** Further categories, by their identifiers. */
export const category = referring("category", () => "categories that exist");
