import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { serveApi } from "../../functions/platform/endpoint/serve-api.ts";
import { defineApi, defineEndpoint } from "../../shared/kernel/endpoint.ts";
import { callHandler } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

const beginThing = defineEndpoint({
  method: "POST",
  path: "things/",
  summary: "Begins one.",
  output: z.object({ id: z.string() }),
  success: 202,
  follow: { path: "things/{id}/" },
  permission: null,
  module: null,
});
const examples = defineApi({
  address: "core/things",
  touches: {},
  mounts: ["api/things"],
  endpoints: { beginThing },
});

ownDynamoDb();
beforeAll(() => makeTenant("demo"));

test("work that goes on names where it is followed, in the answer and in its header", async () => {
  const handler = serveApi(examples, { beginThing: () => ({ id: "7" }) });
  const answer = await callHandler(handler, beginThing, { authorization: await tokenFor("demo") });
  expect(answer).toMatchObject({
    status: 202,
    body: { id: "7", url: "/api/things/7/" },
    headers: { location: "/api/things/7/" },
  });
});
