import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";

/** How long a password counts after it was given, in seconds; a sign-in at the laboratory's identity provider counts as long. */
const counts = 15 * 60;

/**
 * Refuses actions for which a found or forgotten session must not be enough. Endpoints declare this as `recentPassword`; for `true`
 * the platform checks it, for `sometimes` the command itself.
 * @throws ProblemError password_required
 */
export function requireRecentPassword({ proof }: Pick<Actor, "proof">): void {
  if (proof && Date.now() / 1000 - proof.at <= counts) return;
  throw problem("password_required", "This needs the password again: auth/verification/confirm/ takes it.");
}
