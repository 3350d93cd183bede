import * as z from "zod";
import { defineEndpoint, type EndpointSpec, type NeededPermission, permissionsIn } from "./endpoint.ts";
import type { ModuleKey } from "./modules.ts";

/** Most hits of each list. */
export const mostFound = 5;

interface FindSpec {
  /** It stands at `<path>/find/`. */
  path: string;
  /** Names of all records in a sentence. */
  names: string;
  module: ModuleKey;
  /** The lists that it can search; they are pages of records. */
  lists: readonly EndpointSpec[];
  /** Needed besides what a list needs; by default the permissions of any of them. */
  permission?: NeededPermission;
}
type Rows = z.ZodOptional<z.ZodArray<z.ZodType<object>>>;

const rowsOf = ({ output }: EndpointSpec) =>
  (output as z.ZodObject<{ results: z.ZodArray<z.ZodType<object>> }>).shape.results.optional();
const neededBy = (list: EndpointSpec) => (list.public ? [] : permissionsIn(list.permission));

/**
 * A search over several lists of one module in one call, which signs the caller in once. Lists are named by their paths, and each is
 * searched as its own call does it, for callers who may make that call. A list whose search fails is missing; one without hits is empty.
 */
export function defineFind({ path, names, module, lists, permission }: FindSpec) {
  const finds = lists.map((list) => list.path);
  const any = finds.join("|");
  return defineEndpoint({
    method: "GET",
    path: `${path}/find/`,
    summary: `Searches ${names} at once: the first ${mostFound} hits of each list, by its path; a list that could not be searched is missing.`,
    query: z.object({
      search: z.string().max(200),
      /** Paths, separated by commas. */
      lists: z
        .string()
        .max(1000)
        .regex(new RegExp(`^(?:${any})(?:,(?:${any}))*$`)),
    }),
    output: z.object({
      results: z.object(
        Object.fromEntries(lists.map((list) => [list.path, rowsOf(list)])) as Record<string, Rows>,
      ),
    }),
    permission: permission ?? [...new Set(lists.flatMap(neededBy))],
    module,
    finds,
  });
}
