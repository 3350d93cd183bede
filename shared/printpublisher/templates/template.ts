import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Layouts of a directory of analyses. */
export const layoutNames = ["list", "table", "cards", "compact"] as const;

/** A template as stored. Its style sheet is checked on input (`template-input.ts`), so that code that only reads templates loads no parser. */
export const templateContent = z.strictObject({
  name: z.string().trim().min(1).max(100),
  slug: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[a-z0-9_-]+$/, "Lower-case letters, digits, hyphens and underscores."),
  /** Content that the template sets: directories of analyses, or text. */
  type: z.enum(["directory", "text"]).default("directory"),
  layout: z.enum(layoutNames).default("list"),
  stylesheet: z.string().default(""),
});
export const templateSchema = templateContent.extend({ id: idSchema });
