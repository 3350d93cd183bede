import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { call } from "../wire/forward.ts";

/** A running DynamoDB: the embedded binary, or one reached by its address. */
export interface Engine {
  endpoint: string;
  /** The embedded engine's SQLite file; undefined for a foreign engine. */
  file: string | undefined;
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the embedded DynamoDB on the data folder. `external` (LABORIUM_DYNAMODB_ENDPOINT) names another one,
 * such as AWS's DynamoDB Local, for platforms without a binary. `onCrash` is called when the engine ends
 * unexpectedly.
 */
export async function startEngine(
  folder: string,
  external: string | undefined,
  onCrash: () => void = () => undefined,
): Promise<Engine> {
  if (external) {
    await waitUntilReady(external, undefined);
    return { endpoint: external, file: undefined, pid: undefined, stop: async () => undefined };
  }
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "dynamodb.db");
  const pidFile = path.join(folder, "engine.pid");
  await endLeftover(pidFile, file);
  if (!existsSync(file)) makeFile(file);
  const port = await freePort();
  const log = openSync(path.join(folder, "engine.log"), "w");
  const parameters = ["serve", "--host", "127.0.0.1", "--port", String(port), "--db-path", file];
  const keeper = spawn("sh", ["-c", KEEPER, "sh", engineProgram(), ...parameters], {
    stdio: ["pipe", "pipe", log],
    // In its own process group: Ctrl-C and test runners signal the whole group, and the engine must end last.
    detached: true,
  });
  const pid = await announcedPid(keeper);
  writeFileSync(pidFile, String(pid));
  const endpoint = `http://127.0.0.1:${port}/`;
  await waitUntilReady(endpoint, pid);
  let stopping = false;
  keeper.once("exit", () => !stopping && onCrash());
  return {
    endpoint,
    file,
    pid,
    stop: async () => {
      stopping = true;
      await ended(keeper, pid);
      rmSync(pidFile, { force: true });
    },
  };
}

/** Bytes per page of a new data file: with SQLite's 4 KiB pages, items a little larger than 2 KiB leave half of each page empty. */
const pageBytes = 32 * 1024;
/** Pages that the engine keeps in memory: SQLite's 2 MB are soon used up when an import has to find a place in every index. */
const pagesKept = 2048;

/** Creates a data file with settings that the engine adopts from an existing file. */
function makeFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA default_cache_size = ${pagesKept}; VACUUM`);
  } finally {
    database.close();
  }
}

/**
 * The engine would outlive a killed parent. This shell starts it, reports its process id and ends it when its own
 * input closes, which happens however the parent ends. It exits with the engine.
 */
const KEEPER =
  'exec 3<&0; "$@" >/dev/null & engine=$!; echo $engine; { cat <&3 >/dev/null; kill $engine 2>/dev/null; } & wait $engine';

function announcedPid(keeper: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    keeper.once("error", reject);
    keeper.once("exit", (code) =>
      reject(new Error(`the DynamoDB engine ended with ${code}; see engine.log`)),
    );
    keeper.stdout?.once("data", (text: Buffer) => resolve(Number(text.toString().trim())));
  });
}

/**
 * Path of the embedded engine's program for this machine.
 * @throws Error that says how to go on if there is none
 */
export function engineProgram(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return path.join(folder, process.platform === "win32" ? "dynoxide.exe" : "dynoxide");
  } catch {
    throw new Error(
      `There is no embedded DynamoDB for this machine (${name}). Start another one, such as AWS's DynamoDB Local, and name its address: LABORIUM_DYNAMODB_ENDPOINT=http://localhost:8000 npm start`,
    );
  }
}

/** Ends the engine that a killed run left behind, because it would hold the file. */
async function endLeftover(pidFile: string, file: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8"));
  if (!isOurs(pid, file)) return;
  process.kill(pid, "SIGKILL");
  for (let tries = 0; tries < 100 && isOurs(pid, file); tries++) await pause(20);
}

function isOurs(pid: number, file: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(file);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(endpoint: string, pid: number | undefined): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (pid !== undefined && !isAlive(pid)) throw new Error("the DynamoDB engine ended; see engine.log");
    try {
      await call(endpoint, "DynamoDB_20120810.ListTables", {});
      return;
    } catch (error) {
      if (tries === 299) throw error;
      await pause(tries < 20 ? 10 : 50);
    }
  }
}

async function ended(keeper: ChildProcess, pid: number): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => process.kill(pid, "SIGKILL"), 2_000);
    keeper.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    keeper.stdin?.end();
  });
}

/**
 * A free port below the ephemeral range: an outgoing connection could otherwise take it before we do, or
 * between a kill and a restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
