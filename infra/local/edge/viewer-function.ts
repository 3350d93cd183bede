import { createContext, Script } from "node:vm";

/** A header or query value as CloudFront Functions see it. */
export interface ViewerValue {
  value: string;
  multiValue?: { value: string }[];
}

/** A request as CloudFront Functions see it. Source: AWS "CloudFront Functions event structure". */
export interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, ViewerValue>;
  headers: Record<string, ViewerValue>;
  cookies: Record<string, ViewerValue>;
}

/** A response that a function makes itself. */
export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Record<string, ViewerValue>;
  body?: string | { data: string; encoding?: "text" | "base64" };
}

type Handler = (event: unknown) => unknown;

/** CloudFront ends a function after about a millisecond of work. A busy machine may take a while to load one, so this limit only catches endless ones. */
const TIMEOUT_MS = 5_000;

/** Runs the code of a CloudFront Function as it is in the template. */
export class ViewerFunction {
  readonly #handler: Handler;

  constructor(code: string) {
    const context = createContext({ console: { log: () => undefined, error: () => undefined } });
    const source = code.replaceAll(/^\s*import\s+[^;]+;?\s*$/gm, "");
    this.#handler = new Script(`${source}\n;handler`, { filename: "cloudfront-function.js" }).runInContext(
      context,
      { timeout: TIMEOUT_MS },
    ) as Handler;
  }

  /** The request to continue with, or the response that the function gives instead. */
  async request(request: ViewerRequest, ip: string): Promise<ViewerRequest | ViewerResponse> {
    const result = await this.#handler({ ...event(ip), request });
    return result as ViewerRequest | ViewerResponse;
  }
}

function event(ip: string): Record<string, unknown> {
  return {
    version: "1.0",
    context: {
      distributionDomainName: "local",
      distributionId: "LOCAL",
      eventType: "viewer-request",
      requestId: "local",
    },
    viewer: { ip },
  };
}

/** Whether the function gave a response of its own. */
export function isResponse(result: ViewerRequest | ViewerResponse): result is ViewerResponse {
  return "statusCode" in result;
}
