import { expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({
  name: "configured",
  groups: ["webpublisher", "printpublisher", "laborshop", "proficiency"],
});
ownAws();

/** The calls of each configuration, by the address of its API. A configuration has a rollback that names no record. */
const configurations = apis.flatMap(({ address, endpoints }) =>
  Object.keys(endpoints)
    .filter((name) => name.endsWith("onfiguration.rollback"))
    .map((name) => {
      const call = (role: string) =>
        (endpoints as Record<string, EndpointSpec>)[name.replace("rollback", role)] as EndpointSpec;
      return { address, call };
    }),
);

/** Two changes of each configuration. */
const changes: Record<string, [object, object]> = {
  "webpublisher/config": [{ css: ".a{}" }, { css: ".b{}" }],
  "printpublisher/config": [{ subtitle: "Erste" }, { subtitle: "Zweite" }],
  "laborshop/configuration": [
    { website_url: "https://lab.example/", retention_months: 12 },
    { website_url: "https://lab.example/", retention_months: 36 },
  ],
  "proficiency/configuration": [{ css: ".a{}" }, { css: ".b{}" }],
};

test("every configuration is known here", () => {
  expect(configurations.map(({ address }) => address).sort()).toEqual(Object.keys(changes).sort());
});

test.each(configurations)(
  "$address keeps its versions, and brings one back as a new one",
  async ({ address, call }) => {
    const [first, second] = changes[address] as [object, object];
    for (const body of [first, second])
      expect(await lab.call(call("change"), { body })).toMatchObject({ status: 200 });
    const versions = await lab.call(call("versions"));
    expect(versions.body.results.map(({ hid }: { hid: number }) => hid)).toEqual([2, 1]);
    const previous = await lab.call(call("version"), { params: { hid: "1" } });
    expect(previous.body.content).toMatchObject(first);
    const back = await lab.call(call("rollback"), { params: { hid: "1" } });
    expect(back).toMatchObject({ status: 200, body: first });
    expect((await lab.call(call("read"))).body).toMatchObject(first);
    const newest = await lab.call(call("versions"));
    expect(newest.body.results[0]).toMatchObject({ hid: 3, author: { restores: 1 } });
  },
);
