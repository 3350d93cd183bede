import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { answerOf } from "../../../infra/local/dynamodb/backend.ts";
import { withThrottle } from "../../../infra/local/dynamodb/throttle.ts";
import type { Unkindness } from "../../../infra/local/unkind/unkindness.ts";
import { type Bench, startBench, TABLE, temporaryFolder } from "./fixture/cloud.ts";

async function onCloud(
  unkindness: Partial<Unkindness>,
  work: (bench: Bench) => Promise<void>,
  folder = temporaryFolder(),
): Promise<void> {
  const bench = await startBench(folder, { unkindness: { seed: 1, ...unkindness } });
  try {
    await work(bench);
  } finally {
    await bench.end();
  }
}

/** A client that sees every refusal, since it never retries. */
function impatient({ cloud }: Bench): DynamoDBDocumentClient {
  const { credentials, region, endpoint } = cloud.aws;
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({ credentials, region, endpoint: endpoint("dynamodb"), maxAttempts: 1 }),
  );
}

const item = (SK: string, attributes: object = {}) => ({ PK: "T#demo#A", SK, ...attributes });
const listed = (SK: string, place: string, attributes: object = {}) =>
  item(SK, { GSI1PK: "T#demo#LIST", GSI1SK: place, ...attributes });
const put = (client: DynamoDBDocumentClient, Item: Record<string, unknown>) =>
  client.send(new PutCommand({ TableName: TABLE, Item }));
const get = async (client: DynamoDBDocumentClient, SK: string) =>
  (await client.send(new GetCommand({ TableName: TABLE, Key: item(SK), ConsistentRead: true }))).Item;
async function list(client: DynamoDBDocumentClient, options: object = {}) {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: "GSI1",
      KeyConditionExpression: "#pk = :pk",
      ExpressionAttributeNames: { "#pk": "GSI1PK" },
      ExpressionAttributeValues: { ":pk": "T#demo#LIST" },
      ...options,
    }),
  );
  return { Items, LastEvaluatedKey };
}
const nameOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error & { CancellationReasons?: { Code: string }[] }) =>
      [error.name, ...(error.CancellationReasons ?? []).map(({ Code }) => Code)].join(" "),
  );

test("with --index-lag the table has an item at once, its index at last", () =>
  onCloud({ indexLag: 1_500 }, async ({ table }) => {
    const names = Array.from({ length: 20 }, (_, index) => `late-${String(index).padStart(2, "0")}`);
    await Promise.all(names.map((name) => put(table, listed(name, name))));
    expect(await get(table, "late-07")).toBeDefined();
    expect((await list(table)).Items.length).toBeLessThan(20);
    await expect.poll(async () => (await list(table)).Items.map(({ SK }) => SK)).toEqual(names);

    // For a while, the index shows the former entry.
    await Promise.all(
      names.map((SK) =>
        table.send(
          new UpdateCommand({
            TableName: TABLE,
            Key: item(SK),
            UpdateExpression: "SET note = :note, GSI1SK = :place",
            ExpressionAttributeValues: { ":note": "changed", ":place": `z-${SK}` },
          }),
        ),
      ),
    );
    expect(await get(table, "late-00")).toMatchObject({ note: "changed" });
    expect((await list(table)).Items.some(({ note }) => note === undefined)).toBe(true);
    await expect
      .poll(async () => (await list(table)).Items.every(({ note }) => note === "changed"))
      .toBe(true);
    await Promise.all(names.map((SK) => table.send(new DeleteCommand({ TableName: TABLE, Key: item(SK) }))));
    expect((await list(table)).Items).not.toEqual([]);
    await expect.poll(async () => (await list(table)).Items).toEqual([]);
  }));

test("with --index-lag changes of one item arrive in their order", () =>
  onCloud({ indexLag: 300 }, async ({ table }) => {
    let latest = 0;
    for (let turn = 1; turn <= 25; turn++) {
      await put(table, listed("turns", "place", { turn }));
      const [entry] = (await list(table)).Items;
      expect(entry?.turn ?? 0).toBeGreaterThanOrEqual(latest);
      latest = Number(entry?.turn ?? 0);
    }
    await expect.poll(async () => (await list(table)).Items[0]?.turn).toBe(25);
  }));

