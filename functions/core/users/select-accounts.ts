import { fold } from "../../../shared/kernel/search-text.ts";
import type { StoredAccount } from "./account.store.ts";

/** Accounts whose name or e-mail address contains what is searched, in the order of their names. */
export function selectAccounts(accounts: readonly StoredAccount[], search: string): StoredAccount[] {
  const needle = fold(search);
  const collator = new Intl.Collator("de", { numeric: true });
  return accounts
    .filter(({ username, email }) => [username, email].some((text) => fold(text).includes(needle)))
    .sort((left, right) => collator.compare(left.username, right.username));
}
