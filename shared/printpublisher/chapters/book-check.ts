import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

export const checkCodes = [
  /** In no book. */
  "chapter_draft",
  "section_draft",
  /** Text without a text, or a directory that shows no analysis. */
  "chapter_empty",
  "section_empty",
  /** Named by a directory, and gone. */
  "category_gone",
  "fields_gone",
  /** A style sheet from before it was checked. */
  "template_refused",
  /** A text leads to what is not in the book. */
  "link_broken",
  "cover_low",
  /** The last signature is filled with blank pages. */
  "signature_blanks",
  /** Pictures of a text: fewer dots per inch than print shows, as wide as they are set; without a text for those who cannot see them; not there. */
  "picture_low",
  "picture_alt",
  "picture_gone",
] as const;

/** What somebody should look at before a book is published, and where it is mended. */
export const bookCheckSchema = z.object({
  code: z.enum(checkCodes),
  /** A title or name. */
  name: z.string(),
  /** Blank pages. */
  pages: z.number().int().optional(),
  /** Of the picture that has the fewest. */
  dpi: z.number().int().optional(),
  place: z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["chapter", "section", "template"]), id: idSchema }),
    z.object({ kind: z.literal("design") }),
  ]),
});
export type BookCheck = z.infer<typeof bookCheckSchema>;
