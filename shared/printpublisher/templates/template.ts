import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** How a directory of analyses can be laid out. */
export const layoutNames = ["list", "table", "cards", "compact"] as const;

/** A template as it is kept. Its style sheet is checked when it comes in (`template-input.ts`), so whatever only reads one loads no parser. */
export const templateContent = z.strictObject({
  name: z.string().trim().min(1).max(100),
  slug: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[a-z0-9_-]+$/, "Lower-case letters, digits, hyphens and underscores."),
  /** What it sets: directories of analyses, or text. */
  type: z.enum(["directory", "text"]).default("directory"),
  layout: z.enum(layoutNames).default("list"),
  stylesheet: z.string().default(""),
});
export const templateSchema = templateContent.extend({ id: idSchema });
