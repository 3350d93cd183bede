import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { serveQueue } from "../../platform/job/serve-job.ts";
import { sendMail } from "./send-mail.ts";

export const handler = serveQueue("send-mail", sendMailSchema, (mail, actor, tenant) =>
  sendMail(actor, mail, tenant.name),
);
