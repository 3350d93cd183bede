// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { apis } from "../../../shared/apis.ts";
import { type EndpointSpec, isWrite } from "../../../shared/kernel/endpoint.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { permissions } from "../../../shared/kernel/permissions.ts";
import { accessOf } from "../../../web/platform/permissions.ts";
import { settings, user } from "../support/mock-data.ts";

const endpoints = apis.flatMap(({ endpoints }) =>
  Object.entries<EndpointSpec>(endpoints).map(([name, endpoint]) => ({ name, endpoint })),
);
const access = (maintenance: boolean) =>
  accessOf({
    status: "success",
    settings: settings as never,
    maintenance,
    person: {
      user: { ...user, permissions: [...permissions] } as never,
      modules: Object.fromEntries(moduleKeys.map((key) => [key, true])) as never,
    },
  });

describe("while maintenance lasts", () => {
  it.each(endpoints)("$name: is offered exactly if the server still takes it", ({ endpoint }) => {
    expect(access(false).mayCall(endpoint)).toBe(true);
    expect(access(true).mayCall(endpoint)).toBe(!isWrite(endpoint) || endpoint.duringMaintenance === true);
    expect(access(true).mayEnter(endpoint)).toBe(true);
  });
});
