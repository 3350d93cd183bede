import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { treeOf } from "../../../infra/local/lambda/process-tree.ts";
import type { Unkindness } from "../../../infra/local/unkind/unkindness.ts";
import { type Bench, startBench, temporaryFolder, visit } from "./fixture/cloud.ts";
import { writeAssembly } from "./fixture/stacks.ts";

async function onCloud(
  unkindness: Partial<Unkindness>,
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  const bench = await startBench(undefined, { unkindness: { seed: 1, ...unkindness } });
  try {
    await work(bench);
  } finally {
    await bench.end();
  }
}
const inside = async (bench: Bench, name: string, input: object = {}) => {
  const { output, error, message } = await bench.command("container", name, input);
  if (error) throw new Error(`${error}: ${message}`);
  return output as number;
};

test("a container goes on between two calls unless it is --frozen", async () => {
  const ticksInPause = async (bench: Bench) => {
    await inside(bench, "tick");
    const before = await inside(bench, "tick");
    await sleep(600);
    return (await inside(bench, "tick")) - before;
  };
  await onCloud({}, async (bench) => expect(await ticksInPause(bench)).toBeGreaterThan(10));
  // A timer that was due meanwhile runs once when the container wakes up.
  await onCloud({ frozen: true }, async (bench) => expect(await ticksInPause(bench)).toBeLessThan(5));
});

test("a --frozen container keeps its scratch folder from call to call, and takes it along when it ends", async () => {
  let folder = "";
  await onCloud({ frozen: true }, async (bench) => {
    const scratch = (note: string) => inside(bench, "scratch", { note }) as Promise<unknown>;
    const first = (await scratch("a")) as { folder: string; notes: string[] };
    folder = first.folder;
    expect(first.notes).toEqual(["note-a"]);
    expect(await scratch("b")).toEqual({ folder, notes: ["note-a", "note-b"] });
    // A concurrent call gets another container with a scratch folder of its own.
    const [, other] = await Promise.all([inside(bench, "wait", { milliseconds: 500 }), scratch("c")]);
    expect(other).toMatchObject({ notes: ["note-c"] });
  });
  expect(existsSync(folder)).toBe(false);
});

test("a --frozen container does not outlive a cloud that is killed", async () => {
  const folder = temporaryFolder();
  const cloud = ["infra/local/main.ts", "--port", "0", "--data", path.join(folder, "data"), "--frozen"];
  const assembly = writeAssembly(path.join(folder, "assembly"));
  const child = spawn(process.execPath, [...cloud, "--assembly", assembly]);
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain("ready\n");
  // A function has already run, for provisioning.
  const containers = treeOf(Number(child.pid)).filter((pid) =>
    commandOf(pid).includes("--max-old-space-size"),
  );
  expect(containers).not.toEqual([]);
  child.kill("SIGKILL");
  await expect.poll(() => containers.map(commandOf).join("")).toBe("");
  rmSync(folder, { recursive: true, force: true });
});
/** Command line of a process; empty if it has ended. */
const commandOf = (pid: number) => {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

test("with --slow-cpu a function of 256 MB has a seventh of a core", async () => {
  await onCloud({ slowCpu: true }, async (bench) => {
    await inside(bench, "burn", { milliseconds: 10 });
    // 200 ms of a core, less the initial allowance above its share.
    expect(await inside(bench, "burn", { milliseconds: 200 })).toBeGreaterThan((200 - 40) / (256 / 1769));
  });
});

test("with --slow-cpu a function ends when it takes more memory than it has, and is started again", () =>
  onCloud({ slowCpu: true }, async (bench) => {
    expect(await inside(bench, "fill", { megabytes: 40 })).toBe(40);
    await expect(bench.command("container", "fill", { megabytes: 400 })).rejects.toMatchObject({
      errorType: "Runtime.ExitError",
      message: "Runtime exited with error: signal: killed",
    });
    expect(await inside(bench, "fill", { megabytes: 1 })).toBe(1);
  }));

test("with --reserved a call beyond the reserved containers is refused at once, without it it waits", async () => {
  const statuses = async ({ cloud }: Bench) => {
    const calls = Array.from({ length: 4 }, () => visit(cloud, "/api/narrow/slow/"));
    return (await Promise.all(calls)).map(({ status }) => status).sort();
  };
  await onCloud({ reserved: true }, async (bench) => {
    expect(await statuses(bench)).toEqual([200, 200, 500, 500]);
    // Once a container is free, the next call is answered.
    expect((await visit(bench.cloud, "/api/narrow/fast/")).status).toBe(200);
  });
});