test("with --index-lag pages, ranges and directions are those of the engine", async () => {
  const folder = temporaryFolder();
  const queries = [
    {},
    { Limit: 3 },
    { Limit: 3, ScanIndexForward: false },
    {
      KeyConditionExpression: "#pk = :pk AND begins_with(#sk, :from)",
      ExpressionAttributeNames: { "#pk": "GSI1PK", "#sk": "GSI1SK" },
      ExpressionAttributeValues: { ":pk": "T#demo#LIST", ":from": "b" },
    },
    {
      KeyConditionExpression: "#pk = :pk AND #sk BETWEEN :from AND :to",
      ExpressionAttributeNames: { "#pk": "GSI1PK", "#sk": "GSI1SK" },
      ExpressionAttributeValues: { ":pk": "T#demo#LIST", ":from": "a", ":to": "c" },
    },
  ];
  async function answers(client: DynamoDBDocumentClient) {
    const pages: unknown[] = [];
    for (const query of queries) {
      let start: Record<string, unknown> | undefined;
      do {
        const page = await list(client, { ...query, ExclusiveStartKey: start });
        pages.push(page.Items.map(({ SK }) => SK));
        start = page.LastEvaluatedKey;
      } while (start);
    }
    return pages;
  }
  const bench = await startBench(folder);
  for (const place of ["c", "a", "bb", "b", "ä", "b"].entries())
    await put(bench.table, listed(`page-${place[0]}`, place[1]));
  const engine = await answers(bench.table);
  await bench.cloud.stop();
  await onCloud(
    { indexLag: 60_000 },
    async ({ table }) => {
      // Entries from before the switch was set are visible.
      expect(await answers(table)).toEqual(engine);
    },
    folder,
  );
});

test("with --index-lag what waits goes on waiting after a restart", async () => {
  const folder = temporaryFolder();
  const bench = await startBench(folder, { unkindness: { seed: 1, indexLag: 3_600_000 } });
  await put(bench.table, listed("waits", "w"));
  await bench.cloud.kill();
  await onCloud(
    { indexLag: 3_600_000 },
    async ({ table }) => {
      expect(await get(table, "waits")).toBeDefined();
      expect((await list(table)).Items).toEqual([]);
    },
    folder,
  );
});

const transaction = (...names: string[]) =>
  new TransactWriteCommand({
    TransactItems: names.map((SK) => ({ Put: { TableName: TABLE, Item: item(SK) } })),
  });

test("without --conflicts transactions wait for each other, with it the later one fails", async () => {
  const both = async (bench: Bench) => {
    const client = impatient(bench);
    const first = nameOf(client.send(transaction("shared", "mine")));
    const second = nameOf(client.send(transaction("yours", "shared")));
    return (await Promise.all([first, second])).sort();
  };
  await onCloud({}, async (bench) => expect(await both(bench)).toEqual(["done", "done"]));
  await onCloud({ conflicts: true }, async (bench) => {
    const outcomes = await both(bench);
    expect([
      ["TransactionCanceledException TransactionConflict None", "done"],
      ["TransactionCanceledException None TransactionConflict", "done"],
    ]).toContainEqual(outcomes);
    // The refused transaction has written nothing.
    const written = [await get(bench.table, "mine"), await get(bench.table, "yours")];
    expect(written.filter(Boolean)).toHaveLength(1);
  });
});

test("with --conflicts a single write fails while a transaction has its item, a check of it included", () =>
  onCloud({ conflicts: true }, async (bench) => {
    const client = impatient(bench);
    await put(client, item("checked"));
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 20; turn++) {
      const checking = client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              ConditionCheck: {
                TableName: TABLE,
                Key: item("checked"),
                ConditionExpression: "attribute_exists(PK)",
              },
            },
            { Put: { TableName: TABLE, Item: item(`turn-${turn}`) } },
          ],
        }),
      );
      const [checked, written] = await Promise.all([
        nameOf(checking),
        nameOf(put(client, item("checked", { turn }))),
      ]);
      // At least one of the two goes through.
      expect([checked, written]).toContain("done");
      outcomes.add(written);
      // Reads never meet a transaction conflict.
      expect(await get(client, "checked")).toBeDefined();
    }
    expect(outcomes).toContain("TransactionConflictException");
  }));

