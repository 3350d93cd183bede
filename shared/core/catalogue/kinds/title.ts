import { arranging } from "./plain-values.ts";

/** A heading between fields. */
export const title = arranging("heading", "level");
