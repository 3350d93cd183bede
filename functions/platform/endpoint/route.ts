import { type ApiSpec, type EndpointSpec, fullPath, isWrite } from "../../../shared/kernel/endpoint.ts";
import { problem } from "../problem.ts";

interface Route {
  name: string;
  endpoint: EndpointSpec;
  pattern: RegExp;
  /** Sort key: literal segments come before parameters, and these before the rest of a path: `import/last/`, `import/{id}/`, `{path}/`. */
  weight: number;
}

/** Weight of the rest of a path; exceeds any number of parameters. */
const restOfPath = 100;

function patternOf(endpoint: EndpointSpec): RegExp {
  const path = fullPath(endpoint)
    .split("/")
    .map((segment) => {
      const parameter = /^\{(\w+)\}$/.exec(segment)?.[1];
      return parameter
        ? `(?<${parameter}>${endpoint.rest ? ".+?" : "[^/]+"})`
        : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("/");
  return new RegExp(`^${path.replace(/\/$/, "")}/?$`);
}

/** Finds the endpoints of an API resource by path and by method. */
export function routerOf(api: ApiSpec) {
  const routes: Route[] = Object.entries(api.endpoints)
    .map(([name, endpoint]) => ({
      name,
      endpoint,
      pattern: patternOf(endpoint),
      weight: endpoint.path.split("{").length + (endpoint.rest ? restOfPath : 0),
    }))
    .sort((left, right) => left.weight - right.weight);

  /** The endpoints at a path. @throws ProblemError 404 */
  function endpointsAt(path: string) {
    const matching = routes.flatMap((candidate) => {
      const match = candidate.pattern.exec(path);
      return match ? [{ ...candidate, params: decoded(match.groups ?? {}) }] : [];
    });
    if (matching.length === 0) throw problem("not_found", `There is no ${path}.`);
    return matching.filter(({ weight }) => weight === matching[0]?.weight);
  }

  /** The endpoint for a method at a path; HEAD is a GET whose body is left out. @throws ProblemError 404 or 405 */
  function find(method: string, path: string) {
    const matching = endpointsAt(path);
    const match = matching.find(({ endpoint }) => methodsOf(endpoint).includes(method));
    if (match) return match;
    throw problem("method_not_allowed", `${path} does not take ${method}.`, {
      headers: { Allow: allowOf(matching) },
    });
  }
  return { endpointsAt, find };
}

/** An endpoint that writes does not serve HEAD, even if it is a GET. */
const methodsOf = (endpoint: EndpointSpec) =>
  endpoint.method === "GET" && !isWrite(endpoint) ? ["GET", "HEAD"] : [endpoint.method];

/** The value of `Allow` for some routes. */
export const allowOf = (routes: readonly Pick<Route, "endpoint">[]) =>
  [...routes.flatMap(({ endpoint }) => methodsOf(endpoint)), "OPTIONS"].join(", ");

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw problem("not_found", "The path is not properly encoded.");
  }
}
