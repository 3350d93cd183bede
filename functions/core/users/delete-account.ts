import type { DeletionPreflight } from "../../../shared/kernel/deletion.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, fieldProblem } from "../../platform/problem.ts";
import type { Write } from "../../platform/table/table.ts";
import { type ListedToken, listTokens, sweepTokens } from "../sessions/session.store.ts";
import { accountChanged, removeAccount } from "./account.store.ts";
import { endAdministration } from "./administrators.store.ts";
import { lastAdministrator, readKnown } from "./read-account.ts";

/**
 * Deletes an account; its sessions and tokens are void at once.
 * @param seen the version that the caller saw; undefined where it did not say
 * @throws ProblemError not_found, conflict for one's own account and the last administrator's, edit_conflict
 */
export async function deleteAccount(actor: Actor, id: string, seen: string | undefined): Promise<void> {
  const account = await readKnown(actor, id);
  if (id === actor.id)
    throw fieldProblem("", "own_account", "Nobody can delete their own account.", "conflict");
  checkSeen(seen, account.version, accountChanged);
  const remove = (together: readonly Write[]) => removeAccount(actor, account, together);
  if (!account.is_admin) await remove([]);
  else if (!(await endAdministration(actor, id, remove))) throw lastAdministrator("");
  await sweepTokens(actor, await listTokens(actor, id));
}

const headings = { session: "sessions", import: "import_tokens", export: "export_tokens" } as const;

/** What goes with an account, by the instants at which it was made. @throws ProblemError not_found */
export async function preflightDeletion(actor: Actor, id: string): Promise<DeletionPreflight> {
  const account = await readKnown(actor, id);
  const alive = (token: ListedToken) => token.kind !== "session" || token.epoch === account.epoch;
  const tokens = (await listTokens(actor, id)).filter(alive);
  const byHeading = Map.groupBy(tokens, ({ kind }) => headings[kind]);
  return Object.fromEntries(
    [...byHeading].map(([heading, all]) => [heading, all.map(({ created }) => created)]),
  );
}
