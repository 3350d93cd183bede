import type { Touches } from "../../kernel/touches.ts";

/** What is read to know what can be ordered. */
export const articleTouches = {
  "SHOP-CATEGORY": "read",
  "SHOP-PRODUCT": "read",
  "SHOP-VARIANT": "read",
} as const satisfies Touches["items"];
