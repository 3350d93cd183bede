import type { ConfigurationCalls } from "../../../shared/kernel/define-configuration.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import { type Command, reply } from "../endpoint/call.ts";
import { cutPage } from "../endpoint/page-of.ts";
import type { WrittenConfiguration } from "./configuration.store.ts";
import type { VersionedConfiguration } from "./read-configuration.store.ts";

type Commands<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends EndpointSpec ? Command<Calls[Name]> : never;
};

/** A configuration as its calls return it. */
const show = ({ config, version }: VersionedConfiguration<object>) =>
  reply(config as Record<string, unknown>, { etag: version });

/** The commands for a configuration's calls: `serveApi(webConfigApi, configurationCommands(webConfiguration, webConfigStore))`. */
export function configurationCommands<Calls extends object, Config extends object>(
  _calls: Calls,
  store: WrittenConfiguration<Config>,
): Commands<Calls> {
  const commands: { [Name in keyof ConfigurationCalls]: Command<ConfigurationCalls[Name]> } = {
    read: async ({ actor }) => show(await store.readVersioned(actor)),
    change: async ({ actor, body, ifMatch }) =>
      show(await store.change(actor, ifMatch, body as Partial<Config>)),
    versions: async (call) => {
      const { count, results } = await store.versions(call.actor, wantedPage(call.query));
      return cutPage(call, count, results);
    },
    version: ({ actor, params }) => store.version(actor, params.hid) as never,
    rollback: async ({ actor, params, ifMatch }) => {
      const { content } = await store.version(actor, params.hid);
      return show(await store.change(actor, ifMatch, content, params.hid));
    },
  };
  return commands as never;
}
