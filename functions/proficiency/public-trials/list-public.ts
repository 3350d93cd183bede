import { addDays, dayBegins, localDay } from "../../../shared/kernel/local-day.ts";
import type * as endpoints from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { type Call, type Command, reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { readTrials } from "../trials/read-trials.ts";
import { cacheOfToday } from "./cache-of-today.ts";
import { filterRows, filtersOf, publicTestables, publicTrials } from "./public-rows.ts";

async function read(
  call: Pick<Call<typeof endpoints.listPublicTestables>, "actor" | "tenant" | "query" | "language">,
) {
  const { time_zone } = call.tenant;
  const trials = await readTrials(call.actor);
  const all = publicTestables(trials.in(call.language, call.actor.languages[0]), time_zone);
  const true_until = new Date(dayBegins(addDays(localDay(time_zone), 1), time_zone)).toISOString();
  return { rows: filterRows(all, call.query), shared: { ...filtersOf(all), true_until } };
}

export const listPublicTestables: Command<typeof endpoints.listPublicTestables> = async (call) => {
  const { rows, shared } = await read(call);
  const page = pageOf(call, rows, (row) => row);
  return reply({ ...page, ...shared }, { headers: cacheOfToday(call.tenant) });
};

export const listPublicTrials: Command<typeof endpoints.listPublicTrials> = async (call) => {
  const { rows, shared } = await read(call);
  const page = pageOf(call, publicTrials(rows), (row) => row);
  return reply({ ...page, ...shared }, { headers: cacheOfToday(call.tenant) });
};
