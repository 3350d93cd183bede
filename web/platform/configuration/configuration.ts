import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { callRole, type ReadRecord, sendRole } from "../resource/resource.ts";

/** The calls of a setup, as returned by `defineConfiguration`. */
export interface SetupCalls {
  read: EndpointSpec;
  change: EndpointSpec;
  versions: EndpointSpec;
  version: EndpointSpec;
  rollback: EndpointSpec;
}

/**
 * The queries of a module's setup.
 * @param key prefix of its query keys
 */
export const setup = <Config extends object>(key: readonly string[], calls: SetupCalls) => ({
  key,
  calls,
  present: queryOptions({
    queryKey: [...key, "present"],
    queryFn: ({ signal }) => sendRole<Config>(calls.read, { signal }),
  }),
});
export type Setup<Config extends object> = ReturnType<typeof setup<Config>>;

/**
 * Reading and saving for a form of some settings; the others stay as they are.
 * @param valuesOf the form's values
 */
export function useSetup<Config extends object, Values extends object>(
  { key, calls, present }: Setup<Config>,
  read: ReadRecord<Config>,
  valuesOf: (config: Config) => Values,
) {
  const client = useQueryClient();
  return {
    read: { values: valuesOf(read.output), etag: read.etag },
    save: (body: Values, ifMatch: string | undefined) =>
      sendRole<Config>(calls.change, { body, ...(ifMatch !== undefined && { ifMatch }) }),
    onSaved: async (saved: ReadRecord<Config>) => {
      client.setQueryData(present.queryKey, saved);
      await client.invalidateQueries({ queryKey: [...key, "versions"] });
    },
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...present, staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
  };
}

/** Reads the content of one version. */
export const readSetupVersion = <Config extends object>({ calls }: Setup<Config>, hid: number) =>
  callRole<{ content: Config }>(calls.version, { params: { hid } });
