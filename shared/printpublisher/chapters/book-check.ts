import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

export const checkCodes = [
  /** Drafts, which are in no book. */
  "chapter_draft",
  "section_draft",
  /** A chapter or section without text, or a directory that shows no analysis. */
  "chapter_empty",
  "section_empty",
  /** A directory names a category or field that no longer exists. */
  "category_gone",
  "fields_gone",
  /** Two categories of a directory have one name and stand beside each other. */
  "category_twice",
  /** A style sheet that was saved before style sheets were checked. */
  "template_refused",
  /** A text links to something outside the book. */
  "link_broken",
  "cover_low",
  /** The last signature is filled with blank pages. */
  "signature_blanks",
  /** Pictures of a text: too few dots per inch for print at the width they are set; no alternative text for readers that cannot see them; missing. */
  "picture_low",
  "picture_alt",
  "picture_gone",
] as const;

/** Finding to look at before a book is published, with the place to correct it. */
export const bookCheckSchema = z.object({
  code: z.enum(checkCodes),
  /** A title or name. */
  name: z.string(),
  /** Number of blank pages. */
  pages: z.number().int().optional(),
  /** Resolution of the picture with the fewest dots per inch. */
  dpi: z.number().int().optional(),
  place: z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["chapter", "section", "template"]), id: idSchema }),
    z.object({ kind: z.literal("design") }),
  ]),
});
export type BookCheck = z.infer<typeof bookCheckSchema>;
