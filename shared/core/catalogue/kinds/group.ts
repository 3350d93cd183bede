import { arranging } from "./plain-values.ts";

/** Fields that belong closely together. */
export const group = arranging("fields");
