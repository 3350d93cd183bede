import type { Touches } from "../../kernel/touches.ts";

/** Records written to give a laboratory the initial content of its modules. */
export const begunTouches = {
  "WEB-CONFIG": "write",
  searches: "write",
  notices: "write",
  "SHOP-CATEGORY": "write",
  "SHOP-PRODUCT": "write",
  "SHOP-VARIANT": "write",
  "SHOP-ORDER": "write",
  "SHOP-NUMBER": "write",
  "SHOP-CONFIG": "write",
  "PRINT-CHAPTER": "write",
  "PRINT-PARAGRAPH": "write",
  "PRINT-TEMPLATE": "write",
  "PRINT-CONFIG": "write",
} as const satisfies Touches["items"];
