import type { Assembly } from "../assembly/assembly.ts";

/** A domain that the templates verify. */
export interface MailDomain {
  /** Its configuration set. */
  set: string | undefined;
  /** The set's kinds of events that go to the event bus. */
  events: readonly string[];
}

/** The domains that may send, by name. @throws Error for events that go elsewhere than to the event bus */
export function readMailDomains(assembly: Assembly): { domains: Map<string, MailDomain> } {
  const eventsBySet = new Map(
    assembly.resources("AWS::SES::ConfigurationSetEventDestination").map(({ stack, id, properties }) => {
      const destination = properties.EventDestination as Record<string, unknown>;
      if (!destination.EventBridgeDestination)
        throw new Error(`${stack}/${id}: the local cloud tells of mails by EventBridge only`);
      return [String(properties.ConfigurationSetName), destination.MatchingEventTypes as string[]];
    }),
  );
  const domains = assembly.resources("AWS::SES::EmailIdentity").map((identity) => {
    const attributes = identity.properties.ConfigurationSetAttributes as
      | { ConfigurationSetName?: string }
      | undefined;
    const set = attributes?.ConfigurationSetName;
    return [assembly.ref(identity), { set, events: eventsBySet.get(set ?? "") ?? [] }] as const;
  });
  return { domains: new Map(domains) };
}
