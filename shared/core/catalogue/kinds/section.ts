import { arranging } from "./plain-values.ts";

/** Fields under a heading of their own. */
export const section = arranging("fields");
