import type { ReactNode } from "react";
import { ErrorState, LoadingState, NoPermission } from "../ui/states.tsx";
import { useTellsOf } from "./failed-reads.ts";
import { problemText } from "./problem-text.ts";

export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/**
 * Shows a query's result, or its loading, forbidden or failed state.
 * @param describe returns the text of a failure when the common texts do not suffice
 */
export function QueryState<Data>(props: {
  query: QueryLike<Data>;
  describe?: (error: unknown) => string;
  lines?: number;
  children: (data: Data) => ReactNode;
}) {
  const { query } = props;
  useTellsOf(query.data === undefined && query.error);
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) return <LoadingState lines={props.lines} />;
  if ((query.error as { status?: number } | null)?.status === 403) return <NoPermission />;
  return (
    <ErrorState text={(props.describe ?? problemText)(query.error)} onRetry={() => void query.refetch()} />
  );
}
