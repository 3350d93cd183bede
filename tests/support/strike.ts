import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Output of `npm run schedule` for a local cloud. */
export function schedule(cloud: { port: number; data: string }, ...args: string[]) {
  const options = ["--port", String(cloud.port), "--data", cloud.data];
  const program = [join(root, "infra/ops/schedule.ts"), ...args, ...options];
  return spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
}

/** Runs a daily job of `demo` now, as an operator may. */
export function strike(cloud: { port: number; data: string }, job: string): void {
  const { status, stderr } = schedule(cloud, "run", `laborium-demo-${job}`);
  expect(status, stderr).toBe(0);
}
