import type * as z from "zod";
import { isDemandedOf } from "../../../shared/core/settings/factor-demand.ts";
import {
  accountSchema,
  type FactorState,
  type factorFilterSchema,
  type ListedAccount,
} from "../../../shared/core/users/account.ts";
import type { accounts } from "../../../shared/core/users/users.endpoints.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { cutPage, pageOf } from "../../platform/endpoint/page-of.ts";
import { readFactors, type StoredFactor } from "../second-factor/factor.store.ts";
import { accountRecords, type StoredAccount } from "./account.store.ts";

type ListCall = Call<typeof accounts.list>;

/** More than a laboratory has accounts: a filter by the second factor looks at all of them, since the demand may change at any time. */
const all = 10_000;

/** Lists accounts with the state of their second factors. */
export async function listAccounts(call: ListCall) {
  const { search, sort, after, factor } = call.query;
  if (!factor) {
    const query = { ...wantedPage(call.query), search, sort, after };
    const { count, results, after: end } = await accountRecords.list(call.actor, query);
    return cutPage(call, count, await withFactors(call, results), end);
  }
  const { results } = await accountRecords.list(call.actor, { limit: all, offset: 0, search, sort });
  const accounts = await withFactors(call, results);
  return pageOf(
    call,
    accounts.filter((account) => fits(account.factor, factor)),
    (account) => account,
  );
}

/** Accounts with the state of their second factors, which are read together. */
async function withFactors(call: ListCall, accounts: readonly StoredAccount[]): Promise<ListedAccount[]> {
  const owners = accounts.filter(({ second_factor }) => second_factor).map(({ id }) => id);
  const factors = await readFactors(call.actor, owners);
  return accounts.map((account) => ({
    ...accountSchema.parse(account),
    factor: factorStateOf(call, account, factors[owners.indexOf(account.id)]),
  }));
}

const fits = (state: FactorState, filter: z.infer<typeof factorFilterSchema>) =>
  state === filter || (state === "app_and_passkey" && (filter === "app" || filter === "passkey"));

/** An account that is linked with a person at the identity provider misses nothing: the provider asks for their factors. */
function factorStateOf(
  { tenant }: ListCall,
  account: StoredAccount,
  { since, passkeys = [] }: Partial<StoredFactor> = {},
): FactorState {
  if (!account.second_factor)
    return isDemandedOf(tenant.second_factor_of, account) && !account.sso_subject ? "missing" : "none";
  if (passkeys.length === 0) return "app";
  return since === undefined ? "passkey" : "app_and_passkey";
}
