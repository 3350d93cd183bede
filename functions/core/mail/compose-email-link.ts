import type { EmailLink, Mail } from "../../../shared/core/mail/mail.messages.ts";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { accountRecords } from "../users/account.store.ts";
import { makeLink } from "../users/owner-link.store.ts";
import { accountMail } from "./account-mail.ts";

/** Seconds for which a new address can be confirmed by a link. */
const life = keptSeconds("addressLink");

/** Creates the link and the mail with it; undefined if the address no longer awaits confirmation. */
export async function composeEmailLink(
  actor: Actor,
  { id, account: owner, confirms: email }: EmailLink,
  lab: string,
): Promise<Mail | undefined> {
  const account = await accountRecords.find(actor, owner);
  if (account?.pending_email !== email) return undefined;
  const token = await makeLink(actor, account, { purpose: "email", email, life });
  const again = `${environment("ORIGIN")}/login`;
  return accountMail(
    "confirm_email",
    { ...account, id, to: email },
    { lab, again, link: `${again}/e-mail/${token}` },
  );
}
