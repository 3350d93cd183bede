import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { uiLanguages } from "../../kernel/language.ts";

/** A line of a header: a line break in it could begin another header. */
const headerLine = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\r\n]/.test(text), { error: "Must be one line." });

/** A mail to one person. `id` makes it one mail, however often the queue delivers the message. */
export const sendMailSchema = z.object({
  id: idSchema,
  to: z.email(),
  subject: headerLine,
  text: z.string().min(1),
  /** The same as `text`, for mail programs that show HTML. */
  html: z.string().min(1),
  /** Of the texts. */
  language: z.enum(uiLanguages),
});
export type Mail = z.infer<typeof sendMailSchema>;
