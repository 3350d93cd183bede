import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantsOf } from "../../../infra/local/iam/guard.ts";
import { statementsOf } from "../../../infra/local/iam/policy.ts";
import { type Bench, startBench, visit } from "./fixture/cloud.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const OWN = { PK: "T#demo#X", SK: "1" };
const FOREIGN = { PK: "T#nord#X", SK: "1" };
const NAME = "fixture-table";

/** Every way to access an item, for a key. */
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

  test("may not do what the guard cannot judge", async () => {
    const get = { TransactItems: [{ Get: { TableName: NAME, Key: OWN } }] };
    const write = { RequestItems: { [NAME]: [{ PutRequest: { Item: OWN } }] } };
    for (const [name, input] of [["TransactGet", get] as const, ["BatchWrite", write] as const])
      expect(await bench.command("dynamodb", name, input)).toMatchObject({ error: "AccessDeniedException" });
  });
});

describe("a function limited to its prefix of a bucket", () => {
  const Bucket = "fixture-files";

  test("writes, reads and copies there and nowhere else", async () => {
    const put = (Key: string) => bench.command("s3", "PutObject", { Bucket, Key, Body: "x" });
    expect(await put("demo/a")).not.toHaveProperty("error");
    expect(await put("nord/a")).toMatchObject({ error: "AccessDenied", status: 403 });
    expect(await bench.command("s3", "GetObject", { Bucket, Key: "demo/a" })).toEqual({ output: "x" });
    const copy = (from: string) =>
      bench.command("s3", "CopyObject", { Bucket, Key: "demo/b", CopySource: `${Bucket}/${from}` });
    expect(await copy("demo/a")).not.toHaveProperty("error");
    expect(await copy("nord/a")).toMatchObject({ error: "AccessDenied" });
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
      bench.command("ses", "SendRawEmail", {
        Source,
        Destinations: ["someone@lab.example"],
        raw: "Subject: Greetings\r\n\r\nSee http://demo.localhost/x",
      });
    expect(await mail("post@demo.example")).not.toHaveProperty("error");
    expect(await mail("boss@demo.example")).toMatchObject({ error: "AccessDenied" });
    expect((await bench.cloud.mails())[0]).toMatchObject({
      subject: "Greetings",
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

test("a function is reached through the API only if the API's own role may invoke it", async () => {
  const { status } = await visit(bench.cloud, "/api/jobs");
  expect(status).toBe(502);
  expect(bench.cloud.deniedCalls().at(-1)).toMatchObject({
    principal: "api-gateway",
    action: "lambda:InvokeFunction",
    resource: expect.stringContaining(":function:laborium-tenant-demo-queue"),
  });
});

describe("what a role grants", () => {
  const grants = (...statements: object[]) => {
    const read = statementsOf(
      { Statement: statements.map((statement) => ({ Effect: "Allow", ...statement })) },
      "role",
    );
    return grantsOf({ arn: "", name: "", statements: read });
  };
  const onKeys = (Action: string[], ...keys: string[]) => ({
    Action,
    Resource: "arn:table",
    Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": keys } },
  });

  test("is told by key or resource, at the highest level alone, without logs", () => {
    expect(
      grants(
        onKeys(["dynamodb:GetItem", "dynamodb:Query"], "A", "B"),
        onKeys(["dynamodb:PutItem", "dynamodb:UpdateItem"], "B"),
        onKeys(["dynamodb:GetItem", "dynamodb:DeleteItem"], "C"),
        { Action: "sqs:SendMessage", Resource: "arn:queue" },
        { Action: ["logs:PutLogEvents"], Resource: "arn:logs" },
      ),
    ).toEqual(["role read A", "role write B", "role any C", "role sqs:SendMessage arn:queue"]);
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
  const unused = bench.cloud
    .unusedGrants()
    .map((grant) => grant.replace("laborium-tenant-demo/Role/rights ", ""));
  expect(unused).toContain("s3:ListBucket arn:aws:s3:::fixture-files");
  expect(unused).not.toContain("any T#demo#*");
  expect(unused).not.toContain(
    "ses:SendRawEmail arn:aws:ses:eu-central-1:000000000000:identity/demo.example",
  );
});
