import { type ChildProcess, spawn } from "node:child_process";
import { createConnection } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { engineProgram, freePort } from "../../infra/local/dynamodb/engine.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Ports of the in-memory DynamoDBs, one for each worker, by its number. */
    dynamoDbs: readonly number[];
  }
}

/** Waits until a server listens on the port. */
async function listening(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    const is = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, "127.0.0.1", () => resolve(true)).once("error", () =>
        resolve(false),
      );
      socket.once("connect", () => socket.destroy());
    });
    if (is) return;
    if (server.exitCode !== null) throw new Error(`DynamoDB ended with ${server.exitCode}.`);
    await sleep(10);
  }
}

/** Starts a DynamoDB for each worker. Its files share it one after the other, each with its own table. */
export default async function startEngines(project: TestProject): Promise<() => void> {
  const servers: ChildProcess[] = [];
  const ports = await Promise.all(
    Array.from({ length: Number(project.vitest.config.maxWorkers) }, async () => {
      const port = await freePort();
      const server = spawn(engineProgram(), ["serve", "--port", String(port)], { stdio: "ignore" });
      servers.push(server);
      await listening(port, server);
      return port;
    }),
  );
  project.provide("dynamoDbs", ports);
  return () => {
    for (const server of servers) server.kill();
  };
}
