import type { Mail, PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { accountMail } from "../mail/account-mail.ts";
import { accountRecords } from "../users/account.store.ts";
import { makeLink } from "../users/owner-link.store.ts";

/** Lifetime of a link in seconds; longer for the first link of an account, which its owner did not request. */
const linkLife: Record<PasswordLink["reason"], number> = {
  reset: 60 * 60,
  invitation: keptSeconds("invitation"),
  first_administrator: keptSeconds("invitation"),
};

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
  const { email } = account;
  const token = await makeLink(actor, account, { purpose: "password", email, life: linkLife[reason] });
  const again = `${environment("ORIGIN")}/login/reset`;
  return accountMail(
    reason,
    { ...account, id, to: account.email },
    { lab, again, link: `${again}/${token}` },
  );
}
