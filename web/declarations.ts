import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const declarationFile = /\/shared\/.+\.endpoints\.ts$/;

/** Properties of a declaration that the client needs besides its output: how to call it, the permissions, and whether it may be retried. */
const properties = [
  "method",
  "path",
  "prefix",
  "permission",
  "module",
  "writes",
  "reads",
  "duringMaintenance",
  "etag",
  "idempotent",
  "timeout",
  "finds",
] as const;

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isEndpoint = (value: Fields) => "method" in value && "path" in value && "output" in value;
const isApi = (value: Fields) => "address" in value && "endpoints" in value;

function ofEndpoint(endpoint: Fields): Fields {
  const { body, output } = endpoint;
  return {
    ...Object.fromEntries(properties.map((name) => [name, endpoint[name]])),
    // Schemas are only needed as types here, which are not part of the bundle.
    body: body === "raw" ? body : undefined,
    output: output === null || typeof output === "string" ? output : true,
  };
}

/** Value of an export for the browser; undefined for a schema, a function or an API list. */
function forBrowser(value: unknown): unknown {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  if (Array.isArray(value)) {
    const members = value.map(forBrowser);
    return members.includes(undefined) ? undefined : members;
  }
  if (!isRecord(value) || isApi(value)) return undefined;
  if (isEndpoint(value)) return ofEndpoint(value);
  const members = Object.entries(value).map(([name, member]) => [name, forBrowser(member)] as const);
  const present = members.filter(([, member]) => member !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/**
 * Serves the endpoint declarations of `shared` to the browser without their zod schemas, which would be larger than the log-in page itself.
 * Constants and sets of calls stay; schemas and API lists are removed, so that importing one fails the build.
 */
export const declarationsOnly = (): Plugin => ({
  name: "declarations-only",
  enforce: "pre",
  async load(id) {
    const file = id.split("?")[0] ?? id;
    if (!declarationFile.test(file)) return null;
    const module = (await import(pathToFileURL(file).href)) as Fields;
    const lines = Object.entries(module).flatMap(([name, value]) => {
      const handed = forBrowser(value);
      return handed === undefined ? [] : [`export const ${name} = ${JSON.stringify(handed)};`];
    });
    return { code: lines.join("\n"), moduleType: "js" };
  },
});
