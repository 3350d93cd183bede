import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { localOperator } from "../../infra/ops/stage.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});
const profiles = async () => (await demo.call("/api/import/profile/?limit=100")).json().results;

describe("import profiles", () => {
  test("are made, and deleted by whoever has seen their present version", async () => {
    const body = { name: "Gone", columns: [{ column: "Code", target: "code" }] };
    const created = await demo.call("/api/import/profile/", { method: "POST", body });
    expect(created.status).toBe(201);
    const path = `/api/import/profile/${created.json().id}/`;
    const stale = await demo.call(path, { method: "DELETE", headers: { "if-match": '"99"' } });
    expect(stale.status).toBe(412);
    const etag = String(created.headers.etag);
    expect((await demo.call(path, { method: "DELETE", headers: { "if-match": etag } })).status).toBe(204);
    expect((await profiles()).map(({ name }: { name: string }) => name)).not.toContain("Gone");
  });

  test("begin, where a night's import comes first, with the one mapping that a laboratory had before", async () => {
    const { origin, credentials } = await localOperator({ port: String(cloud.port), data: cloud.data });
    const client = new DynamoDBClient({
      region: "eu-central-1",
      endpoint: `${origin}/_aws/dynamodb`,
      credentials,
    });
    const columns = { nummer: { target: "code", language: null }, titel: { target: "name", language: null } };
    const Item = { PK: "T#demo#IMPORT-PROFILE", SK: "COLUMNS", columns };
    await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: "laborium-local", Item }));
    const { token } = (await demo.call("/api/auth/import-token/acquire/")).json();
    const pushed = await demo.call("/api/upload/analysis/post/?file=night.csv&mode=partial", {
      method: "POST",
      headers: { authorization: `Token ${token}`, "content-type": "text/csv" },
      body: "Nummer;Titel\nNIGHT/1;Aus der Nacht\n",
    });
    expect(pushed.status).toBe(202);
    expect(await demo.ended(pushed.json().id)).toMatchObject({
      status: "success",
      stats: { created: 1 },
      profile: { name: "Bisherige Zuordnung" },
      started_by: expect.stringMatching(/^lbi_.{4}…$/),
    });
    expect((await profiles()).map(({ name }: { name: string }) => name)).toContain("Bisherige Zuordnung");
  });
});
