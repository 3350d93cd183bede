import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { calm, runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "./browserless.ts";
import { provisionedPath } from "./provisioned-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address at which a worker requests its local cloud, by its number, or provisioned data for another one. */
    localClouds: string;
  }
}

/**
 * Keeps a local cloud for each worker, which files that never kill theirs use one after the other. Each is started on first use, so
 * that a run without such files starts none. The laboratories are provisioned once: every cloud begins with a copy of their data, since
 * provisioning takes ten times the processor time of a start.
 */
export default async function keepLocalClouds(project: TestProject): Promise<() => Promise<void>> {
  const clouds = new Map<string, ReturnType<typeof runLocalCloud>>();
  let provisioned: Promise<string> | undefined;
  const copy = async () => {
    provisioned ??= provision();
    const data = mkdtempSync(join(tmpdir(), "laborium-"));
    cpSync(await provisioned, data, { recursive: true });
    return data;
  };
  const server = createServer(async ({ url = "" }, response) => {
    try {
      if (url === provisionedPath) return response.end(JSON.stringify({ data: await copy() }));
      const cloud = clouds.get(url) ?? copy().then(withCatalogue);
      clouds.set(url, cloud);
      const { port, data } = await cloud;
      response.end(JSON.stringify({ port, data }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("localClouds", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const started of clouds.values()) {
      const cloud = await started;
      await cloud.stop();
      cloud.remove();
    }
    if (provisioned) rmSync(await provisioned, { recursive: true, force: true });
  };
}

/** Data of a cloud that has provisioned its laboratories and finished what follows from that. */
async function provision(): Promise<string> {
  const cloud = await runLocalCloud();
  // A slow machine may not come to rest; the clouds that begin with these data then finish the work.
  await calm(cloud.pid).catch(() => undefined);
  await cloud.stop();
  return cloud.data;
}

/** Starts a cloud in which the laboratory `demo` has its catalogue. */
async function withCatalogue(data: string) {
  const cloud = await runLocalCloud({ data, idleContainers: 40 });
  const visitor = clientOf("public.demo", cloud.port);
  while ((await visitor.call("/api/public/analyses/?limit=1")).json().count === 0) await sleep(100);
  return cloud;
}
