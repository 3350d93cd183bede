import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { languageSchema } from "../../kernel/language.ts";
import { formerEditionSchema } from "../books/books.messages.ts";
import { chapterInput, paragraphInput } from "../chapters/chapter.ts";
import { printConfigInput } from "../config/print-config.ts";
import { templateInput } from "../templates/template-input.ts";

/** The book with which a laboratory begins: the file that its own file names as `book`. */
export const bookBeginningSchema = z.strictObject({
  /** What the title page says. */
  design: inPart(printConfigInput).prefault({}),
  /** The front of the wrapper, as a drawing: SVG. */
  cover: z.string().startsWith("<svg").nullable().default(null),
  templates: z.array(templateInput).default([]),
  chapters: z
    .array(
      chapterInput.extend({
        /** By its slug. */
        template: z.string().nullable().default(null),
        sections: z.array(paragraphInput.omit({ parent_chapter: true })).default([]),
      }),
    )
    .default([]),
  /** Editions that have been published, the oldest first. They are made when all the rest is there. */
  editions: z
    .array(
      formerEditionSchema.extend({
        language: languageSchema,
        /** How long ago it was published, counted from the day on which it is made. */
        days: z.number().int().positive(),
        bars: z.boolean().default(false),
      }),
    )
    .default([]),
});
export type BookBeginning = z.infer<typeof bookBeginningSchema>;
