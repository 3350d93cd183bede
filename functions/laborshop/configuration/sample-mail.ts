import { ulid } from "ulid";
import type * as endpoints from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";

/** Import on demand: few calls are about mails, and composing and queueing them takes large modules. */
const mails = () => import("./make-sample-mail.ts");

export const showOrderMail: Command<typeof endpoints.showOrderMail> = async (call) => {
  const { subject, text, html } = await (await mails()).sampleMail(call, ulid(), "");
  return { subject, text, html };
};

export const sendOrderMailSample: Command<typeof endpoints.sendOrderMailSample> = async (call) => ({
  to: await (await mails()).sendSampleMail(call, call.request.idempotencyKey ?? ulid()),
});
