import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { readSecondFactor } from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { loadPerson } from "../../platform/startup.ts";

/** The second factor of the user's own account. */
export const ownFactor = queryOptions({
  queryKey: ["core", "second-factor"],
  queryFn: ({ signal }) => call(readSecondFactor, { signal }),
});

/**
 * Reads the factor again after a change, and the account with it. The account waits until recovery codes that are shown have been kept: an account of
 * which a factor is demanded goes on as soon as it is known to have one.
 */
export function useRefreshedFactor() {
  const client = useQueryClient();
  return async ({ showsCodes = false } = {}) => {
    await client.invalidateQueries({ queryKey: ownFactor.queryKey });
    if (!showsCodes) await loadPerson();
  };
}
