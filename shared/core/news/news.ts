import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { uiLanguages } from "../../kernel/ui-language.ts";

const inUiLanguages = (longest: number) =>
  z.record(z.enum(uiLanguages), z.string().trim().min(1).max(longest));

/** News from the provider to all laboratories, in every language of the user interface. Plain text; an empty line starts a paragraph. */
export const newsSchema = z.object({
  id: idSchema,
  title: inUiLanguages(200),
  text: inUiLanguages(10_000),
  /** Start of display. */
  from: z.iso.datetime(),
  /** End of display; null if it stays current. */
  until: z.iso.datetime().nullable(),
});
export type News = z.infer<typeof newsSchema>;