test("with --throttle what exceeds the units of a key is refused, by each call in its own way", () =>
  onCloud({ throttle: 50 }, async (bench) => {
    const client = impatient(bench);
    const many = (length: number, PK: string) =>
      Array.from({ length }, (_, index) => ({ PK, SK: String(index) }));
    const single = await Promise.all(many(120, "T#demo#SINGLE").map((each) => nameOf(put(client, each))));
    expect(new Set(single)).toEqual(new Set(["done", "ProvisionedThroughputExceededException"]));
    const written = single.filter((outcome) => outcome === "done").length;
    expect(written).toBeGreaterThanOrEqual(50);
  }));

test("with --throttle transactions and batches say in their own way what did not fit", async () => {
  const tables = new Map([["t", { hash: "PK", range: "SK", indexes: new Map() }]]);
  const backend = withThrottle(
    async () => answerOf(200, {}),
    tables,
    10,
    () => 0,
  );
  const ask = async (operation: string, body: object) =>
    JSON.parse(String((await backend(operation, Buffer.from(JSON.stringify(body)))).body));
  const keyOf = (PK: string) => ({ PK: { S: PK }, SK: { S: "s" } });
  const transact = (...keys: string[]) =>
    ask("TransactWriteItems", {
      TransactItems: keys.map((key) => ({ Put: { TableName: "t", Item: keyOf(key) } })),
    });
  const batch = (...keys: string[]) =>
    ask("BatchWriteItem", { RequestItems: { t: keys.map((key) => ({ PutRequest: { Item: keyOf(key) } })) } });
  const read = (...keys: string[]) => ask("BatchGetItem", { RequestItems: { t: { Keys: keys.map(keyOf) } } });

  // Each write of a transaction costs two units.
  for (let turn = 0; turn < 5; turn++) expect(await transact("hot")).toEqual({});
  const codes = (await transact("cool", "hot")).CancellationReasons.map(({ Code }: { Code: string }) => Code);
  expect(codes).toEqual(["None", "ProvisionedThroughputExceeded"]);
  expect(await batch("cool")).toEqual({});
  expect(await batch("cool", "hot")).toEqual({
    UnprocessedItems: { t: [{ PutRequest: { Item: keyOf("hot") } }] },
  });
  expect((await batch("hot")).__type).toContain("ProvisionedThroughputExceededException");

  for (let turn = 0; turn < 30; turn++) expect(await read("hot")).toEqual({});
  expect(await read("cool", "hot")).toEqual({ UnprocessedKeys: { t: { Keys: [keyOf("hot")] } } });
  expect((await read("hot")).__type).toContain("ProvisionedThroughputExceededException");
});

test("with --throttle an index has units for its own keys, and the table for all of its", async () => {
  let now = 0;
  const tables = new Map([["t", { hash: "PK", range: "SK", indexes: new Map([["GSI1", "GSI1PK"]]) }]]);
  const backend = withThrottle(
    async () => answerOf(200, {}),
    tables,
    10,
    () => now,
  );
  const write = async (PK: string, GSI1PK?: string) => {
    const Item = { PK: { S: PK }, SK: { S: "s" }, ...(GSI1PK && { GSI1PK: { S: GSI1PK } }) };
    const answer = await backend("PutItem", Buffer.from(JSON.stringify({ TableName: "t", Item })));
    return answer.status === 200 ? "done" : JSON.parse(String(answer.body)).__type.split("#")[1];
  };
  // Each item has its own partition in the table, but they share one in the index.
  for (let number = 0; number < 10; number++) expect(await write(`p${number}`, "hot")).toBe("done");
  expect(await write("p10", "hot")).toBe("ProvisionedThroughputExceededException");
  expect(await write("p10", "cool")).toBe("done");
  now += 500;
  for (let number = 0; number < 5; number++) expect(await write(`q${number}`, "hot")).toBe("done");
  expect(await write("q5", "hot")).toBe("ProvisionedThroughputExceededException");
  let outcome = "done";
  for (let number = 0; number < 60 && outcome === "done"; number++) outcome = await write(`r${number}`);
  expect(outcome).toBe("ThrottlingException");
});
