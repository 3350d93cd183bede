import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";

export const webStates = ["new", "changed", "same", "draft", "gone"] as const;
export const webChaptersSchema = z.object({
  /** When visitors were last shown other chapters, and the name of the account that did it; null before the first time. */
  published: z.iso.datetime().nullable(),
  by: z.string().nullable(),
  chapters: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      language: languageSchema.nullable(),
      /** Whether visitors see it as it is now; a draft is not published, one that is gone is still seen until the next time. */
      state: z.enum(webStates),
    }),
  ),
});
export type WebChapters = z.infer<typeof webChaptersSchema>;
