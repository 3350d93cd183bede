import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { jobActor } from "../../functions/platform/actor.ts";
import { categories } from "../../shared/core/categories/categories.endpoints.ts";
import { collectionItems } from "../../shared/core/collections/collections.endpoints.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { createAnalysis } from "../../shared/laboreditor/analyses/editor.endpoints.ts";
import { makeAccount } from "../support/accounts.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/** A badly filled form reports all its errors at once: those that the schema finds, and those that only the laboratory's data reveals. */
ownDynamoDb();
let authorization: string;
const params = { id: "" };
beforeAll(async () => {
  await makeTenant("demo");
  await makeAccount("demo", { username: "Eva", email: "eva@lab.example" });
  params.id = (await makeAccount("demo", { username: "Otto", email: "otto@lab.example" })).id;
  authorization = await tokenFor("demo", { is_admin: true });
  const content = { identifier: "chemistry", name: { de: "Chemie" }, parent: null, layout: null, order: 0 };
  await saveDocuments(jobActor("test"), [
    { kind: "category", id: documentId("category", "chemistry"), content },
  ]);
});

const weak = ["password_too_short", "password_no_upper", "password_no_digit", "password_no_special"].map(
  (code) => `password ${code}`,
);
const cases: [what: string, endpoint: EndpointSpec, body: object, wrong: string[]][] = [
  [
    "an account with a bad address, a weak password, a taken name and a field nobody knows",
    accounts.create,
    { username: "eva", email: "nowhere", password: "kurz", nickname: "x" },
    ["email invalid_format", "nickname unknown_field", "username already_exists", ...weak],
  ],
  [
    "an account whose form is right, with a weak password and a taken name",
    accounts.create,
    { username: "eva", email: "new@lab.example", password: "kurz" },
    ["username already_exists", ...weak],
  ],
  [
    "a change of an account with an unknown language, a weak password and a taken address",
    accounts.change,
    { language: "xx", email: "Eva@lab.example", password: "kurz" },
    ["language invalid_value", "email already_exists", ...weak],
  ],
  [
    "an item without a name in a collection that is not there",
    collectionItems.create,
    { collection: "nowhere", identifier: "serum", name: {} },
    ["name required", "collection not_found"],
  ],
  [
    "a category that is there, without a name, in one that is not there, with a layout that is not there",
    categories.create,
    { identifier: "chemistry", name: {}, parent: "nowhere", layout: "none" },
    ["name required", "identifier already_exists", "parent not_found", "layout not_found"],
  ],
  [
    "an analysis with a state nobody knows and a layout that is not there",
    createAnalysis,
    { code: "GLU", name: { de: "Glukose" }, state: "LOST", layout: "none" },
    ["state invalid_value", "layout not_found"],
  ],
];
test.each(cases)("%s", async (_, endpoint, body, wrong) => {
  const answer = await callApi(endpoint, { authorization, params, body });
  expect(answer.status).toBe(400);
  const reported = answer.body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`);
  expect(reported).toEqual(expect.arrayContaining(wrong));
});
