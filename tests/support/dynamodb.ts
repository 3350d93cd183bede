import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, inject } from "vitest";

/** The single table, empty, in the DynamoDB of this worker, for all tests of a file; the environment points to it. */
export function ownDynamoDb(): void {
  let client: DynamoDBClient;
  beforeAll(async () => {
    const port = inject("dynamoDbs")[Number(process.env.VITEST_POOL_ID) - 1];
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      TABLE: "laborium",
      TENANT: "demo",
      ASSETS_BUCKET: "assets",
    });
    client = new DynamoDBClient({});
    await client.send(tableDefinition());
  });
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName: "laborium" }));
    client.destroy();
  });
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
