import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, startBench } from "./fixture/cloud.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const OWN = { PK: "T#demo#X", SK: "1" };
const FOREIGN = { PK: "T#nord#X", SK: "1" };
const NAME = "fixture-table";

/** Every way to reach an item, for a key. */
const ways = (key: { PK: string; SK: string }): [string, object][] => [
  ["Put", { Item: key }],
  ["Get", { Key: key }],
  ["Update", { Key: key, UpdateExpression: "SET a = :a", ExpressionAttributeValues: { ":a": 1 } }],
  ["Query", { KeyConditionExpression: "PK = :pk", ExpressionAttributeValues: { ":pk": key.PK } }],
  [
    "Query",
    {
      KeyConditionExpression: "#0 = :pk AND begins_with(#1, :sk)",
      ExpressionAttributeNames: { "#0": "PK", "#1": "SK" },
      ExpressionAttributeValues: { ":pk": key.PK, ":sk": "1" },
    },
  ],
  [
    "Query",
    {
      IndexName: "GSI1",
      KeyConditionExpression: "(GSI1PK = :pk) AND (GSI1SK > :sk)",
      ExpressionAttributeValues: { ":pk": key.PK, ":sk": "a" },
    },
  ],
  ["BatchGet", { RequestItems: { [NAME]: { Keys: [OWN, { ...key, SK: "2" }] } } }],
  [
    "BatchWrite",
    {
      RequestItems: {
        [NAME]: [{ PutRequest: { Item: { ...OWN, SK: "3" } } }, { DeleteRequest: { Key: key } }],
      },
    },
  ],
  ["TransactGet", { TransactItems: [{ Get: { TableName: NAME, Key: key } }] }],
  [
    "TransactWrite",
    {
      TransactItems: [
        { Put: { TableName: NAME, Item: { ...OWN, SK: "4" } } },
        {
          ConditionCheck: {
            TableName: NAME,
            Key: { ...key, SK: "5" },
            ConditionExpression: "attribute_not_exists(PK)",
          },
        },
      ],
    },
  ],
  ["TransactWrite", { TransactItems: [{ Delete: { TableName: NAME, Key: key } }] }],
  ["Delete", { Key: key }],
];

describe("a function limited to its tenant's leading keys", () => {
  test.each(ways(OWN))("may %s its own items", async (name, input) => {
    expect(await bench.command("dynamodb", name, input)).not.toHaveProperty("error");
  });

  test.each(ways(FOREIGN))("may not %s another tenant's items", async (name, input) => {
    expect(await bench.command("dynamodb", name, input)).toMatchObject({
      error: "AccessDeniedException",
      status: 400,
    });
  });

  test("may not scan, nor query without naming its key", async () => {
    expect(await bench.command("dynamodb", "Scan", {})).toMatchObject({ error: "AccessDeniedException" });
    const query = await bench.command("dynamodb", "Query", {
      KeyConditionExpression: "SK = :pk",
      ExpressionAttributeValues: { ":pk": "T#demo#X" },
    });
    expect(query).toMatchObject({ error: "AccessDeniedException" });
  });
});

describe("a function limited to its prefix of a bucket", () => {
  const Bucket = "fixture-files";

  test("writes, reads and lists there and nowhere else", async () => {
    const put = (Key: string) => bench.command("s3", "PutObject", { Bucket, Key, Body: "x" });
    expect(await put("demo/a")).not.toHaveProperty("error");
    expect(await put("nord/a")).toMatchObject({ error: "AccessDenied", status: 403 });
    expect(await bench.command("s3", "GetObject", { Bucket, Key: "demo/a" })).toEqual({ output: "x" });
    expect(await bench.command("s3", "ListObjectsV2", { Bucket, Prefix: "demo/" })).not.toHaveProperty(
      "error",
    );
    expect(await bench.command("s3", "ListObjectsV2", { Bucket, Prefix: "nord/" })).toMatchObject({
      error: "AccessDenied",
    });
    expect(await bench.command("s3", "ListObjectsV2", { Bucket })).toMatchObject({ error: "AccessDenied" });
    const copy = { Bucket, Key: "demo/b", CopySource: `${Bucket}/nord/a` };
    expect(await bench.command("s3", "CopyObject", copy)).toMatchObject({ error: "AccessDenied" });
  });

  test("is not told whether an object exists that it may not list", async () => {
    expect(await bench.command("s3", "GetObject", { Bucket, Key: "demo/absent" })).toMatchObject({
      error: "AccessDenied",
    });
  });

  test("cannot do what a statement denies, though another allows it", async () => {
    await bench.command("s3", "PutObject", { Bucket, Key: "demo/kept/a", Body: "x" });
    expect(await bench.command("s3", "DeleteObject", { Bucket, Key: "demo/kept/a" })).toMatchObject({
      error: "AccessDenied",
    });
    expect(await bench.command("s3", "DeleteObject", { Bucket, Key: "demo/a" })).not.toHaveProperty("error");
  });
});

describe("other services", () => {
  test("are judged by queue, state machine and sender", async () => {
    const foreignQueue = bench.cloud.aws
      .endpoint("sqs")
      .replace("/_aws/sqs", "/000000000000/fixture-demo-dead");
    expect(await bench.command("sqs", "", { MessageBody: "{}" })).not.toHaveProperty("error");
    expect((await bench.command("sqs", "", { MessageBody: "{}", QueueUrl: foreignQueue })).error).toMatch(
      /AccessDenied/,
    );
    const other = "arn:aws:states:eu-central-1:000000000000:stateMachine:other";
    expect(await bench.command("sfn", "", { stateMachineArn: other })).toMatchObject({
      error: "AccessDeniedException",
    });
    const mail = (Source: string) =>
      bench.command("ses", "SendEmail", {
        Source,
        Destination: { ToAddresses: ["someone@lab.example"] },
        Message: { Subject: { Data: "Grüße" }, Body: { Text: { Data: "Siehe http://demo.localhost/x" } } },
      });
    expect(await mail("Labor <post@demo.example>")).not.toHaveProperty("error");
    expect(await mail("boss@demo.example")).toMatchObject({ error: "AccessDenied" });
    expect((await bench.cloud.mails())[0]).toMatchObject({
      subject: "Grüße",
      recipients: ["someone@lab.example"],
    });
  });

  test("refuse a caller whose credentials they never gave out", async () => {
    const answer = await fetch(bench.cloud.aws.endpoint("dynamodb"), {
      method: "POST",
      headers: {
        "x-amz-target": "DynamoDB_20120810.ListTables",
        authorization:
          "AWS4-HMAC-SHA256 Credential=GUESSED/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
      },
      body: "{}",
    });
    expect(await answer.json()).toMatchObject({
      __type: expect.stringContaining("UnrecognizedClientException"),
    });
  });
});

test("denied calls are recorded with what was missing, and unused grants are listed", () => {
  const denied = bench.cloud.deniedCalls();
  expect(denied).toContainEqual(
    expect.objectContaining({
      action: "dynamodb:GetItem",
      context: { "dynamodb:leadingkeys": ["T#nord#X"] },
      reason: "no statement allows it",
    }),
  );
  expect(denied).toContainEqual(
    expect.objectContaining({ action: "s3:DeleteObject", reason: "a statement denies it" }),
  );
  const unused = bench.cloud.unusedGrants().map((one) => one.name);
  expect(unused).toContain("ses:SendRawEmail");
  expect(unused).not.toContain("dynamodb:GetItem");
});
