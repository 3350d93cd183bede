import { type ApiSpec, type EndpointSpec, fullPath } from "../../../shared/kernel/endpoint.ts";
import { problem } from "../problem.ts";

interface Route {
  name: string;
  endpoint: EndpointSpec;
  pattern: RegExp;
  /** Literal segments come before parameters: `import/last/` before `import/{id}/`. */
  weight: number;
}

function patternOf(endpoint: EndpointSpec): RegExp {
  const path = fullPath(endpoint)
    .split("/")
    .map((segment) => {
      const parameter = /^\{(\w+)\}$/.exec(segment)?.[1];
      return parameter ? `(?<${parameter}>[^/]+)` : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("/");
  return new RegExp(`^${path.replace(/\/$/, "")}/?$`);
}

/** Finds an API resource's endpoint by method and path. */
export function routerOf(api: ApiSpec) {
  const routes: Route[] = Object.entries(api.endpoints)
    .map(([name, endpoint]) => ({
      name,
      endpoint,
      pattern: patternOf(endpoint),
      weight: endpoint.path.split("{").length,
    }))
    .sort((left, right) => left.weight - right.weight);

  /** @throws ProblemError 404 or 405 */
  return function route(method: string, path: string) {
    const matching = routes.flatMap((candidate) => {
      const match = candidate.pattern.exec(path);
      return match ? [{ ...candidate, params: decoded(match.groups ?? {}) }] : [];
    });
    if (matching.length === 0) throw problem("not_found", `There is no ${path}.`);
    const lightest = matching[0]!.weight;
    const found = matching.find(
      (candidate) => candidate.endpoint.method === method && candidate.weight === lightest,
    );
    if (found) return found;
    const allow = matching.filter(({ weight }) => weight === lightest).map(({ endpoint }) => endpoint.method);
    throw problem("method_not_allowed", `${path} does not take ${method}.`, undefined, {
      Allow: allow.join(", "),
    });
  };
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw problem("not_found", "The path is not properly encoded.");
  }
}
