import {
  type listSecurityLog,
  mostSearched,
  type SecurityEntry,
} from "../../../shared/core/security-log/security-log.endpoints.ts";
import { areaOf } from "../../../shared/kernel/security-log.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { newestEntries, type StoredEntry } from "./list-entries.store.ts";

/** The entries that a filter leaves, page by page. */
export async function listEntries(call: Call<typeof listSecurityLog>) {
  const { area, result, search, from, to } = call.query;
  const { entries, complete } = await newestEntries(call.actor, { from, to }, mostSearched);
  const sought = search.trim().toLowerCase();
  const hits = entries.filter(
    (entry) =>
      (area === undefined || areaOf(entry.action) === area) &&
      (result === undefined || entry.result === result) &&
      [entry.name, entry.target, entry.ip].some((text) => text.toLowerCase().includes(sought)),
  );
  return { ...pageOf(call, hits, show), complete };
}

const show = ({
  id,
  at: time,
  action,
  result,
  code,
  kind,
  account,
  name,
  target,
  fields,
  ip,
  agent,
}: StoredEntry) =>
  ({
    id,
    at: time,
    action,
    result,
    code: code ?? null,
    who: { kind, account, name },
    target,
    fields: [...fields],
    ip,
    agent,
  }) satisfies SecurityEntry;
