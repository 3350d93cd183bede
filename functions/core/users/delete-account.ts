import type { accounts } from "../../../shared/core/users/users.endpoints.ts";
import type { DeletionPreflight } from "../../../shared/kernel/deletion.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { factorRemoval } from "../second-factor/factor.store.ts";
import { forgetDevices } from "../sessions/device.store.ts";
import { listSessionsOf, sweepSessions } from "../sessions/session.store.ts";
import { accountRecords, endAdministration } from "./account.store.ts";
import { passwordRemoval } from "./secret.store.ts";

/**
 * Deletes an account and ends its sessions at once; tokens that it created belong to the laboratory and stay.
 * @throws ProblemError not_found, conflict for the caller's own account and the last administrator's, edit_conflict
 */
export async function deleteAccount({ actor, params: { id }, ifMatch, note }: Call<typeof accounts.remove>) {
  if (id === actor.id)
    throw fieldProblem("", "own_account", "Nobody can delete their own account.", "conflict");
  await accountRecords.remove(actor, id, ifMatch, async (account) => {
    note({ target: account.username });
    return [passwordRemoval(id), factorRemoval(id), ...(await endAdministration(actor, account, ""))];
  });
  await sweepSessions(actor, await listSessionsOf(actor, id));
  await forgetDevices(actor, id);
}

/** The sessions deleted along with an account, each by its time of creation. @throws ProblemError not_found */
export async function preflightDeletion({
  actor,
  params: { id },
}: Call<typeof accounts.preflight>): Promise<DeletionPreflight> {
  const account = await accountRecords.read(actor, id);
  const sessions = await listSessionsOf(actor, id);
  const alive = sessions.filter(({ epoch }) => epoch === account.epoch);
  return alive.length === 0 ? {} : { sessions: alive.map(({ created }) => created) };
}
