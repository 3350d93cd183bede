import { SESClient, SESServiceException, SendRawEmailCommand } from "@aws-sdk/client-ses";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail, OutgoingMail } from "../../../shared/core/mail/mail.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { composePasswordMail } from "../password-reset/compose-password-mail.ts";
import { composeEmailLink } from "./compose-email-link.ts";
import { endMail, takeMail } from "./mail.store.ts";

let client: SESClient | undefined;

/**
 * Sends a mail in the laboratory's name, once per id. If the worker dies before it has recorded that SES accepted the mail, or never learns whether it
 * did, an event of SES tells (`noteOutcome`). Only if that is lost as well is the mail sent twice, which is better than a password that nobody can set.
 * @throws Error if it was not sent; the queue must deliver the message again
 */
export async function sendMail(actor: Actor, message: OutgoingMail, laboratory: string): Promise<void> {
  const { id } = message;
  const turn = await takeMail(actor, id);
  if (turn === "sent") return;
  if (turn === "busy") throw new Error(`Mail ${id} is being sent by another worker.`);
  try {
    const mail = await composed(actor, message, laboratory);
    if (mail) await deliver(mail, laboratory);
  } catch (error) {
    if (isRefusal(error)) await endMail(actor, id, "failed");
    throw error;
  }
  await endMail(actor, id, "sent");
}

/** Whether a mail was certainly not sent: it could not be composed, or SES refused it. After a broken connection or a server error, neither is certain. */
function isRefusal(error: unknown): boolean {
  if (error instanceof SESServiceException) return (error.$metadata.httpStatusCode ?? 500) < 500;
  return !(error instanceof Error && "$metadata" in error);
}

/** The mail for a message; undefined if its recipient no longer exists. */
async function composed(actor: Actor, message: OutgoingMail, laboratory: string) {
  if ("owner" in message) return composePasswordMail(actor, message, laboratory);
  return "confirms" in message ? composeEmailLink(actor, message, laboratory) : message;
}

async function deliver(mail: Mail, name: string): Promise<void> {
  const address = environment("MAIL_SENDER");
  const raw = await new MailComposer({
    from: { name: mail.sender ?? name, address },
    ...(mail.reply_to && {
      replyTo: { name: mail.reply_name ?? mail.sender ?? name, address: mail.reply_to },
    }),
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      "Content-Language": mail.language,
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribe && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  // The queue retries failures; a client that retries by itself cannot know whether SES already has the mail.
  client ??= new SESClient({ maxAttempts: 1 });
  await client.send(
    new SendRawEmailCommand({
      Source: address,
      Destinations: [mail.to],
      RawMessage: { Data: raw },
      // Events of SES identify the mail by this tag.
      Tags: [{ Name: "mail", Value: mail.id }],
    }),
  );
}
