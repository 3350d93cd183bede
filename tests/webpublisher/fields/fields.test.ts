import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { getPublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { describeFields } from "../../../shared/webpublisher/fields/fields.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame, stored } from "../directory/documents.ts";

ownDynamoDb();
let staff: string;
beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  staff = await tokenFor("demo", { groups: ["webpublisher"] });
  const analyses = [
    analysisOf("AAA", { state: "NEW", fields: { method: stored({ de: "Entwurf" }) } }),
    analysisOf("GLU", { name: { de: "Glukose" }, fields: { method: stored({ de: "Hexokinase" }) } }),
  ].map((content) => ({ kind: "analysis" as const, id: documentId("analysis", content.code), content }));
  const documents = [...frame.map(({ kind, id, content }) => ({ kind, id, content })), ...analyses];
  const editor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  await saveDocuments(editor, documents as Parameters<typeof saveDocuments>[1]);
});

test("describes the fields of each form, with an example exactly as the developer API gives it", async () => {
  const { body } = await callApi(describeFields, { authorization: staff });
  const [layout] = body.layouts;
  expect(layout).toMatchObject({ analyses: 1 });
  const method = layout?.fields.find(({ key }: { key: string }) => key === "method");
  const published = await callApi(getPublicAnalysis, { params: { code: "GLU" } });
  const shown = published.body.fields.find(({ key }: { key: string }) => key === "method");
  expect(shown?.text).toBe("Hexokinase");
  expect(method).toMatchObject({ type: "text", translatable: true, field_visible: true });
  expect(method?.example).toEqual({ code: "GLU", field: shown });
});

test("names nothing of what is not published", async () => {
  const answer = await callApi(describeFields, { authorization: staff });
  expect(JSON.stringify(answer.body)).not.toMatch(/Entwurf|AAA/);
});
