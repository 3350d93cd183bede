import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";

/** A password that was given counts for this many seconds; so does a sign-in at the laboratory's identity provider. */
const counts = 15 * 60;

/**
 * Refuses what a found or forgotten session must not be enough for. Endpoints declare it as `recentPassword`; the platform asks for it
 * where that is `true`, and the command itself where it is `sometimes`.
 * @throws ProblemError password_required
 */
export function requireRecentPassword({ proof }: Pick<Actor, "proof">): void {
  if (proof && Date.now() / 1000 - proof.at <= counts) return;
  throw problem("password_required", "This needs the password again: auth/verification/confirm/ takes it.");
}
