import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { layoutSchema } from "../../../shared/core/catalogue/document.ts";
import { type FieldType, fieldTypes, plainValueSchema } from "../../../shared/core/catalogue/field.ts";
import { getPublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { describeFields } from "../../../shared/webpublisher/fields/fields.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeCertificate } from "../../support/made-trials.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame, stored } from "./documents.ts";

ownDynamoDb();
ownAws();

/** A value for each type that holds one. */
const values: Partial<Record<FieldType, unknown>> = {
  text: "Serum",
  multilinetext: "<p>Nüchtern</p>",
  list: ["a"],
  table: [{ low: "1" }],
  date: "2026-11-26",
  checkbox: true,
  category: ["chemistry"],
  collectionitem: ["serum"],
  relatedanalyses: ["B"],
};
const named = (type: FieldType) => ({ key: type, type, label: { de: `Feld ${type}` } });
/** Every type once, with the dates in a group within a section. */
const fields = fieldTypes
  .filter((type) => type !== "section" && type !== "group" && type !== "date")
  .map((type) => ({
    ...named(type),
    ...(type === "table" && { columns: [{ key: "low", label: { de: "von" } }] }),
    ...(type === "collectionitem" && { collection: "materials" }),
  }));
const group = { ...named("group"), children: [named("date")] };
const layout = layoutSchema.parse({
  identifier: "all",
  fields: [...fields, { ...named("section"), children: [group] }],
});
let staff: string;

beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  staff = await tokenFor("demo", { groups: ["webpublisher"] });
  const certificate = [await makeCertificate(await tokenFor("demo", { is_admin: true }), "RV Herbst")];
  const held = Object.entries({ ...values, certificate }).map(([key, value]) => [
    key,
    stored(plainValueSchema.parse(value)),
  ]);
  const full = analysisOf("A", {
    layout: "all",
    categories: ["chemistry"],
    fields: Object.fromEntries(held),
  });
  const documents = [
    ...frame.map(({ kind, id, content }) => ({ kind, id, content })),
    { kind: "layout", id: documentId("layout", "all"), content: layout },
    ...[full, analysisOf("B"), analysisOf("EMPTY", { layout: "all" })].map((content) => ({
      kind: "analysis",
      id: documentId("analysis", content.code),
      content,
    })),
  ] as Parameters<typeof saveDocuments>[1];
  await saveDocuments({ ...jobActor("test"), kind: "account", tenant: "demo" as TenantId }, documents);
});

const publicFields = async (code: string): Promise<{ key: string; type: string; sections: string[] }[]> =>
  (await callApi(getPublicAnalysis, { params: { code } })).body.fields;

test("the developer API calls all thirteen types of fields by their names", async () => {
  const answered = await publicFields("A");
  expect(answered.map(({ key, type }) => `${key} ${type}`).sort()).toEqual(
    fieldTypes.map((type) => `${type} ${type}`).sort(),
  );
});

test("what stands in a section or group follows it and names it", async () => {
  const within = ["Feld section", "Feld group"];
  expect((await publicFields("A")).slice(-3)).toMatchObject([
    { type: "section", sections: [] },
    { type: "group", sections: within.slice(0, 1) },
    { type: "date", sections: within },
  ]);
});

test("headings with nothing below them are left out", async () => {
  expect(await publicFields("EMPTY")).toEqual([]);
});

test("the description of the fields names the same types", async () => {
  const { body } = await callApi(describeFields, { authorization: staff });
  const all = body.layouts.find(({ identifier }: { identifier: string }) => identifier === "all");
  const answered = await publicFields("A");
  expect(all.fields.map(({ type }: { type: string }) => type)).toEqual(answered.map(({ type }) => type));
  for (const { key, type, example } of all.fields)
    expect({ key, type, shown: example?.field.type }).toEqual({ key, type: key, shown: key });
});
