import { ulid } from "ulid";
import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { environment } from "../../platform/environment.ts";
import { log } from "../../platform/log.ts";
import { sendMessage } from "../../platform/queue.ts";
import { accountMail } from "../mail/account-mail.ts";
import type { StoredAccount } from "./account.store.ts";

/**
 * Notifies an account's owner that the password was changed or (at the former address) the e-mail address, so that no change goes
 * unnoticed. If a notice cannot be sent, that is logged and the change stands.
 * @param owner the account with the address to write to
 */
export async function sendNotice(
  about: "password_changed" | "email_changed",
  owner: StoredAccount,
  lab: string,
): Promise<void> {
  try {
    const link = environment("ORIGIN");
    const mail = accountMail(
      about,
      { ...owner, id: ulid(), to: owner.email },
      { lab, link, again: `${link}/login/reset` },
    );
    await sendMessage("MAIL_QUEUE", sendMailSchema, mail);
  } catch (error) {
    log.error("a notice was not sent", { error: error as Error, notice: about });
  }
}
