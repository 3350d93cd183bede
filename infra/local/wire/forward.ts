import http from "node:http";

/** The complete response of a backend. */
export interface Forwarded {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Backends only check that there is a signature; one constant key keeps their data in one place. */
const SIGNED = {
  authorization:
    "AWS4-HMAC-SHA256 Credential=LOCAL/20260101/eu-central-1/service/aws4_request, SignedHeaders=host, Signature=0",
  "x-amz-date": "20260101T000000Z",
};

/** Sends one AWS JSON call to a backend over a kept-alive connection and reads the whole response. */
export function forward(endpoint: string, target: string, body: Buffer | string): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      endpoint,
      {
        method: "POST",
        agent,
        headers: {
          ...SIGNED,
          "content-type": "application/x-amz-json-1.0",
          "content-length": Buffer.byteLength(body),
          "x-amz-target": target,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 500,
            headers: response.headers,
            body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks),
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Makes a call on the cloud's own behalf; throws if the backend refuses. */
export async function call<Output>(endpoint: string, target: string, input: unknown): Promise<Output> {
  const answer = await forward(endpoint, target, JSON.stringify(input));
  const text = answer.body.toString("utf8");
  const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
  if (answer.status >= 300) {
    const code = String(body.__type ?? answer.status)
      .split("#")
      .pop();
    throw new Error(`${code}: ${body.message ?? body.Message ?? text}`);
  }
  return body as Output;
}

/** Closes idle connections, so that the process can end. */
export function closeConnections(): void {
  agent.destroy();
}
