import * as z from "zod";
import { cssTextBy } from "../../kernel/css/css-text.ts";
import { idSchema } from "../../kernel/id.ts";
import { checkTemplate } from "./check-template.ts";

/** How a directory of analyses can be laid out. */
export const layoutNames = ["list", "table", "cards", "compact"] as const;

export const templateInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  slug: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[a-z0-9_-]+$/, "Lower-case letters, digits, hyphens and underscores."),
  /** What it sets: directories of analyses, or text. */
  type: z.enum(["directory", "text"]).default("directory"),
  layout: z.enum(layoutNames).default("list"),
  /** Kept only if a book can be made with it. */
  stylesheet: cssTextBy(checkTemplate).default(""),
});
export const templateSchema = templateInput.extend({ id: idSchema });
