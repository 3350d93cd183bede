import { describe, expect, test } from "vitest";
import * as z from "zod";
import { apiDescription } from "../../../infra/description/api-description.ts";
import { docsPage, docsPolicy } from "../../../infra/description/docs-page.ts";
import { apis } from "../../../shared/apis.ts";
import { descriptionApi } from "../../../shared/core/schema/description.ts";
import {
  defineApi,
  defineEndpoint,
  fullPath,
  needsAll,
  permissionsIn,
} from "../../../shared/kernel/endpoint.ts";
import { openApiOf } from "../../../shared/kernel/openapi.ts";

const files = apiDescription("1.2.3");
const openapi = JSON.parse(files["api/schema.json"]);

const endpoints = [...apis, descriptionApi].flatMap((api) =>
  Object.entries(api.endpoints).map(([name, endpoint]) => ({ name, endpoint })),
);

describe("the description of the API", () => {
  test("says what it is and of which version, to anyone", () => {
    expect(openapi).toMatchObject({ openapi: "3.1.1", info: { title: "Laborium API", version: "1.2.3" } });
  });

  test.each(endpoints)("has $name with its parameters, answers and who may", ({ name, endpoint }) => {
    const operation = openapi.paths[fullPath(endpoint)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    const inPath = (operation.parameters ?? []).filter(
      (parameter: { in: string }) => parameter.in === "path",
    );
    expect(inPath.map((parameter: { name: string }) => parameter.name).sort()).toEqual(
      [...fullPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter).sort(),
    );
    const success = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
    expect(success).toEqual([String(endpoint.success ?? (endpoint.output === null ? 204 : 200))]);
    expect(operation.responses.default.content).toHaveProperty(["application/problem+json"]);
    expect(operation.security).toHaveLength(
      endpoint.public ? 0 : (endpoint.credentials ?? ["session"]).length,
    );
    const permissions = endpoint.public
      ? undefined
      : needsAll(endpoint.permission)
        ? endpoint.permission
        : permissionsIn(endpoint.permission);
    expect(operation["x-permission"]).toEqual(permissions);
    expect(operation["x-module"]).toBe(endpoint.module ?? null);
  });

  test("names no operation twice and refers to nothing that is not there", () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    const references = [...JSON.stringify(openapi).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? "");
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const target = reference
        .split("/")
        .slice(1)
        .reduce<Record<string, unknown> | undefined>(
          (place, step) => place?.[step] as Record<string, unknown> | undefined,
          openapi,
        );
      expect(target, reference).toBeTypeOf("object");
      expect(reference).toMatch(/^#\/components\//);
    }
  });

  test("tells what may be left out of what is sent, and that it is there in what is answered", () => {
    const shape = z.object({ name: z.string(), order: z.number().int().default(0) });
    const call = defineEndpoint({
      method: "POST",
      path: "things/",
      summary: "Makes a thing.",
      query: z.object({ dry: z.stringbool().default(false), at: z.coerce.number().int() }),
      body: shape,
      output: shape,
      permission: null,
      module: null,
    });
    const api = defineApi({
      address: "core/things",
      touches: {},
      mounts: [],
      endpoints: { makeThing: call },
    });
    const document = openApiOf([api], { title: "T", version: "1" }) as typeof openapi;
    const operation = document.paths["/api/things/"].post;
    const { schema } = operation.requestBody.content["application/json"];
    expect(schema.required).toEqual(["name"]);
    expect(operation.responses[200].content["application/json"].schema.required).toEqual(["name", "order"]);
    expect(operation.parameters).toMatchObject([
      { name: "dry", in: "query", required: false, schema: { type: "boolean", default: false } },
      { name: "at", in: "query", schema: { type: "integer" } },
    ]);
  });
});

describe("the page to read", () => {
  test("shows every call and loads nothing from anywhere", () => {
    const page = files["api/docs.html"];
    expect(docsPolicy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const { endpoint } of endpoints) expect(page).toContain(`<code>${fullPath(endpoint)}</code>`);
    expect(page).not.toMatch(/<script|<link|@import|url\(|src=|https?:\/\//i);
  });

  test("shows markup in a description as text", () => {
    const call = defineEndpoint({
      method: "GET",
      path: "things/",
      summary: "<img src=x onerror=alert(1)>",
      output: "text",
      public: true,
    });
    const api = defineApi({ address: "core/<b>", touches: {}, mounts: [], endpoints: { call } });
    const page = docsPage(openApiOf([api], { title: "</title><script>", version: "1" }));
    expect(page).not.toMatch(/<img|<script|<b>/);
  });
});
