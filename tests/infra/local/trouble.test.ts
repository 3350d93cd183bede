import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startBench, temporaryFolder, visit } from "./fixture/cloud.ts";
import { writeAssembly } from "./fixture/stacks.ts";

const folder = temporaryFolder();
const assembly = writeAssembly(path.join(folder, "assembly"));
const main = path.join(import.meta.dirname, "../../../infra/local/main.ts");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program and resolves with its exit code and error output once it has given up. */
const started = (port: number, data: string): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const parameters = [main, "--port", String(port), "--data", data, "--assembly", assembly];
    const env = { ...process.env, NODE_NO_WARNINGS: "1" };
    execFile(process.execPath, parameters, { env }, (error, _output, message) =>
      resolve({ code: error?.code, said: message }),
    );
  });

test("a port in use is named, with another one to choose", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const { code, said: message } = await started(port, path.join(folder, "port"));
  server.close();
  expect(code).toBe(1);
  expect(message).toMatch(
    new RegExp(`^Port ${port} is in use, .* choose another port: npm start -- --port ${port + 100}\\n$`),
  );
});

test("a file in the place of the data folder is named", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  const { code, said: message } = await started(0, file);
  expect(code).toBe(1);
  expect(message).toBe(`${file} is no folder. Choose another one: npm start -- --data DIR\n`);
});

test("a damaged table file is named, left as it is, and said how to go on from", async () => {
  const data = path.join(folder, "damaged");
  const file = path.join(data, "dynamodb", "dynamodb.db");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "no table at all".repeat(1000));
  const before = readFileSync(file);
  const { code, said: message } = await started(0, data);
  expect(code).toBe(1);
  expect(message).toContain(`${file} is damaged (`);
  expect(message).toContain("Put back a copy of the data folder, or begin anew with --reset");
  expect(readFileSync(file)).toEqual(before);
});

test("a full disk refuses what writes, with the reason, and still answers what reads", async () => {
  const bench = await startBench(undefined, { diskReserve: Number.MAX_SAFE_INTEGER });
  try {
    const refused = await visit(bench.cloud, "/api/echo/", { method: "POST", body: "{}" });
    expect(refused.status).toBe(507);
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      code: "unavailable",
      detail: "The disk of the local cloud is full, so nothing was changed.",
    });
    expect(await visit(bench.cloud, "/api/echo/")).toMatchObject({ status: 200 });
  } finally {
    await bench.end();
  }
});
