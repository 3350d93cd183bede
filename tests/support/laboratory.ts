import { beforeEach } from "vitest";
import { type Actor, jobActor, type TenantId } from "../../functions/platform/actor.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { GroupId } from "../../shared/kernel/permissions.ts";
import { callApi, type Request } from "./call-api.ts";
import { ownDynamoDb } from "./dynamodb.ts";
import { makeTenant, tokenFor } from "./tenants.ts";

export interface Laboratory {
  /** Author of changes to its catalogue that are made without a call. */
  readonly actor: Actor;
  /** Token of a signed-in person. */
  readonly authorization: string;
  /** Calls an endpoint as the signed-in person, unless the request says otherwise. */
  call: (endpoint: EndpointSpec, request?: Request) => ReturnType<typeof callApi>;
}

/**
 * A laboratory of its own for every test of a file, on the file's database, with a signed-in person of these groups.
 * @param name prefix of the tenants' names, followed by a number
 */
export function openLaboratory(options: {
  name?: string;
  username?: string;
  groups: readonly GroupId[];
  actorOf?: (tenant: string) => Actor;
  /** Prepares its catalogue before each test. */
  prepare?: (actor: Actor) => Promise<unknown>;
}): Laboratory {
  const { name = "lab", username, groups, prepare } = options;
  const { actorOf = (tenant) => ({ ...jobActor("test"), tenant: tenant as TenantId }) } = options;
  ownDynamoDb();
  let actor: Actor;
  let authorization: string;
  let tenants = 0;
  beforeEach(async () => {
    const tenant = `${name}${++tenants}`;
    process.env.TENANT = tenant;
    await makeTenant(tenant);
    authorization = await tokenFor(tenant, { username, groups });
    actor = actorOf(tenant);
    await prepare?.(actor);
  });
  return {
    get actor() {
      return actor;
    },
    get authorization() {
      return authorization;
    },
    call: (endpoint, request = {}) => callApi(endpoint, { authorization, ...request }),
  };
}
