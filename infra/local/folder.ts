import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The data folder of one local cloud, held by one process at a time. */
interface DataFolder {
  path: string;
  /** Random, created with the folder; all credentials of the cloud derive from it. */
  secret: string;
  /** Lets another process take the folder. */
  release(): void;
}

/** Takes the data folder; throws if a running cloud holds it. With `reset`, everything in it is removed first. */
export function openFolder(place: string, reset: boolean): DataFolder {
  const folder = path.resolve(place);
  const pidFile = path.join(folder, "cloud.pid");
  refuseIfHeld(pidFile);
  if (reset) emptyFolder(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(pidFile, `${process.pid} ${startOf(process.pid)}\n`);
  const secretFile = path.join(folder, "secret");
  if (!existsSync(secretFile)) writeFileSync(secretFile, randomBytes(32).toString("hex"), { mode: 0o600 });
  return {
    path: folder,
    secret: readFileSync(secretFile, "utf8"),
    release: () => rmSync(pidFile, { force: true }),
  };
}

/** Empties a folder only if a local cloud created it. */
function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!existsSync(path.join(folder, "secret")))
    throw new Error(`${folder} was not made by the local cloud; --reset leaves it alone`);
  // The engine's pid file is needed to end an engine that a killed run left behind.
  const enginePid = path.join(folder, "dynamodb", "engine.pid");
  const left = existsSync(enginePid) ? readFileSync(enginePid, "utf8") : undefined;
  rmSync(folder, { recursive: true });
  if (left === undefined) return;
  mkdirSync(path.dirname(enginePid), { recursive: true });
  writeFileSync(enginePid, left);
}

function refuseIfHeld(pidFile: string): void {
  if (!existsSync(pidFile)) return;
  const [pid, started] = readFileSync(pidFile, "utf8").trim().split(" ");
  if (Number(pid) === process.pid || !isAlive(Number(pid)) || startOf(Number(pid)) !== (started ?? ""))
    return;
  throw new Error(`a local cloud with this data folder is running already (process ${pid})`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 1;
  } catch {
    return false;
  }
}

/** Start time of a process, in the kernel's ticks: its id may have been given to another program since. */
function startOf(pid: number): string {
  const facts = `/proc/${pid}/stat`;
  return existsSync(facts) ? (readFileSync(facts, "utf8").split(") ")[1]?.split(" ")[19] ?? "") : "";
}
