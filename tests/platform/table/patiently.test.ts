import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { ConditionFailed, openTable, type Write } from "../../../functions/platform/table/table.ts";
import type { Backend } from "../../../infra/local/dynamodb/backend.ts";
import { withConflicts } from "../../../infra/local/dynamodb/conflicts.ts";
import { withThrottle } from "../../../infra/local/dynamodb/throttle.ts";
import type { Tables } from "../../../infra/local/dynamodb/touched-items.ts";
import { Chance } from "../../../infra/local/unkind/chance.ts";
import { readBody } from "../../../infra/local/wire/body.ts";
import { forward } from "../../../infra/local/wire/forward.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";

ownDynamoDb();
const tables: Tables = new Map([
  ["laborium", { hash: "PK", range: "SK", indexes: new Map([["GSI1", "GSI1PK"]]) }],
]);
let refused = 0;
let engine = "";
let backend: Backend;
let server: Server;
/** Sends this worker's DynamoDB requests through `backend` and counts its refusals. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
    const answer = await backend(operation, await readBody(request, 16 * 1024 * 1024));
    if (/TransactionConflict|Throughput|Throttling/.test(answer.body.toString())) refused += 1;
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  engine = String(process.env.AWS_ENDPOINT_URL_DYNAMODB);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
function putInFront(unkind: (engine: Backend) => Backend): void {
  refused = 0;
  backend = unkind((operation, body) => forward(engine, `DynamoDB_20120810.${operation}`, body));
}
const table = () => openTable({ tenant: "demo" as TenantId });
const counter = { pk: "COUNTER", sk: "C" };
const add = (others: Write[] = []): Write[] => [
  { update: counter, changes: { add: { count: 1 } } },
  ...others,
];

describe("a table whose transactions meet each other", () => {
  beforeAll(() => putInFront((engine) => withConflicts(engine, tables, new Chance(1))));

  test("carries all of them out in the end, and single writes among them", async () => {
    const writes = Array.from({ length: 12 }, (_, index) => [
      table().transact(add([{ put: { pk: "ITEM", sk: String(index) }, item: { at: index } }])),
      table().update(counter, { add: { count: 1 } }),
    ]);
    await Promise.all(writes.flat());
    expect(await table().get(counter)).toMatchObject({ count: 24 });
    expect(refused).toBeGreaterThan(10);
  });

  test("says at once that a condition failed, however many others it met", async () => {
    const failing = add([{ check: { pk: "NONE", sk: "N" }, condition: { present: true } }]);
    await expect(table().transact(failing)).rejects.toBeInstanceOf(ConditionFailed);
    await expect(table().put(counter, {}, { condition: { absent: true } })).rejects.toBeInstanceOf(
      ConditionFailed,
    );
  });
});

describe("a table that gets more than its capacity", () => {
  beforeAll(() => putInFront((engine) => withThrottle(engine, tables, 40)));

  test("writes and reads everything in the end", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => ({ pk: "HOT", sk: String(index) }));
    await Promise.all(keys.map((key) => table().transact([{ put: key, item: { at: key.sk } }])));
    const read = await Promise.all([table().getAll(keys), table().getAll(keys), table().getAll(keys)]);
    expect(read.flat().every((item) => item !== undefined)).toBe(true);
    expect(refused).toBeGreaterThan(10);
  });
});
