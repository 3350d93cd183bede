import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { personal } from "../../kernel/personal.ts";
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
  to: personal("mails", z.email()),
  subject: headerLine,
  text: personal("mails", z.string().min(1)),
  /** The same content as `text`, for mail programs that show HTML. */
  html: personal("mails", z.string().min(1)),
  /** Language of the content. */
  language: z.enum(uiLanguages),
  /** Name of the sender, by default that of the laboratory, and address for replies. */
  sender: headerLine.optional(),
  reply_to: personal("mails", z.email()).optional(),
  /** Name in the Reply-To header, if it differs from the sender's. */
  reply_name: personal("mails", headerLine).optional(),
  /** URL with which a mail program ends the mail's subscription in one call (RFC 8058). */
  unsubscribe: z.url().max(500).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Reasons for sending an account's owner a link to set a password. */
export const passwordLinkReasons = ["reset", "invitation", "first_administrator"] as const;

/**
 * A mail with a link by which an account's owner sets a password. The link is created when the mail is sent, so that no queue holds its
 * secret and the caller learns nothing about the account, not even from timing.
 */
export const passwordLinkSchema = z.object({
  id: idSchema,
  reason: z.enum(passwordLinkReasons),
  /** The account by its id, or by the name or e-mail address that was entered; if there is no such account, nothing is sent. */
  owner: z.union([
    z.object({ account: idSchema }),
    z.object({ login: personal("mails", z.string().min(1).max(254)) }),
  ]),
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** A mail with a link by which an account's owner confirms a new e-mail address, sent to that address. Its link is created as above. */
export const emailLinkSchema = z.object({
  id: idSchema,
  account: idSchema,
  confirms: personal("mails", z.email()),
});
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** Outcomes by SES's name of the event, starting with its acceptance of the mail. Source: "SES events", Amazon SES Developer Guide. */
export const mailEvents = {
  "Email Sent": "sent",
  "Email Delivered": "delivered",
  "Email Bounced": "bounced",
  "Email Complaint Received": "complained",
  "Email Rejected": "rejected",
} as const;
type MailEvent = keyof typeof mailEvents;
/** States of a mail; `queued` and `failed` ones are still to be sent. */
export const mailStates = ["queued", "failed", ...Object.values(mailEvents)] as const;
export type MailState = (typeof mailStates)[number];

/** An event of SES, as the event rule puts it into the mail queue. */
export const mailToldSchema = z.object({
  /** The mail's id, from its tag. */
  mail: idSchema,
  told: z.enum(Object.keys(mailEvents) as [MailEvent, ...MailEvent[]]),
});
export type MailTold = z.infer<typeof mailToldSchema>;

/** A message of the mail queue that sends a mail. */
export const outgoingMailSchema = z.union([mailSchema, passwordLinkSchema, emailLinkSchema]);
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;
/** A message of the mail queue. */
export const sendMailSchema = z.union([...outgoingMailSchema.options, mailToldSchema]);
