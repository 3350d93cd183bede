import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { logoAt } from "../../../functions/core/door.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { noLegal } from "../../../shared/core/settings/legal.ts";
import { getLogo } from "../../../shared/core/settings/logo.endpoints.ts";
import {
  changeSettings,
  getPublicSettings,
  maxLogo,
  putLogo,
  removeLogo,
} from "../../../shared/core/settings/settings.endpoints.ts";
import { getPublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
let admin: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "staging", VERSION: "1" });
  await makeTenant("demo");
  admin = await tokenFor("demo", { is_admin: true });
});
beforeEach(() => makeTenant("demo", { name: "Labor Süd", version: 7, legal: noLegal }));

const change = (body: object, match?: string) =>
  callApi(changeSettings, { authorization: admin, body, headers: match ? { "if-match": match } : {} });
const upload = (body: string, headers: Record<string, string> = {}) =>
  callApi(putLogo, { authorization: admin, body, headers });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h5"/></svg>';

describe("the name and the colours", () => {
  test("are changed one by one, short and long hex, and are seen by everybody at once", async () => {
    const answer = await change({ colours: { accent: "#Abc" } }, '"7"');
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"8"' }, body: { name: "Labor Süd" } });
    expect((await change({ name: " Labor Nord " })).headers.etag).toBe('"9"');
    const settings = { name: "Labor Nord", colours: { primary: "#0b6e6e", accent: "#Abc" } };
    expect((await callApi(getPublicSettings)).body).toMatchObject(settings);
    expect((await callApi(getPublicLook)).body).toMatchObject(settings);
  });

  test("are left as they are by who saw an older version", async () => {
    await change({ name: "first" }, '"7"');
    expect(await change({ name: "second" }, '"7"')).toMatchObject({
      status: 412,
      body: { code: "edit_conflict" },
    });
    expect((await callApi(getPublicSettings)).body.name).toBe("first");
  });

  test("stand beside the pages that the law wants to be linked, which are complete addresses", async () => {
    const legal = { imprint: "https://lab.example/impressum" };
    expect((await change({ legal })).body.legal).toEqual({ ...legal, privacy: "", accessibility: "" });
    const wrong = await change({ legal: { privacy: "lab.example/privacy" } });
    expect(wrong.body.errors).toMatchObject([{ path: "legal.privacy", code: "page_address" }]);
  });

  test("changed by twenty at once without a version keep every change", async () => {
    const all = Array.from({ length: 10 }, (_, index) => [
      change({ colours: { primary: `#00000${index}` } }),
      change({ name: `Labor ${index}` }),
    ]).flat();
    expect((await Promise.all(all)).every(({ status }) => status === 200)).toBe(true);
    expect((await callApi(getPublicSettings)).body.colours.accent).toBe("#c2410c");
    expect((await change({ name: "last" })).headers.etag).toBe('"28"');
  });

  test.each([
    [{ name: "" }, ["name"]],
    [
      { name: "n".repeat(201), colours: { primary: "red", accent: "#12345" } },
      ["name", "colours.primary", "colours.accent"],
    ],
  ])("must be such: %o", async (body, paths) => {
    const answer = await change(body);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test("bring nothing else of the record along", async () => {
    await change({ name: "x", disabled: true, modules: {}, version: 99, languages: ["en"] });
    expect((await callApi(getPublicSettings)).body.languages).toEqual(["de", "en"]);
  });
});

describe("the logo", () => {
  test("is shown under a path of its own that may do nothing, an SVG without what acts", async () => {
    const { body, headers } = await upload(svg, { "if-match": '"7"' });
    expect(headers.etag).toBe('"8"');
    expect(body.logo).toMatch(/^\/api\/public\/logo\/[0-9a-f]{64}\/$/);
    const shown = await callApi(getLogo, { params: { id: body.logo.split("/")[4] } });
    expect(shown).toMatchObject({
      status: 200,
      headers: {
        "content-type": "image/svg+xml",
        "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
    expect(shown.text).toContain("<path");
    expect(shown.text).not.toContain("script");
    expect((await callApi(getPublicLook)).body.logo).toBe(body.logo);
    expect([...aws.objects.keys()].every((key) => key.startsWith("assets/demo/logos/"))).toBe(true);
  });

  test("is the picture that a book asks for by its path, and nothing else is", async () => {
    const { logo } = (await upload(svg)).body;
    const actor = { tenant: "demo" as TenantId };
    expect(await logoAt(actor, logo)).toMatchObject({ type: "image/svg+xml" });
    for (const path of [
      logo.slice(0, -1),
      `${logo}x`,
      "/fonts/a/",
      "/api/public/logo/../a/",
      `/other${logo}`,
    ])
      expect(await logoAt(actor, path)).toBeUndefined();
  });

  test("uploaded again is the same one, taken away it is gone", async () => {
    const first = (await upload(svg)).body.logo;
    expect((await upload(svg)).body.logo).toBe(first);
    const stale = await callApi(removeLogo, { authorization: admin, headers: { "if-match": '"7"' } });
    expect(stale.status).toBe(412);
    expect((await callApi(removeLogo, { authorization: admin })).body.logo).toBeNull();
  });

  test.each([
    ["nothing", "", 400, "validation_failed"],
    ["a text", "hello", 415, "unsupported_media_type"],
    ["an HTML page", "<html><svg/></html>", 415, "unsupported_media_type"],
    ["an SVG of a script alone", "<svg><script>alert(1)</script></svg>", 400, "validation_failed"],
    ["30 MB", "x".repeat(30 * 1024 * 1024), 413, "too_large"],
    ["a byte too many", `${svg}${" ".repeat(maxLogo)}`, 413, "too_large"],
  ])("is not %s", async (_, body, status, code) => {
    expect(await upload(body)).toMatchObject({ status, body: { code } });
    expect((await callApi(getPublicSettings)).body.logo).toBeNull();
  });

  test("of another laboratory is not found", async () => {
    const id = (await upload(svg)).body.logo.split("/")[4];
    await makeTenant("other");
    process.env.TENANT = "other";
    const answer = await callApi(getLogo, { params: { id } });
    process.env.TENANT = "demo";
    expect(answer.status).toBe(404);
  });
});
