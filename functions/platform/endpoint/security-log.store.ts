import { createHash } from "node:crypto";
import { ulid } from "ulid";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { SecurityAction, SecurityResult } from "../../../shared/kernel/security-log.ts";
import type { Actor } from "../actor.ts";
import { ifRefused } from "../table/refused.ts";
import { openTable } from "../table/table.ts";

/** How long entries are kept, in seconds: a year. */
const life = keptSeconds("securityLog");
const longestText = 200;
const mostFields = 50;

/** An action with its result, its caller and their place. It never holds a secret or a value that somebody entered. */
export interface SecurityFacts {
  action: SecurityAction;
  result: SecurityResult;
  code?: string | undefined;
  kind: Actor["kind"];
  account: string;
  name: string;
  target: string;
  fields: readonly string[];
  ip: string;
  agent: string;
}

/** Seconds within which the same is recorded once, so that a page that reloads, or a script that is refused, does not fill the log. */
function windowOf({ action, result }: SecurityFacts): number {
  if (action === "orders_seen" && result === "done") return 60 * 60;
  if (action === "signed_in_by_sso" && result === "failed") return 60;
  return result === "denied" || result === "held" ? 60 : 0;
}

/** Ids of entries that this container has found written, so that a search at each key does not try to write one again. */
const written = new Set<string>();
const mostWritten = 1_000;

/**
 * Adds an entry to the security log. The platform's stack copies each one into a log group that no function may delete from
 * (`core/security-log/copy-entries`).
 */
export async function addSecurityEntry(actor: Pick<Actor, "tenant">, facts: SecurityFacts): Promise<void> {
  const now = new Date();
  const instant = now.toISOString();
  const second = Math.floor(now.getTime() / 1000);
  const window = windowOf(facts);
  const same = [Math.floor(second / Math.max(1, window)), ...Object.values(facts)].join("\n");
  const id = window > 0 ? createHash("sha256").update(same).digest("hex").slice(0, 26) : ulid();
  const key = `${actor.tenant} ${id}`;
  if (written.has(key)) return;
  const item = {
    ...facts,
    target: facts.target.slice(0, longestText),
    agent: facts.agent.slice(0, longestText),
    fields: facts.fields.slice(0, mostFields).map((field) => field.slice(0, longestText)),
    at: instant,
    expires: second + life,
  };
  const put = openTable(actor).put({ pk: `SECURITY#${id}`, sk: "SECURITY" }, item, {
    index: { pk: "SECURITY", sk: `${instant}#${id}` },
    condition: { absent: true },
  });
  await ifRefused(put, () => undefined);
  if (window === 0) return;
  if (written.size >= mostWritten) written.clear();
  written.add(key);
}
