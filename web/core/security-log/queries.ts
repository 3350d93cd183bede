import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listSecurityLog,
  type SecurityEntry,
} from "../../../shared/core/security-log/security-log.endpoints.ts";
import type { SentQueryOf } from "../../../shared/kernel/endpoint.ts";
import { securityAreaNames, securityResults } from "../../../shared/kernel/security-log.ts";
import { call } from "../../platform/api/call.ts";
import { callQuery } from "../../platform/api/query.ts";

export const entriesPerPage = 50;
/** Entries per request of an export. */
const mostEntries = 1000;

type EntryQuery = SentQueryOf<typeof listSecurityLog>;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The query of the list's filters; values from the address that are no options are left out. */
export const wantedEntries = (
  filters: Record<"search" | "area" | "result" | "from" | "to", string>,
): EntryQuery => ({
  search: filters.search,
  area: securityAreaNames.find((area) => area === filters.area),
  result: securityResults.find((result) => result === filters.result),
  ...(isDay(filters.from) && { from: filters.from }),
  ...(isDay(filters.to) && { to: filters.to }),
});

export const entriesPage = (query: EntryQuery, offset: number) =>
  queryOptions({
    ...callQuery(["core", "security-log"], listSecurityLog, {
      query: { ...query, limit: entriesPerPage, offset },
    }),
    placeholderData: keepPreviousData,
  });

/** The entries of all pages. */
export async function allEntries(filters: EntryQuery): Promise<SecurityEntry[]> {
  const entries: SecurityEntry[] = [];
  for (;;) {
    const query = { ...filters, limit: mostEntries, offset: entries.length };
    const { results, next } = await call(listSecurityLog, { query });
    entries.push(...results);
    if (next === null) return entries;
  }
}
