import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { callHandler } from "../support/call-api.ts";
import { asDeclared } from "../support/declared.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
beforeAll(async () => {
  Object.assign(process.env, {
    STAGE: "local",
    VERSION: "1",
    ASSETS_BUCKET: "assets",
    PUBLIC_URL: "http://p",
  });
  await makeTenant("demo");
});

/** Every address of public pages. */
const places = apis.flatMap((api) =>
  api.mounts.filter((mount) => /^embed\b/.test(mount)).map((mount) => ({ api, mount })),
);
const browser = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const wrong = ["no/such/page/", "%E0%A4%A/", `${"x".repeat(300)}/`];

describe("what is no page is a page for a browser", () => {
  test("there are places for pages", () => expect(places.length).toBeGreaterThan(5));

  test.each(places)("below /$mount/", async ({ api, mount }) => {
    const { handler } = await import(join(import.meta.dirname, "../../functions", api.address, "handler.ts"));
    const ask = (path: string, headers: Record<string, string>) => {
      const endpoint = { method: "GET", path: `${mount}/${path}`, prefix: "/" } as unknown as EndpointSpec;
      return asDeclared(api, () => callHandler(handler, endpoint, { headers }));
    };
    for (const path of wrong)
      for (const language of ["de", "en"]) {
        const answer = await ask(path, { ...browser, "accept-language": language });
        expect([path, answer.status]).toEqual([
          path,
          expect.toSatisfy((status) => status >= 400 && status < 500),
        ]);
        expect([path, answer.headers["content-type"]]).toEqual([path, "text/html; charset=utf-8"]);
        expect(answer.text).toContain(`<html lang="${language}">`);
        expect(answer.text).toMatch(/<h1[ >]/);
      }
  });

  test.each(places)("below /$mount/ a program is told as a program", async ({ api, mount }) => {
    const { handler } = await import(join(import.meta.dirname, "../../functions", api.address, "handler.ts"));
    const endpoint = {
      method: "POST",
      path: `${mount}/no/such/page/`,
      prefix: "/",
    } as unknown as EndpointSpec;
    const answer = await asDeclared(api, () => callHandler(handler, endpoint, { headers: browser }));
    expect(answer.headers["content-type"]).toBe("application/problem+json");
  });
});
