import type { Mail, PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { accountMail } from "../mail/account-mail.ts";
import { accountRecords } from "../users/account.store.ts";
import { makeResetToken } from "./reset-token.store.ts";

/** Creates the link and the mail with it; undefined if there is no such account. */
export async function composePasswordMail(
  actor: Actor,
  { id, owner, reason }: PasswordLink,
  lab: string,
): Promise<Mail | undefined> {
  const account =
    "account" in owner
      ? await accountRecords.find(actor, owner.account)
      : ((await accountRecords.findBy(actor, "username", owner.login)) ??
        (await accountRecords.findBy(actor, "email", owner.login)));
  if (!account) return undefined;
  const token = await makeResetToken(actor, account, reason);
  const again = `${environment("ORIGIN")}/login/reset`;
  return accountMail(
    reason,
    { ...account, id, to: account.email },
    { lab, again, link: `${again}/${token}` },
  );
}
