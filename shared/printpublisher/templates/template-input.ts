import { cssTextBy } from "../../kernel/css/css-text.ts";
import { checkTemplate } from "./check-template.ts";
import { templateContent } from "./template.ts";

export const templateInput = templateContent.extend({
  /** Saved only if a book can be made with it. */
  stylesheet: cssTextBy(checkTemplate).default(""),
});
