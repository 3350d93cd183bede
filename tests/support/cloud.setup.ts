import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "./browserless.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address at which a worker requests its local cloud, by its number. */
    localClouds: string;
  }
}

/**
 * Keeps a local cloud for each worker, which files that never kill theirs use one after the other. Each is started on first use, so
 * that a run without such files starts none.
 */
export default async function keepLocalClouds(project: TestProject): Promise<() => Promise<void>> {
  const clouds = new Map<string, ReturnType<typeof runLocalCloud>>();
  const server = createServer(async ({ url = "" }, response) => {
    try {
      const cloud = clouds.get(url) ?? withCatalogue();
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
  };
}

/** Starts a new cloud in which the laboratory `demo` has its catalogue. */
async function withCatalogue() {
  const cloud = await runLocalCloud({ idleContainers: 40 });
  const visitor = clientOf("public.demo", cloud.port);
  while ((await visitor.call("/api/public/analyses/?limit=1")).json().count === 0) await sleep(100);
  return cloud;
}
