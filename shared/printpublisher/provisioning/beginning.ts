import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { languageSchema } from "../../kernel/language.ts";
import { formerEditionSchema } from "../books/books.messages.ts";
import { chapterInput, paragraphInput } from "../chapters/chapter.ts";
import { printConfigInput } from "../config/print-config.ts";
import { templateInput } from "../templates/template-input.ts";

/** Initial book of a laboratory: the file that the laboratory's own file names as `book`. */
export const bookBeginningSchema = z.strictObject({
  /** Content of the title page. */
  design: inPart(printConfigInput).prefault({}),
  /** Front of the wrapper as an SVG drawing. */
  cover: z.string().startsWith("<svg").nullable().default(null),
  templates: z.array(templateInput).default([]),
  chapters: z
    .array(
      chapterInput.extend({
        /** Slug of the template. */
        template: z.string().nullable().default(null),
        sections: z.array(paragraphInput.omit({ parent_chapter: true })).default([]),
      }),
    )
    .default([]),
  /** Published editions, oldest first. They are made when everything else is there. */
  editions: z
    .array(
      formerEditionSchema.extend({
        language: languageSchema,
        /** Days since it was published, counted back from the day on which it is made. */
        days: z.number().int().positive(),
        bars: z.boolean().default(false),
      }),
    )
    .default([]),
});
export type BookBeginning = z.infer<typeof bookBeginningSchema>;
