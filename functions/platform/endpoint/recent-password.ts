import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";

/** How long a password counts after it was given, in seconds; a sign-in at the laboratory's identity provider counts as long. */
const counts = 15 * 60;

/** Whether a proof of that instant, in epoch seconds, still counts. */
export const isRecent = (instant: number) => Date.now() / 1000 - instant <= counts;

/**
 * Refuses actions of accounts for which a found or forgotten session must not be enough. Endpoints declare this as `recentPassword`; for `true`
 * the platform checks it, for `sometimes` the command itself. The laboratory's own tokens have no password.
 * @throws ProblemError password_required
 */
export function requireRecentPassword({ kind, proof }: Pick<Actor, "kind" | "proof">): void {
  if (kind === "import-token" || kind === "export-token") return;
  if (proof && isRecent(proof.at)) return;
  throw problem("password_required", "This needs the password again: auth/verification/confirm/ takes it.");
}
