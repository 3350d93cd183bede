import type { Mail, PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { accountRecords } from "../users/account.store.ts";
import { passwordMail } from "./password-mail.ts";
import { makeResetToken } from "./reset-token.store.ts";

/** Makes the link and the mail with it; undefined where there is no such account. */
export async function composePasswordMail(
  actor: Actor,
  link: PasswordLink,
  laboratory: string,
): Promise<Mail | undefined> {
  const { owner, reason } = link;
  const account =
    "account" in owner
      ? await accountRecords.find(actor, owner.account)
      : ((await accountRecords.findBy(actor, "username", owner.login)) ??
        (await accountRecords.findBy(actor, "email", owner.login)));
  if (!account) return undefined;
  const token = await makeResetToken(actor, account, reason);
  const again = `${environment("ORIGIN")}/login/reset`;
  return passwordMail(link, account, laboratory, { again, link: `${again}/${token}` });
}
