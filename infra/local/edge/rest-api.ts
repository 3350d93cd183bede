import type { Assembly } from "../assembly/assembly.ts";

interface Node {
  id: string;
  path: string;
  children: Map<string, Node>;
  /** By method or `ANY`. */
  methods: Map<string, Integration>;
}

/** ARNs of the function and of the role that invokes it. */
interface Integration {
  functionArn: string;
  invokerArn: string;
}

/** A matched route. */
export interface Match extends Integration {
  resourceId: string;
  resource: string;
  parameters: Record<string, string>;
}

/** A REST API of the templates: its tree of paths and its settings. */
export interface RestApi {
  id: string;
  stack: string;
  stage: string;
  root: Node;
  binaryTypes: string[];
  /** Bytes from which API Gateway itself compresses; undefined if it does not. */
  compressFrom: number | undefined;
  /** Responses that replace API Gateway's own, by type: `DEFAULT_4XX`, `THROTTLED`, … */
  responses: Map<
    string,
    { status: number | undefined; headers: Record<string, string>; body: string | undefined }
  >;
}

/** The part of an OpenAPI document with API Gateway's extensions that decides a REST API's responses. */
interface Document {
  paths: Record<string, Record<string, unknown>>;
  "x-amazon-apigateway-binary-media-types"?: string[];
  "x-amazon-apigateway-minimum-compression-size"?: number;
  "x-amazon-apigateway-gateway-responses"?: Record<
    string,
    {
      statusCode?: number | string;
      responseParameters?: Record<string, string>;
      responseTemplates?: Record<string, string>;
    }
  >;
}

/** Reads the REST APIs of the assembly: each is the one document in its `Body`. */
export function readApis(assembly: Assembly): Map<string, RestApi> {
  const apis = new Map<string, RestApi>();
  for (const resource of assembly.resources("AWS::ApiGateway::RestApi")) {
    const id = assembly.ref(resource);
    const document = resource.properties.Body as Document;
    const root: Node = { id: `${id}/`, path: "", children: new Map(), methods: new Map() };
    for (const [path, item] of Object.entries(document.paths)) {
      const node = nodeAt(root, path);
      for (const [method, operation] of Object.entries(item)) {
        const name = method === "x-amazon-apigateway-any-method" ? "ANY" : method.toUpperCase();
        if (name !== "PARAMETERS")
          node.methods.set(name, integrationOf(operation, `${resource.stack} ${path}`));
      }
    }
    const responses = Object.entries(document["x-amazon-apigateway-gateway-responses"] ?? {});
    apis.set(id, {
      id,
      stack: resource.stack,
      stage: "prod",
      root,
      binaryTypes: document["x-amazon-apigateway-binary-media-types"] ?? [],
      compressFrom: document["x-amazon-apigateway-minimum-compression-size"],
      responses: new Map(
        responses.map(([type, { statusCode, responseParameters, responseTemplates = {} }]) => [
          type,
          {
            status: statusCode === undefined ? undefined : Number(statusCode),
            headers: fixedHeaders(responseParameters),
            body: Object.values(responseTemplates)[0],
          },
        ]),
      ),
    });
  }
  for (const resource of assembly.resources("AWS::ApiGateway::Stage")) {
    const api = apis.get(String(resource.properties.RestApiId));
    if (api) api.stage = String(resource.properties.StageName);
  }
  return apis;
}

/** The node of a path, created with its ancestors if missing. */
function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const part of path.split("/").filter(Boolean)) {
    const childPath = `${node.path}/${part}`;
    const child = node.children.get(part) ?? {
      id: `${root.id}${childPath}`,
      path: childPath,
      children: new Map(),
      methods: new Map(),
    };
    node.children.set(part, child);
    node = child;
  }
  return node;
}

function integrationOf(operation: unknown, place: string): Integration {
  const { type, uri, credentials } = (operation as Record<string, Record<string, string> | undefined>)[
    "x-amazon-apigateway-integration"
  ] ?? { type: "none" };
  const functionArn = /functions\/(arn:[^/]+)\/invocations/.exec(uri ?? "")?.[1];
  if (type !== "aws_proxy" || !functionArn || !credentials)
    throw new Error(`${place}: integration ${type} is not known to the local cloud`);
  return { functionArn, invokerArn: credentials };
}

function fixedHeaders(parameters: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.replace("gatewayresponse.header.", "").toLowerCase(),
      value.replace(/^'|'$/g, ""),
    ]),
  );
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
    return integration && { resourceId: node.id, resource: node.path || "/", parameters, ...integration };
  }
  const fixed = node.children.get(head);
  const direct = fixed && descend(fixed, rest, parameters, method);
  if (direct) return direct;
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
