import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { uiLanguages } from "../../kernel/ui-language.ts";

/** A header value: a line break in it could start another header. */
const headerLine = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\r\n]/.test(text), { error: "Must be one line." });

/** A mail to one person. It is sent once per `id`, however often the queue delivers the message. */
export const mailSchema = z.object({
  id: idSchema,
  to: z.email(),
  subject: headerLine,
  text: z.string().min(1),
  /** The same as `text`, for mail programs that show HTML. */
  html: z.string().min(1),
  /** Of the texts. */
  language: z.enum(uiLanguages),
  /** Who it comes from, if not the laboratory by its name, and who gets the answers. */
  sender: headerLine.optional(),
  reply_to: z.email().optional(),
  /** Name in the Reply-To header, if it differs from the sender's. */
  reply_name: headerLine.optional(),
  /** Where a mail program ends the subscription that the mail belongs to, by one call (RFC 8058). */
  unsubscribe: z.url().max(500).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Why the owner of an account is sent a link to set a password. */
export const passwordLinkReasons = ["reset", "invitation", "first_administrator"] as const;

/**
 * A mail with a link by which an account's owner sets a password. The link is made when the mail is sent, so that no queue holds its secret
 * and the caller learns nothing about the account, not even from timing.
 */
export const passwordLinkSchema = z.object({
  id: idSchema,
  reason: z.enum(passwordLinkReasons),
  /** The account by its id, or by the name or e-mail address that was entered; if there is none, nothing is sent. */
  owner: z.union([z.object({ account: idSchema }), z.object({ login: z.string().min(1).max(254) })]),
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** A mail with a link by which an account's owner confirms a new e-mail address, sent to that address and made as the one above. */
export const emailLinkSchema = z.object({ id: idSchema, account: idSchema, confirms: z.email() });
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** What SES tells of a mail from when it has taken it, in the words of its events. Source: "SES events", Amazon SES Developer Guide. */
export const mailEvents = {
  "Email Sent": "sent",
  "Email Delivered": "delivered",
  "Email Bounced": "bounced",
  "Email Complaint Received": "complained",
  "Email Rejected": "rejected",
} as const;
type MailEvent = keyof typeof mailEvents;
/** What has become of a mail: `queued` and `failed` ones are still to be sent. */
export const mailStates = ["queued", "failed", ...Object.values(mailEvents)] as const;
export type MailState = (typeof mailStates)[number];

/** An event of SES, as the rule that listens to it puts it into the mail queue. */
export const mailToldSchema = z.object({
  /** The mail's id, by which it was tagged. */
  mail: idSchema,
  told: z.enum(Object.keys(mailEvents) as [MailEvent, ...MailEvent[]]),
});
export type MailTold = z.infer<typeof mailToldSchema>;

/** A message of the mail queue by which one is sent. */
export const outgoingMailSchema = z.union([mailSchema, passwordLinkSchema, emailLinkSchema]);
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;
/** A message of the mail queue. */
export const sendMailSchema = z.union([...outgoingMailSchema.options, mailToldSchema]);
