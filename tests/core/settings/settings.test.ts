import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  getBookedModules,
  getMaintenance,
  getPublicSettings,
  getSettings,
  getVersion,
} from "../../../shared/core/settings/settings.endpoints.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const modules = Object.fromEntries(moduleKeys.map((key) => [key, key === "MD_WEB"])) as never;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "staging", VERSION: "1.2.3" });
  await makeTenant("demo", { name: "Labor Süd", version: 7 });
  await makeTenant("small", { modules, languages: ["en"], maintenance: true });
  await makeTenant("closed", { disabled: true });
});
afterEach(() => {
  process.env.TENANT = "demo";
});

describe("what anyone may know", () => {
  test("is the laboratory's look and the running stage, and no more of its record", async () => {
    const { status, body } = await callApi(getPublicSettings);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: "Labor Süd",
      logo: null,
      colours: { primary: "#0b6e6e", accent: "#c2410c" },
      languages: ["de", "en"],
      environment: "staging",
      support: { email: "support@laborium.example", phone: "+49 30 0000" },
      sso: null,
    });
  });

  test("is the version that runs and whether one may write", async () => {
    expect((await callApi(getVersion)).body).toEqual({ version: "1.2.3" });
    expect((await callApi(getMaintenance)).body).toEqual({ maintenance: false });
    process.env.TENANT = "small";
    expect((await callApi(getMaintenance)).body).toEqual({ maintenance: true });
  });

  test("is each laboratory's own, and nothing where there is none", async () => {
    process.env.TENANT = "small";
    expect((await callApi(getPublicSettings)).body).toMatchObject({ name: "Labor small", languages: ["en"] });
    for (const tenant of ["closed", "nowhere"]) {
      process.env.TENANT = tenant;
      expect(await callApi(getPublicSettings)).toMatchObject({
        status: 404,
        body: { code: "tenant_not_found" },
      });
    }
  });
});

describe("what staff may know", () => {
  test("is which modules are booked", async () => {
    process.env.TENANT = "small";
    const { body } = await callApi(getBookedModules, { authorization: await tokenFor("small") });
    expect(body).toEqual(modules);
  });

  test("is the settings with the version to change them by, for administrators", async () => {
    const answer = await callApi(getSettings, { authorization: await tokenFor("demo", { is_admin: true }) });
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"7"' }, body: { name: "Labor Süd" } });
  });
});
