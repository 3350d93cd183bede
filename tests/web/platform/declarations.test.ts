// @vitest-environment happy-dom
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apis } from "../../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../../shared/kernel/endpoint.ts";
import { declarationsOnly } from "../../../web/declarations.ts";
import { call } from "../../../web/platform/api/call.ts";
import { root, sourceFiles } from "../../laws/sources.ts";
import { fakeServer, problem } from "../support/fake-server.ts";

const entry = "declared.js";

/** Code that the browser receives for some files of declarations, as bundled. */
async function builtFrom(files: readonly string[]): Promise<Record<string, unknown>[]> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: "silent",
      plugins: [
        declarationsOnly(),
        {
          name: "entry",
          resolveId: (id) => (id.endsWith(entry) ? id : null),
          load: (id) =>
            id.endsWith(entry)
              ? files.map((file, place) => `export * as f${place} from ${JSON.stringify(file)};`).join("\n")
              : null,
        },
      ],
      build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
    }),
  ].flat();
  if (!result || !("output" in result)) throw new Error("Nothing was built.");
  const { code } = result.output[0];
  return Object.values(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`));
}

const files = sourceFiles.filter((path) => /^shared\/.*\.endpoints\.ts$/.test(path));
const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === "object" && value !== null && "method" in value && "output" in value;
const endpointsIn = (value: unknown): EndpointSpec[] =>
  isEndpoint(value)
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(endpointsIn)
      : [];
const nameOf = (endpoint: EndpointSpec) => `${endpoint.method} ${fullPath(endpoint)}`;

const built = new Map(
  (await builtFrom(files.map((path) => join(root, path))))
    .flatMap(endpointsIn)
    .map((endpoint) => [nameOf(endpoint), endpoint]),
);
const declared = apis.flatMap(({ endpoints }) => Object.values(endpoints) as EndpointSpec[]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what the browser is handed of a declaration", () => {
  it.each(declared.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "says of %s how it is called, who may, and whether it may be sent again",
    (name, endpoint) => {
      const factsOf = ({ method, path, prefix, module, writes, etag, idempotent }: EndpointSpec) => ({
        method,
        path,
        prefix,
        module,
        writes,
        etag,
        idempotent,
      });
      const handed = built.get(name);
      expect(handed && factsOf(handed)).toEqual(factsOf(endpoint));
      expect(handed).toHaveProperty("output");
      expect(JSON.stringify(handed)).not.toContain("~standard");
      if (!endpoint.public) expect(handed).toHaveProperty("permission", endpoint.permission);
    },
  );

  it.each(declared.filter(({ writes }) => writes).map(nameOf))(
    "lets %s, which writes, be sent only once where its answers are lost",
    async (name) => {
      const endpoint = built.get(name);
      if (!endpoint) throw new Error(`${name} was not built.`);
      const requests = fakeServer({ [endpoint.path]: [problem(503, "unavailable"), new TypeError("lost")] });
      const sent = call(endpoint).catch(() => undefined);
      await vi.runAllTimersAsync();
      await sent;
      expect(requests).toHaveLength(1);
    },
  );

  it("forwards sets of calls and constants, and neither API lists nor schemas", async () => {
    const [module] = await builtFrom([join(root, "tests/web/support/shared/made-up/materials.endpoints.ts")]);
    expect(Object.keys(module ?? {}).sort()).toEqual(["limits", "materials"]);
    expect(module).toMatchObject({
      materials: {
        create: {
          method: "POST",
          permission: { all: ["proficiency.add_testable", "proficiency.view_testable"] },
          idempotent: true,
          output: true,
        },
      },
      limits: { rows: 50, kinds: ["a", "b"] },
    });
    expect(Object.keys((module as { materials: object }).materials)).not.toContain("schema");
  });

  it("lets reads be sent again", async () => {
    const read = built.get("GET /api/core/analyses/");
    const requests = fakeServer({ "core/analyses/": problem(503, "unavailable") });
    const sent = read && call(read).catch(() => undefined);
    await vi.runAllTimersAsync();
    await sent;
    expect(requests).toHaveLength(4);
  });
});
