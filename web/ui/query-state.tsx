import type { ReactNode } from "react";
import { ErrorState, LoadingState, NoPermission } from "./states.tsx";

export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/**
 * Shows what has been read, or that it is being read, may not be read, or could not be.
 * @param describe tells a failure in words
 */
export function QueryState<Data>(props: {
  query: QueryLike<Data>;
  describe: (error: unknown) => string;
  lines?: number;
  children: (data: Data) => ReactNode;
}) {
  const { query } = props;
  if (query.data !== undefined) return props.children(query.data);
  if (query.isPending) return <LoadingState lines={props.lines} />;
  if ((query.error as { status?: number } | null)?.status === 403) return <NoPermission />;
  return <ErrorState text={props.describe(query.error)} onRetry={() => void query.refetch()} />;
}
