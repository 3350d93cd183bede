import type { Assembly, Resource } from "../assembly/assembly.ts";

/** What a method of a REST API does. */
export type Integration =
  | { kind: "lambda"; functionArn: string }
  | { kind: "mock"; status: number; headers: Record<string, string> };

interface Node {
  id: string;
  path: string;
  children: Map<string, Node>;
  methods: Map<string, Integration>;
}

/** A matched route. */
export interface Match {
  resourceId: string;
  resource: string;
  parameters: Record<string, string>;
  integration: Integration;
}

/** A REST API of the templates: its tree of resources and its settings. */
export interface RestApi {
  id: string;
  stack: string;
  stage: string;
  root: Node;
  binaryTypes: string[];
  /** Bytes from which API Gateway compresses by itself; undefined where it does not. */
  compressFrom: number | undefined;
  /** Answers that replace API Gateway's own, by type: `DEFAULT_4XX`, `THROTTLED`, … */
  responses: Map<
    string,
    { status: number | undefined; headers: Record<string, string>; body: string | undefined }
  >;
}

/** Reads the REST APIs of the assembly. */
export function readApis(assembly: Assembly): Map<string, RestApi> {
  const apis = new Map<string, RestApi>();
  for (const resource of assembly.resources("AWS::ApiGateway::RestApi")) {
    const id = assembly.ref(resource);
    const minimum = resource.properties.MinimumCompressionSize;
    const root: Node = {
      id: assembly.att(resource, "RootResourceId"),
      path: "",
      children: new Map(),
      methods: new Map(),
    };
    apis.set(id, {
      id,
      stack: resource.stack,
      stage: "prod",
      root,
      binaryTypes: (resource.properties.BinaryMediaTypes ?? []) as string[],
      compressFrom: minimum === undefined ? undefined : Number(minimum),
      responses: new Map(),
    });
  }
  const nodes = new Map([...apis.values()].map((api) => [`${api.id}/${api.root.id}`, api.root]));
  addResources(assembly, nodes);
  addMethods(assembly, nodes);
  for (const resource of assembly.resources("AWS::ApiGateway::Stage")) {
    const api = apis.get(String(resource.properties.RestApiId));
    if (api) api.stage = String(resource.properties.StageName);
  }
  for (const resource of assembly.resources("AWS::ApiGateway::GatewayResponse")) {
    const { RestApiId, ResponseType, StatusCode, ResponseParameters, ResponseTemplates } =
      resource.properties;
    apis.get(String(RestApiId))?.responses.set(String(ResponseType), {
      status: StatusCode === undefined ? undefined : Number(StatusCode),
      headers: fixedHeaders(ResponseParameters, "gatewayresponse.header."),
      body: Object.values((ResponseTemplates ?? {}) as Record<string, string>)[0],
    });
  }
  return apis;
}

/** A resource may stand before its parent in the template. */
function addResources(assembly: Assembly, nodes: Map<string, Node>): void {
  let waiting = assembly.resources("AWS::ApiGateway::Resource");
  while (waiting.length > 0) {
    const left: Resource[] = [];
    for (const resource of waiting) {
      const api = String(resource.properties.RestApiId);
      const parent = nodes.get(`${api}/${resource.properties.ParentId}`);
      if (!parent) {
        left.push(resource);
        continue;
      }
      const part = String(resource.properties.PathPart);
      const node: Node = {
        id: assembly.ref(resource),
        path: `${parent.path}/${part}`,
        children: new Map(),
        methods: new Map(),
      };
      parent.children.set(part, node);
      nodes.set(`${api}/${node.id}`, node);
    }
    if (left.length === waiting.length)
      throw new Error(`${left[0]?.stack}/${left[0]?.id}: its parent resource is not in the template`);
    waiting = left;
  }
}

interface RawIntegration {
  Type?: string;
  Uri?: string;
  IntegrationResponses?: { StatusCode: string; ResponseParameters?: Record<string, string> }[];
}

function addMethods(assembly: Assembly, nodes: Map<string, Node>): void {
  for (const resource of assembly.resources("AWS::ApiGateway::Method")) {
    const { RestApiId, ResourceId, HttpMethod, Integration } = resource.properties;
    const node = nodes.get(`${RestApiId}/${ResourceId}`);
    if (!node) throw new Error(`${resource.stack}/${resource.id}: its resource is not in the template`);
    const raw = (Integration ?? {}) as RawIntegration;
    const functionArn = /functions\/(arn:[^/]+)\/invocations/.exec(raw.Uri ?? "")?.[1];
    const first = raw.IntegrationResponses?.[0];
    if (raw.Type === "AWS_PROXY" && functionArn)
      node.methods.set(String(HttpMethod), { kind: "lambda", functionArn });
    else if (raw.Type === "MOCK")
      node.methods.set(String(HttpMethod), {
        kind: "mock",
        status: Number(first?.StatusCode ?? 200),
        headers: fixedHeaders(first?.ResponseParameters, "method.response.header."),
      });
    else
      throw new Error(
        `${resource.stack}/${resource.id}: integration ${raw.Type} is not known to the local cloud`,
      );
  }
}

function fixedHeaders(parameters: unknown, prefix: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries((parameters ?? {}) as Record<string, string>)) {
    if (name.startsWith(prefix))
      headers[name.slice(prefix.length).toLowerCase()] = value.replace(/^'|'$/g, "");
  }
  return headers;
}

/** Finds the route of a path (without the stage): fixed parts before `{name}` before `{name+}`. */
export function matchRoute(api: RestApi, method: string, path: string): Match | undefined {
  const parts = path.split("/").filter((part) => part !== "");
  return descend(api.root, parts, {}, method);
}

function descend(
  node: Node,
  parts: string[],
  parameters: Record<string, string>,
  method: string,
): Match | undefined {
  const [head, ...rest] = parts;
  if (head === undefined) {
    const integration = node.methods.get(method) ?? node.methods.get("ANY");
    return integration && { resourceId: node.id, resource: node.path || "/", parameters, integration };
  }
  const fixed = node.children.get(head);
  const found = fixed && descend(fixed, rest, parameters, method);
  if (found) return found;
  for (const [part, child] of node.children) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const match = name && descend(child, rest, { ...parameters, [name]: head }, method);
    if (match) return match;
  }
  for (const [part, child] of node.children) {
    const name = /^\{(\w+)\+\}$/.exec(part)?.[1];
    const all = { ...parameters, ...(name && { [name]: parts.join("/") }) };
    const match = name && descend(child, [], all, method);
    if (match) return match;
  }
  return undefined;
}
