import { ulid } from "ulid";
import { confirmEmail } from "../../functions/core/email-address/confirm-email.ts";
import { accountRecords, type StoredAccount } from "../../functions/core/users/account.store.ts";
import { makeLink } from "../../functions/core/users/owner-link.store.ts";
import { passwordWrite } from "../../functions/core/users/secret.store.ts";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";

/** Creates an account as a laboratory has it, with its name and address reserved; it gets a password if a hash is given. */
export async function makeAccount(
  tenant: string,
  { id = ulid(), ...facts }: Partial<StoredAccount> = {},
  passwordHash?: string,
): Promise<StoredAccount> {
  const actor = { tenant: tenant as TenantId, kind: "job" as const, id: "test", name: "test" };
  const account = {
    username: `account ${id}`,
    email: `${(facts.username ?? id).toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}@lab.example`,
    language: "de" as const,
    groups: [],
    is_admin: false,
    ...facts,
  };
  const together = passwordHash ? [passwordWrite(id, passwordHash)] : [];
  return accountRecords.create(actor, account, { id, together });
}

/** Changes an account's address, as its owner does by the link sent to it. */
export async function moveAccount(tenant: string, id: string, email: string): Promise<void> {
  const actor = { tenant: tenant as TenantId, kind: "job" as const, id: "test", name: "test" };
  const account = await accountRecords.change(actor, id, undefined, () => ({ pending_email: email }));
  const token = await makeLink(actor, account, { purpose: "email", email, life: 60 });
  await confirmEmail({ ...jobActor("test"), tenant: tenant as TenantId }, "Labor", token);
}
