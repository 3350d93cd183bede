import type { Touches } from "../../kernel/touches.ts";

/** The records that are read to find out what can be ordered. */
export const articleTouches = {
  "SHOP-CATEGORY": "read",
  "SHOP-PRODUCT": "read",
  "SHOP-VARIANT": "read",
} as const satisfies Touches["items"];
