import { ulid } from "ulid";
import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import type { sendEmailLink, withdrawEmail } from "../../../shared/core/users/users.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { sendMessage } from "../../platform/queue.ts";
import { takeLink } from "../sessions/throttle.store.ts";
import { changeable, forgetPendingEmail, type StoredAccount } from "./account.store.ts";

/** Claims one link to a new address; each is a mail to a person who may not have asked for it. @throws ProblemError too_many_requests */
export async function claimLink(actor: Call<typeof sendEmailLink>["actor"], account: string): Promise<void> {
  const wait = await takeLink(actor, account);
  if (wait > 0)
    throw problem("too_many_requests", `Another link can be sent in ${wait} s.`, { retryAfter: wait });
}

/** Queues a mail with a link to the address that awaits confirmation. */
export async function queueLink({ id, pending_email }: StoredAccount): Promise<void> {
  if (pending_email === undefined) return;
  const link = { id: ulid(), account: id, confirms: pending_email };
  await sendMessage("MAIL_QUEUE", sendMailSchema, link);
}

/** Sends the link once more. @throws ProblemError permission_denied, not_found, too_many_requests */
export async function sendLinkAgain({ actor, params: { id } }: Call<typeof sendEmailLink>): Promise<void> {
  const account = await changeable(actor, id);
  if (account.pending_email === undefined)
    throw problem("not_found", "No e-mail address of this account waits for its confirmation.");
  await claimLink(actor, id);
  await queueLink(account);
}

/** Keeps the present address; links to the new one become void. @throws ProblemError permission_denied, not_found */
export async function withdrawPending({ actor, params: { id } }: Call<typeof withdrawEmail>): Promise<void> {
  await changeable(actor, id);
  await forgetPendingEmail(actor, id);
}
