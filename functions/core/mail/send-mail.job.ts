import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { serveQueue } from "../../platform/job/serve-job.ts";
import { noteOutcome } from "./mail.store.ts";
import { sendMail } from "./send-mail.ts";

export const handler = serveQueue("send-mail", sendMailSchema, (message, actor, tenant) =>
  "told" in message ? noteOutcome(actor, message) : sendMail(actor, message, tenant.name),
);
