import { Agent, request } from "node:http";
import { insistently } from "./insistently.ts";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  /** Untyped, because tests read answers of every shape. */
  json: () => ReturnType<typeof JSON.parse>;
}
export interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a string or bytes. */
  body?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * A client of one laboratory on a local cloud: Node does not resolve `*.localhost` by itself.
 * @param from its own address, one of 127.0.0.0/8: clients of one address share sixteen connections, and the limits of an address
 */
export function clientOf(tenant: string, port: number, from?: string) {
  let token = "";
  async function call(path: string, { method = "GET", headers = {}, body }: Options = {}): Promise<Answer> {
    const raw = typeof body === "string" || Buffer.isBuffer(body) || body === undefined;
    return send("127.0.0.1", port, path, {
      method,
      headers: {
        host: `${tenant}.localhost:${port}`,
        ...(token && { authorization: `Token ${token}` }),
        ...(!raw && { "content-type": "application/json" }),
        ...headers,
      },
      body: raw ? body : JSON.stringify(body),
      from,
    });
  }
  return {
    call,
    /** Signs in as an account of the tenant; all later calls carry its token. */
    async signIn(name = "admin", password = "Laborium-lokal-2026!"): Promise<string> {
      const basic = Buffer.from(`${name}:${password}`).toString("base64");
      const login = { method: "POST", headers: { authorization: `Basic ${basic}` } };
      const answer = await insistently(() => call("/api/auth/verification/login/", login));
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.bytes}`);
      token = answer.json().token as string;
      return token;
    },
    /** Sends a file the way the browser does: announce, PUT to the presigned URL. Returns the import's id. */
    async upload(file: Buffer, name: string, options: Record<string, unknown> = {}): Promise<string> {
      const body = { file: name, size: file.length, ...options };
      const announced = await insistently(() => call("/api/upload/analysis/url/", { method: "POST", body }));
      if (announced.status !== 201)
        throw new Error(`Upload answered ${announced.status}: ${announced.bytes}`);
      const { id, url, headers } = announced.json();
      const target = new URL(url);
      const put = await send(target.hostname, Number(target.port), target.pathname + target.search, {
        method: "PUT",
        headers: { ...headers, host: target.host },
        body: file,
      });
      if (put.status >= 300) throw new Error(`PUT answered ${put.status}: ${put.bytes}`);
      return id as string;
    },
    /** Waits until an import has ended (or needs a mapping) and returns it. */
    async ended(id: string, timeout = 120_000, pause = 100) {
      const until = Date.now() + timeout;
      for (;;) {
        const entry = (await insistently(() => call(`/api/import/${id}/`))).json();
        if (!["uploading", "pending"].includes(entry.status)) return entry;
        if (Date.now() > until) throw new Error(`Import ${id} did not end: ${JSON.stringify(entry)}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}
export type Client = ReturnType<typeof clientOf>;

/** Response of a presigned URL, which needs no further credentials. */
export function fetchSigned(url: string): Promise<Answer> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const address = hostname.endsWith("localhost") ? "127.0.0.1" : hostname;
  return send(address, Number(port), pathname + search, { method: "GET", headers: { host } });
}

function send(
  host: string,
  port: number,
  path: string,
  {
    method,
    headers,
    body,
    from,
  }: { method: string; headers: Record<string, string>; body?: unknown; from?: string | undefined },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(String(body));
    const sent = { ...headers, ...(bytes && { "content-length": String(bytes.length) }) };
    const place = { agent, host, port, path, ...(from && { localAddress: from }) };
    const outgoing = request({ ...place, method, headers: sent }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const all = Buffer.concat(parts);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as Record<string, string>,
          bytes: all,
          json: () => JSON.parse(all.toString("utf8")),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(bytes);
  });
}
