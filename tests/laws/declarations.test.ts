import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type ApiSpec, fullPath, isPermitted, permissionsIn } from "../../shared/kernel/endpoint.ts";
import { permissions } from "../../shared/kernel/permissions.ts";
import { root, sourceFiles } from "./sources.ts";

const endpoints = apis.flatMap((api) =>
  Object.entries(api.endpoints).map(([name, endpoint]) => ({
    title: `${api.address} ${name}`,
    api,
    endpoint,
  })),
);

describe("declarations", () => {
  test("every file of endpoints is registered, once", async () => {
    const files = sourceFiles.filter((path) => /^shared\/.*\.endpoints\.ts$/.test(path));
    const declared = await Promise.all(
      files.map(async (path) => Object.values(await import(join(root, path))).filter(isApi)),
    );
    expect(new Set(declared.flat())).toEqual(new Set(apis));
    expect(new Set(apis.map(({ address }) => address)).size).toBe(apis.length);
  });

  test.each(apis.map((api) => [api.address, api] as const))(
    "%s has a folder and a handler at its address",
    (address) => {
      expect(existsSync(join(root, "shared", address))).toBe(true);
      expect(existsSync(join(root, "functions", address, "handler.ts"))).toBe(true);
    },
  );

  test("no two calls share method and path, no two resources a mount", () => {
    const calls = endpoints.map(
      ({ endpoint }) => `${endpoint.method} ${fullPath(endpoint).replaceAll(/\{\w+\}/g, "{}")}`,
    );
    expect(calls.length).toBe(new Set(calls).size);
    const mounts = apis.flatMap((api) => api.mounts);
    expect(mounts.length).toBe(new Set(mounts).size);
  });

  test.each(endpoints)("$title: path, parameters and mount fit together", ({ api, endpoint }) => {
    const path = fullPath(endpoint);
    expect(path).toMatch(/^\/[a-z0-9_.{}/-]+$/i);
    // Files are recognised by their ending.
    if (endpoint.prefix !== "/" && !/\.(?:xml|js|png)$/.test(path)) expect(path.endsWith("/")).toBe(true);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(named.sort());
    const mount = (each: string) => path === `/${each}` || path.startsWith(`/${each}/`);
    expect(api.mounts.some(mount)).toBe(true);
  });

  test.each(endpoints)("$title: says who may, with permissions that exist", ({ endpoint }) => {
    if (endpoint.public)
      return expect(endpoint.module ?? null).toSatisfy((key) => key === null || key.startsWith("MD_"));
    expect(endpoint).toHaveProperty("permission");
    expect(endpoint).toHaveProperty("module");
    const needed = permissionsIn(endpoint.permission);
    expect(needed.filter((permission) => !permissions.includes(permission))).toEqual([]);
    const opens = "laboreditor.view_laboreditorconfiguration";
    if (endpoint.module === "MD_EDITOR" || endpoint.path.startsWith("laboreditor/"))
      expect(
        isPermitted(endpoint.permission, new Set(permissions.filter((permission) => permission !== opens))),
      ).toBe(false);
  });

  test.each(endpoints)(
    "$title: reads take no body, creating answers 201 or 202, nothing is 204",
    ({ endpoint }) => {
      if (endpoint.method === "GET") expect(endpoint.body).toBeUndefined();
      if (endpoint.success) expect(endpoint.output).not.toBeNull();
      expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
    },
  );
});

describe("what people edit", () => {
  const changing = endpoints.filter(({ endpoint }) => endpoint.method === "PATCH");
  test.each(changing)("$title: is told by its version which edit it builds on", ({ endpoint }) => {
    expect(endpoint.etag).toBe(true);
  });

  test("only calls whose method says that they read have to say that they write", () => {
    const writing = endpoints.filter(({ endpoint }) => endpoint.writes);
    expect(writing.filter(({ endpoint }) => endpoint.method !== "GET")).toEqual([]);
  });
});

function isApi(value: unknown): value is ApiSpec {
  return typeof value === "object" && value !== null && "mounts" in value && "endpoints" in value;
}
