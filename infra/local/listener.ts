import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { publicOriginOf } from "../../shared/kernel/public-origin.ts";
import type { CustomResources } from "./deployment/custom-resources.ts";
import type { Disk } from "./disk.ts";
import type { DynamodbProxy } from "./dynamodb/proxy.ts";
import type { Distribution } from "./edge/distributions.ts";
import type { Front } from "./edge/front.ts";
import { answerLocalPages, answerUnknownTenant } from "./edge/pages.ts";
import type { Guard } from "./iam/guard.ts";
import type { Logs } from "./lambda/logs.ts";
import type { Schedules } from "./scheduler/schedules.ts";
import type { Mailbox } from "./ses/mailbox.ts";
import { BodyTooLarge, sendText } from "./wire/body.ts";

/** Request handler of one AWS service. */
interface Service {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Everything that responds behind the one port. */
export interface Served {
  services: Record<"s3" | "sqs" | "ses" | "states" | "lambda" | "logs" | "scheduler", Service> & {
    dynamodb: DynamodbProxy;
  };
  custom: CustomResources;
  distributions: Distribution[];
  front: Front;
  mailbox: Mailbox;
  schedules: Schedules;
  logs: Logs;
  disk: Disk;
  dataFolder: string;
  guard: Guard;
}

/** The one port of the cloud, on loopback: AWS endpoints below `/_aws/`, tenants by their host. */
export class Listener {
  readonly port: number;
  /** Origin of the AWS endpoints; a number, so that no resolver is needed and S3 clients use paths for buckets. */
  readonly origin: string;
  readonly #servers: http.Server[];
  #served: Served | undefined;

  private constructor(servers: http.Server[], port: number) {
    this.#servers = servers;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    for (const server of servers)
      server.on("request", (request, response) => this.#dispatch(request, response));
  }

  /** Opens the port on IPv4 and, if the machine has it, on IPv6: browsers may try that one first. */
  static async open(port: number): Promise<Listener> {
    const four = await listen(port, "127.0.0.1");
    const chosen = (four.address() as AddressInfo).port;
    const six = await listen(chosen, "::1").catch(() => undefined);
    return new Listener(six ? [four, six] : [four], chosen);
  }

  /** From now on requests are answered. */
  serve(served: Served): void {
    this.#served = served;
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map(
        (server) =>
          new Promise<void>((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      ),
    );
  }

  #dispatch(request: IncomingMessage, response: ServerResponse): void {
    const served = this.#served;
    if (!served) {
      response.setHeader("retry-after", "1");
      sendText(response, 503, "text/plain", "starting");
      return;
    }
    this.#answer(served, request, response).catch((error: unknown) => {
      served.logs.write(
        "cloud",
        `${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`,
      );
      if (response.headersSent) response.destroy();
      else sendText(response, error instanceof BodyTooLarge ? 413 : 500, "text/plain", "internal error");
    });
  }

  async #answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    if (url.startsWith("/_aws/")) return this.#aws(served, url, request, response);
    const host = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
    const isCall = /^\/(?:api|embed)(?:\/|$)|^\/sitemap\.xml/.test(url);
    if (host === "localhost" && !isCall) {
      const tenants = served.distributions.map(({ tenant }) => ({
        id: tenant,
        ...addressesOf(tenant, this.port),
      }));
      return answerLocalPages(
        request,
        response,
        {
          tenants,
          dataFolder: served.dataFolder,
          schedules: () => served.schedules.status(),
          guard: () => ({
            denied: served.guard.deniedCalls(),
            unused: served.guard.unusedGrants(),
            dynamodb: served.services.dynamodb.usage,
          }),
        },
        served.mailbox,
      );
    }
    const distribution = served.distributions.find(
      ({ tenant, aliases }) =>
        host.replace(/^public\./, "") === `${tenant}.localhost` || aliases.includes(host),
    );
    if (distribution) {
      const writes = isCall && !["GET", "HEAD", "OPTIONS"].includes(request.method ?? "");
      if (writes && !served.disk.hasRoom()) return refuseWrite(response);
      return served.front.handle(distribution, request, response);
    }
    const first = served.distributions[0];
    if (!first || isCall || host.startsWith("public.")) return answerUnknownTenant(response, host);
    return served.front.app(first, request, response);
  }

  async #aws(served: Served, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = /^\/_aws\/([a-z0-9]+)/.exec(url)?.[1] ?? "";
    if (name === "cloudformation") return served.custom.handle(request, response);
    const service = (served.services as Record<string, Service>)[name];
    if (!service) return sendText(response, 404, "text/plain", `no service ${name}`);
    return service.handle(request, response);
  }
}

/** Addresses of a tenant's app and its public pages on this machine. */
export function addressesOf(tenant: string, port: number): { url: string; publicUrl: string } {
  const url = `http://${tenant}.localhost:${port}`;
  return { url, publicUrl: publicOriginOf(url) };
}

function listen(port: number, host: string): Promise<http.Server> {
  const server = http.createServer({ requestTimeout: 0, keepAliveTimeout: 60_000, maxHeaderSize: 32 * 1024 });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Refuses a call for which the disk has no room; otherwise half of it might be carried out. */
function refuseWrite(response: ServerResponse): void {
  const problem = {
    type: "urn:laborium:problem:unavailable",
    title: "Temporarily unavailable",
    status: 507,
    detail: "The disk of the local cloud is full, so nothing was changed.",
    code: "unavailable",
  };
  sendText(response, 507, "application/problem+json", JSON.stringify(problem));
}
