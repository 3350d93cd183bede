import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { tokenState } from "../../../shared/core/tokens/token-expiry.ts";
import { apiTokenKinds, tokenPermissions } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { permissionsOf } from "../../../shared/kernel/permissions.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { sendMessage } from "../../platform/queue.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { accountRecords } from "../users/account.store.ts";
import { listApiTokens } from "./api-token.store.ts";
import { expiryMail } from "./expiry-mail.ts";

/**
 * Queues a mail about each token that expires soon to every account that may replace it. The mail's id derives from token, end and
 * account, and sent mails are remembered for longer than a token is announced. So each mail is sent once, however many runs queue it, and
 * a failed one is queued again the next day.
 * @returns the number of tokens that expire soon, and of mails queued
 */
export async function announceExpiry(
  actor: Actor,
  tenant: TenantRecord,
): Promise<{ tokens: number; mails: number }> {
  // The links in the mail would lead nowhere.
  if (tenant.disabled) return { tokens: 0, mails: 0 };
  const listed = apiTokenKinds.map(async (kind) =>
    (await listApiTokens(actor, kind)).map((token) => ({ kind, token })),
  );
  const expiring = (await Promise.all(listed)).flat().filter(({ token }) => tokenState(token) === "expiring");
  if (expiring.length === 0) return { tokens: 0, mails: 0 };

  const accounts = await accountRecords.all(actor);
  const mails = expiring.flatMap(({ kind, token }) =>
    accounts
      .filter(({ is_admin, groups }) =>
        permissionsOf({ isAdmin: is_admin, groups }).includes(tokenPermissions[kind]),
      )
      .map(({ id: account, email, username, language }) => {
        const id = derivedId("token expires", token.id, token.expires, account);
        return expiryMail({ id, to: email, username, language }, kind, { lab: tenant.name, token });
      }),
  );
  for (const mail of mails) await sendMessage("MAIL_QUEUE", sendMailSchema, mail);
  return { tokens: expiring.length, mails: mails.length };
}
