import { ulid } from "ulid";
import { createAccount, type StoredAccount } from "../../functions/core/users/account.store.ts";
import type { TenantId } from "../../functions/platform/actor.ts";

/** Makes an account as a laboratory has it, its name and address taken; with a password where its hash is given. */
export async function makeAccount(
  tenant: string,
  facts: Partial<StoredAccount> = {},
  passwordHash?: string,
): Promise<StoredAccount> {
  const id = ulid();
  const account: StoredAccount = {
    id,
    username: `account ${id}`,
    email: `${(facts.username ?? id).toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}@lab.example`,
    language: "de",
    groups: [],
    is_admin: false,
    version: 1,
    created: new Date().toISOString(),
    ...facts,
  };
  await createAccount({ tenant: tenant as TenantId }, account, passwordHash);
  return account;
}
