import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const schemaFile = /\/shared\/.+\.endpoints\.ts$/;

interface Declared {
  method: unknown;
  path: unknown;
  prefix?: unknown;
  body?: unknown;
  output: unknown;
}
const isEndpoint = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value;
const isPlain = (value: unknown): boolean =>
  value === null ||
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(isPlain)
    : typeof value === "object" &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value as object).every(isPlain));

/** What the client needs of a declaration to make the call: its schemas are types here, and types weigh nothing. */
const client = ({ method, path, prefix, body, output }: Declared) => ({
  method,
  path,
  ...(prefix ? { prefix } : {}),
  ...(body === "raw" ? { body } : {}),
  output: output === null || typeof output === "string" ? output : true,
});

/**
 * Hands the endpoint declarations of `shared` to the browser without their zod schemas, which would weigh more than
 * the log-in page itself. Constants stay; schemas and API lists are gone, so that importing one fails the build.
 */
export const declarationsOnly = (): Plugin => ({
  name: "declarations-only",
  enforce: "pre",
  async load(id) {
    const file = id.split("?")[0] ?? id;
    if (!schemaFile.test(file)) return null;
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const lines = Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value)
        ? [`export const ${name} = ${JSON.stringify(client(value))};`]
        : isPlain(value)
          ? [`export const ${name} = ${JSON.stringify(value)};`]
          : [],
    );
    return { code: lines.join("\n"), moduleType: "js" };
  },
});
