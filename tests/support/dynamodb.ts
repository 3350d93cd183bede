import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "../../infra/local/dynamodb/engine.ts";

/** A DynamoDB in memory with the one table, for tests of stores; the environment points to it. */
export async function startDynamoDb(): Promise<{ stop: () => void }> {
  const port = await freePort();
  const binary = join(
    createRequire(import.meta.url).resolve("@dynoxide/linux-x64/package.json"),
    "../dynoxide",
  );
  const server: ChildProcess = spawn(binary, ["serve", "--port", String(port)], { stdio: "ignore" });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    TABLE: "laborium",
    TENANT: "demo",
    ASSETS_BUCKET: "assets",
  });
  const client = new DynamoDBClient({});
  for (let attempt = 0; ; attempt++) {
    try {
      await client.send(tableDefinition());
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(50);
    }
  }
  client.destroy();
  return { stop: () => server.kill() };
}

/** Such a table for all tests of a file. */
export function ownDynamoDb(): void {
  let server: Awaited<ReturnType<typeof startDynamoDb>>;
  beforeAll(async () => {
    server = await startDynamoDb();
  });
  afterAll(() => server.stop());
}

const tableDefinition = () =>
  new CreateTableCommand({
    TableName: "laborium",
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: ["PK", "SK", "GSI1PK", "GSI1SK"].map((AttributeName) => ({
      AttributeName,
      AttributeType: "S" as const,
    })),
    KeySchema: [
      { AttributeName: "PK", KeyType: "HASH" },
      { AttributeName: "SK", KeyType: "RANGE" },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: "GSI1",
        KeySchema: [
          { AttributeName: "GSI1PK", KeyType: "HASH" },
          { AttributeName: "GSI1SK", KeyType: "RANGE" },
        ],
        Projection: { ProjectionType: "ALL" },
      },
    ],
  });
