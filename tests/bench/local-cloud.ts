import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../infra/local/dynamodb/engine.ts";
import { switchesOf, type Unkindness } from "../../infra/local/unkind/unkindness.ts";
import { clientOf } from "../support/browserless.ts";

const root = join(import.meta.dirname, "../..");

/** A local cloud in its own process, as `npm start` runs it, on fresh or given data and with the project's or other stacks. */
export async function runLocalCloud(options?: {
  data?: string;
  port?: number;
  assembly?: string;
  /** Behaviours of AWS that one machine would not show by itself. */
  unkindness?: Partial<Unkindness>;
  /** Number of idle containers that stay; as in a developer's cloud by default. */
  idleContainers?: number;
  /** Variables besides those of this process. */
  environment?: Record<string, string>;
}) {
  const port = options?.port ?? (await freePort());
  const data = options?.data ?? mkdtempSync(join(tmpdir(), "laborium-"));
  const started = performance.now();
  const child: ChildProcess = spawn(
    join(root, "node_modules/.bin/node"),
    [
      "infra/local/main.ts",
      "--port",
      String(port),
      "--data",
      data,
      "--assembly",
      options?.assembly ?? "cdk.out",
      ...(options?.idleContainers ? ["--idle-containers", String(options.idleContainers)] : []),
      ...switchesOf(options?.unkindness ?? {}),
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      env: { ...process.env, ...options?.environment },
    },
  );
  const output: string[] = [];
  let isKilled = false;
  await new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output.push(bytes.toString());
      if (/^ready\b/m.test(output.join(""))) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => reject(new Error(`The local cloud ended with ${code}:\n${output.join("")}`)));
  });
  const pid = child.pid ?? 0;
  return {
    port,
    data,
    pid,
    /** Seconds from the start to `ready`. */
    seconds: (performance.now() - started) / 1000,
    output: () => output.join(""),
    guard: () => guardOf(port),
    /**
     * Ends it as Ctrl-C does, unless it was killed.
     * @throws Error if it has ended by itself, or a function made a call that its role does not grant
     */
    stop: async () => {
      if (isKilled) return;
      const end = child.exitCode ?? child.signalCode;
      if (end !== null) throw new Error(`The local cloud ended by itself with ${end}:\n${output.join("")}`);
      const denied = output
        .join("")
        .split("\n")
        .filter((line) => line.includes("is not authorized to perform"));
      await new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      });
      if (denied.length > 0) throw new Error(`Roles do not grant what was done:\n${denied.join("\n")}`);
    },
    /** Ends it and everything it started, at once, without a chance to write anything. */
    kill: () =>
      new Promise<void>((resolve) => {
        isKilled = true;
        child.removeAllListeners("exit");
        child.once("exit", () => resolve());
        process.kill(-pid, "SIGKILL");
      }),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** Denied calls, unused grants and DynamoDB usage of the local cloud on a port. */
export const guardOf = async (port: number) =>
  (await clientOf("", port).call("/guard", { headers: { host: `localhost:${port}` } })).json();

/** Processes of a local cloud: its own and their descendants. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...(children ? children.split(" ").flatMap((child) => processesOf(Number(child))) : [])];
}

/** Processor time of its processes, in ticks of a hundredth of a second. */
export const computedBy = (pid: number): number =>
  processesOf(pid)
    .map((id) => readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [])
    .reduce((sum, columns) => sum + Number(columns[11]) + Number(columns[12]), 0);

/** Processor time of a local cloud at rest stays below this many hundredths of a second. */
const atRest = 5;

/**
 * Waits until the local cloud has computed next to nothing for two seconds, so that an earlier snapshot or search index is not measured
 * with the next step.
 * @throws Error after two minutes
 */
export async function calm(pid: number): Promise<void> {
  for (let second = 0, calmFor = 0; calmFor < 2; second++) {
    if (second > 120) throw new Error("The local cloud does not come to rest.");
    const before = computedBy(pid);
    await sleep(1000);
    calmFor = computedBy(pid) - before < atRest ? calmFor + 1 : 0;
  }
}

/** Memory that a process and its children really use, in MiB. */
export const memoryOf = (pid: number): number =>
  processesOf(pid)
    .map((id) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024)
    .reduce((sum, memory) => sum + memory, 0);
