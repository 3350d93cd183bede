import { queryOptions } from "@tanstack/react-query";
import { getTrialOverview } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { call } from "../../platform/api/call.ts";

export const testablesAt = "/ringversuche/testparameter";
export const certificatesAt = "/ringversuche/zertifikate";

/** Read again on every visit, since any change to certificates affects it. */
export const trialOverview = queryOptions({
  queryKey: ["ringversuche", "overview"],
  queryFn: ({ signal }) => call(getTrialOverview, { signal }),
  staleTime: 0,
});
