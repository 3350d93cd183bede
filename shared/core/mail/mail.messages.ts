import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { uiLanguages } from "../../kernel/ui-language.ts";

/** A line of a header: a line break in it could begin another header. */
const headerLine = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\r\n]/.test(text), { error: "Must be one line." });

/** A mail to one person. `id` makes it one mail, however often the queue delivers the message. */
export const mailSchema = z.object({
  id: idSchema,
  to: z.email(),
  subject: headerLine,
  text: z.string().min(1),
  /** The same as `text`, for mail programs that show HTML. */
  html: z.string().min(1),
  /** Of the texts. */
  language: z.enum(uiLanguages),
});
export type Mail = z.infer<typeof mailSchema>;

/** Why an account's owner is sent a link to set a password. */
export const passwordLinkReasons = ["reset", "invitation", "first_administrator"] as const;

/**
 * A mail with a link by which an account's owner sets a password. The link is made when the mail is sent: the secret in it lies in no queue,
 * and who asks for one learns nothing of the account, not by time either.
 */
export const passwordLinkSchema = z.object({
  id: idSchema,
  reason: z.enum(passwordLinkReasons),
  /** Of the account by its id, or by what somebody gave as its name or e-mail address; without such an account nothing is sent. */
  owner: z.union([z.object({ account: idSchema }), z.object({ login: z.string().min(1).max(254) })]),
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** What the queue of mails holds. */
export const sendMailSchema = z.union([mailSchema, passwordLinkSchema]);
