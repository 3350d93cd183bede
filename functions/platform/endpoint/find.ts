import { type defineFind, mostFound } from "../../../shared/kernel/define-find.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { log, measure } from "../log.ts";
import { ProblemError } from "../problem.ts";
import { admit } from "./authorize.ts";
import { type Call, type Command, isReply } from "./call.ts";
import { logCall } from "./log-call.ts";

type Find = ReturnType<typeof defineFind>;
interface Searched {
  list: EndpointSpec;
  command: (call: Call<EndpointSpec>) => unknown;
}

/** A list with the command of its call, or one that finds the same first hits for less, for `findIn`. */
export const searched = <List extends EndpointSpec>(
  list: List,
  command: Command<List> | ((call: Call<List>) => Promise<{ results: object[] }>),
): Searched => ({
  list,
  command: command as unknown as Searched["command"],
});

/** The first hits of one list, for callers who may make its call, which the security log records as that call. */
async function search(find: Call<Find>, { list, command }: Searched) {
  const { actor, tenant, request, query } = find;
  const caller = { actor, params: {}, ip: request.ip, agent: request.headers["user-agent"] ?? "" };
  return logCall(list, caller, async (note) => {
    admit(list, actor, tenant);
    const searchQuery = list.query?.parse({ search: query.search, limit: String(mostFound) });
    const answer = await command({ ...find, params: {}, query: searchQuery as never, note });
    return ((isReply(answer) ? answer.output : answer) as { results: object[] }).results;
  });
}

/**
 * The command of a call by `defineFind`: searches the wanted lists side by side, each by the command of its own call.
 * @param load loads the commands, which most calls of the function do not need
 * @throws ProblemError 403 if one of the lists is closed to the caller, and the first failure if all searches fail
 */
export const findIn =
  (load: () => Promise<readonly Searched[]>): Command<Find> =>
  async (call) => {
    const paths = new Set(call.query.lists.split(","));
    const lists = (await load()).filter(({ list }) => paths.has(list.path));
    const outcomes = await Promise.allSettled(lists.map((each) => search(call, each)));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    const denied = refusals.find((reason) => reason instanceof ProblemError && reason.status === 403);
    if (denied) throw denied;
    if (refusals.length === lists.length) throw refusals[0];
    for (const reason of refusals) {
      log.error("a list could not be searched", { error: reason as Error });
      measure("ServerErrors");
    }
    const results = lists.map(({ list }, place) => {
      const outcome = outcomes[place];
      return [list.path, outcome?.status === "fulfilled" ? outcome.value : undefined];
    });
    return { results: Object.fromEntries(results) };
  };
