import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { personal } from "../../kernel/personal.ts";

export const webStates = ["new", "changed", "same", "draft", "gone"] as const;
export const webChaptersSchema = z.object({
  /** Time of the last publication for visitors, and the name of the account that did it; null before the first one. */
  published: z.iso.datetime().nullable(),
  by: personal("authors", z.string().nullable()),
  chapters: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      language: languageSchema.nullable(),
      /** Compares the chapter with the visitors' version. A draft is not published; a chapter that is gone stays visible until the next time. */
      state: z.enum(webStates),
    }),
  ),
});
export type WebChapters = z.infer<typeof webChaptersSchema>;
