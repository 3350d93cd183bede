import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { forgetLinks } from "../sessions/throttle.store.ts";
import { accountRecords } from "../users/account.store.ts";
import { findLink, linkRemoval } from "../users/owner-link.store.ts";
import { sendNotice } from "../users/send-notice.ts";

/** The account whose new address a link confirms. Links that never existed, were used or are void get the same answer. @throws ProblemError gone */
export async function readEmailLink(actor: Pick<Actor, "tenant">, token: string) {
  const link = await findLink(actor, "email", token);
  if (!link) throw problem("gone", "The link is not valid or no longer so.");
  return link;
}

/**
 * Makes the new address the account's own, once, and notifies the owner at the former one.
 * @param lab the laboratory's name
 * @throws ProblemError gone; already_exists if another account has taken the address by now
 */
export async function confirmEmail(actor: Actor, lab: string, token: string): Promise<void> {
  const { account } = await readEmailLink(actor, token);
  const owner = { tenant: actor.tenant, kind: "account", id: account.id, name: account.username } as const;
  const edit = async () => ({
    email: (await readEmailLink(actor, token)).email,
    pending_email: undefined,
    // The address may be a successor's, whom the identity provider knows as another person.
    sso_subject: undefined,
  });
  await accountRecords.change(owner, account.id, undefined, edit, { together: () => [linkRemoval(token)] });
  await forgetLinks(actor, account.id);
  await sendNotice("email_changed", account, lab);
}
