import { createHash } from "node:crypto";
import { ulid } from "ulid";
import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { sendPasswordLink } from "../password-reset/send-password-link.ts";
import { hashPassword } from "../sessions/password.ts";
import { accountRecords, type StoredAccount } from "../users/account.store.ts";
import { findLogin, passwordWrite } from "../users/secret.store.ts";
import { startStandardCatalogue } from "./standard-catalogue.ts";
import { administratorMade, catalogueStarted, keepTenant } from "./tenant.store.ts";

/** The first administrator's password on the local cloud (see `npm start`); real administrators set one by mail. */
const localPassword = "Laborium-lokal-2026!";

/**
 * Creates a laboratory's record and first administrator, or applies changes by ops; changes by the laboratory stay. Safe to repeat.
 * The catalogue of a new laboratory takes the same path as every import: its file is put where imports arrive. Without a catalogue,
 * it starts with the standard layout and its collections.
 */
export async function provisionTenant(
  actor: Actor,
  file: TenantFile,
  catalogue: { key: string; sha256: string } | undefined,
  stage: string,
): Promise<void> {
  if (file.id !== actor.tenant)
    throw new Error(`The file of ${file.id} was handed to the stack of ${actor.tenant}.`);
  const beginning = await keepTenant(actor, file);
  if (!beginning) return;
  await keepAdministrator(actor, file, beginning.administrator, stage);
  if (beginning.catalogue === "done") return;
  await (catalogue ? startCatalogue(actor, catalogue) : startStandardCatalogue(actor));
  await catalogueStarted(actor);
}

/**
 * Sends the first administrator a mail to set a password. The mail has the account's id: repeating this while no password is set
 * sends no second mail, and makes up for a provisioning that died before sending it.
 */
async function keepAdministrator(
  actor: Actor,
  file: TenantFile,
  administratorId: string | undefined,
  stage: string,
): Promise<void> {
  const account = administratorId
    ? await accountRecords.find(actor, administratorId)
    : await makeAdministrator(actor, file, stage);
  if (!account || stage === "local") return;
  const { passwordHash } = (await findLogin(actor, account.username)) ?? {};
  if (passwordHash) return;
  await sendPasswordLink({
    id: account.id,
    reason: "first_administrator",
    owner: { account: account.id },
  });
}

async function makeAdministrator(actor: Actor, file: TenantFile, stage: string): Promise<StoredAccount> {
  const id = ulid();
  const { username, email } = file.admin;
  const password = stage === "local" ? [passwordWrite(id, await hashPassword(localPassword))] : [];
  const content = { username, email, language: file.languages[0] ?? "de", groups: [], is_admin: true };
  return accountRecords.create(actor, content, { id, together: [...password, administratorMade(id)] });
}

/** Starts the import of a catalogue. Its id derives from the content, so the same file starts no second import. */
async function startCatalogue(actor: Actor, { key, sha256 }: { key: string; sha256: string }): Promise<void> {
  const imports = openBucket(actor, "IMPORTS_BUCKET");
  const arrival = `${provisioningImportId(sha256)}/catalogue.json`;
  if ((await imports.size(arrival)) === undefined) {
    const bytes = await openBucket(actor, "ASSETS_BUCKET").get(key);
    if (!bytes) throw new Error(`The catalogue ${key} is not there.`);
    await imports.put(arrival, bytes, { contentType: "application/json" });
  }
}

/** An id in the format of any import's: ten characters of time (1970, before all others) and sixteen derived from the content. */
export function provisioningImportId(sha256: string): string {
  const digest = createHash("sha256").update(sha256).digest();
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  return `0000000000${Array.from(digest.subarray(0, 16), (byte) => alphabet[byte & 31]).join("")}`;
}
