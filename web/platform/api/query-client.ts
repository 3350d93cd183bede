import { type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * The query client of the app. Restart first reads that are still under way when their key is invalidated: they were sent before the change, so their
 * answers may lack it. `QueryClient` restarts only queries that have data already; a first read is joined and then counts as fresh.
 */
export class AppQueryClient extends QueryClient {
  constructor() {
    super({
      defaultOptions: {
        // `call` already retries failed calls.
        queries: { retry: false, staleTime: 10_000 },
        // Changes fail at once while offline instead of being carried out unnoticed later.
        mutations: { retry: false, networkMode: "always" },
      },
    });
  }

  override invalidateQueries(
    ...[filters, options]: Parameters<QueryClient["invalidateQueries"]>
  ): Promise<void> {
    const firstReads = { ...filters, type: "all", fetchStatus: "fetching" } as InvalidateQueryFilters;
    for (const query of this.getQueryCache().findAll(firstReads)) {
      if (query.state.data !== undefined) continue;
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}
