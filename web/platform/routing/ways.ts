import { matchesAt } from "../navigation.ts";
import { decide, present } from "./guards.ts";
import { handleOf } from "./page.ts";

/** Most redirects to follow in a row; in practice there are at most two. */
const mostRedirects = 4;

/** Whether the account may open an address of the app or the target that it redirects to. */
export function mayGo(address: string, redirects = 0): boolean {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const leaf = matchesAt(pathname).at(-1);
  if (!leaf) return true;
  const rules = handleOf(leaf.route);
  if (rules.leadsTo) return redirects < mostRedirects && mayGo(rules.leadsTo(), redirects + 1);
  return decide({ pathname, search, hash }, rules, present(), leaf.params).kind === "enter";
}
