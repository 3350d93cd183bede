import { type PasswordLink, sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { sendMessage } from "../../platform/queue.ts";

/** Queues a mail with a link by which an account's owner sets a password; one mail per `id`. */
export const sendPasswordLink = (link: PasswordLink) => sendMessage("MAIL_QUEUE", sendMailSchema, link);
