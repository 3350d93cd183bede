/** `npm run deploy [-- --carry-out] [--back]`: a release to all laboratories, ring by ring; a dry run unless `--carry-out` is given. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CloudWatchClient, paginateDescribeAlarms } from "@aws-sdk/client-cloudwatch";
import { type Cell, readCells } from "../cells.ts";
import { readTenants } from "../tenants.ts";
import { appVersionOf } from "../version.ts";
import { runCommand } from "./command.ts";
import { carryOut, type Hands } from "./deploy/carry-out.ts";
import { back, forward, type Release, type Step } from "./deploy/plan.ts";
import { Releases } from "./deploy/releases.ts";
import { print } from "./print.ts";
import { Refusal } from "./stage.ts";

const usage = `npm run deploy                      says what it would do, in order
npm run deploy -- --carry-out       brings this commit to staging, one laboratory, a tenth, all; API first, then app
npm run deploy -- --back            says how all would go back to the release before; with --carry-out they do
Options: --watch 10   minutes of looking at the alarms after each step
Each cell is reached by the AWS profile laborium-<cell>.`;

const root = resolve(import.meta.dirname, "../..");
const profileOf = (cell: string) => `laborium-${cell}`;

function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: root, stdio: "inherit" });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`${program} ended with ${code}`))));
  });
}

/** Refuses uncommitted changes, so that the deployed code can be looked up. @throws Refusal with changes that are not committed */
function commitHere(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  if (git("status", "--porcelain") !== "")
    throw new Refusal("Commit what has changed before it is deployed.");
  return git("rev-parse", "HEAD");
}

async function ringing({ region }: Cell, profile: string): Promise<string[]> {
  const client = new CloudWatchClient({ region, profile });
  const names: string[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { StateValue: "ALARM" }))
    names.push(...MetricAlarms.map(({ AlarmName = "" }) => AlarmName));
  return names;
}

interface Work {
  cells: Cell[];
  minutes: number;
  folderOf(cell: string, release: Release): string;
  keep(cell: string): Promise<void>;
}

function handsOf({ cells, minutes, folderOf, keep }: Work): Hands {
  const cellOf = (id: string) => cells.find((cell) => cell.id === id)!;
  return {
    cdk: (cell, args, release) =>
      run("cdk", [...args, "--app", folderOf(cell, release), "--profile", profileOf(cell)]),
    synthesize: (cell) => {
      const { stage } = cellOf(cell);
      const args = ["--stage", stage, "--cell", cell, "--outdir", folderOf(cell, "present")];
      return run("node", ["infra/synthesize.ts", ...args]);
    },
    keep,
    async ringing(cell) {
      for (let left = minutes * 2; ; left -= 1) {
        const names = await ringing(cellOf(cell), profileOf(cell));
        if (names.length > 0 || left <= 0) return names;
        await sleep(30_000);
      }
    },
  };
}

function printSteps(steps: readonly Step[]): void {
  for (const [index, { says }] of steps.entries()) print(`${String(index + 1).padStart(3)} ${says}`);
  print("Nothing was done; --carry-out does it.");
}

async function bring(cells: Cell[], minutes: number, isCarriedOut: boolean): Promise<void> {
  const app = appVersionOf(join(root, "web/dist"));
  const steps = forward({ cells, laboratories: readTenants(), app });
  if (!isCarriedOut) return printSteps(steps);
  const id = commitHere();
  const folderOf = (cell: string) => join(root, "cdk.out", "cells", cell);
  const keep = (cell: string) =>
    new Releases(cells.find((candidate) => candidate.id === cell)!, profileOf(cell)).keep(folderOf(cell), {
      id,
      app,
      at: new Date().toISOString(),
    });
  await carryOut(steps, handsOf({ cells, minutes, folderOf, keep }));
}

/** Takes every cell back that has a release to go back to. */
async function goBack(cells: Cell[], minutes: number, isCarriedOut: boolean): Promise<void> {
  const laboratories = readTenants();
  if (!isCarriedOut) return printSteps(back({ cells, laboratories, app: () => "of the release before" }));
  const apps = new Map<string, string>();
  const folder = mkdtempSync(join(tmpdir(), "laborium-back-"));
  const folderOf = (cell: string, release: Release) => join(folder, cell, release);
  for (const cell of cells) {
    const releases = new Releases(cell, profileOf(cell.id));
    const [previous, present] = (await releases.all()).slice(-2);
    if (!previous || !present) continue;
    await releases.lay(previous.id, folderOf(cell.id, "former"));
    await releases.lay(present.id, folderOf(cell.id, "present"));
    apps.set(cell.id, previous.app);
  }
  const those = cells.filter(({ id }) => apps.has(id));
  if (those.length === 0) throw new Refusal("No cell has a release before the present one.");
  const steps = back({ cells: those, laboratories, app: (cell) => apps.get(cell)! });
  await carryOut(steps, handsOf({ cells: those, minutes, folderOf, keep: async () => undefined }));
}

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      "carry-out": { type: "boolean", default: false },
      back: { type: "boolean", default: false },
      watch: { type: "string", default: "10" },
    },
  });
  const minutes = Number(values.watch);
  if (!(minutes >= 0)) throw new Refusal(`--watch ${values.watch} are no minutes.`);
  await (values.back ? goBack : bring)(readCells(), minutes, values["carry-out"]);
});
