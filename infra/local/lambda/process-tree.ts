import { readFileSync } from "node:fs";

/** A process and its descendants, such as the browser of a book. Source: proc(5). */
export function treeOf(pid: number): number[] {
  const children = readText(`/proc/${pid}/task/${pid}/children`).trim();
  return [pid, ...(children === "" ? [] : children.split(" ").flatMap((child) => treeOf(Number(child))))];
}

/** Milliseconds of processor time that these processes have used, in steps of ten. */
export function workedMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // The program's name is in brackets and may contain anything.
    const fields = readText(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  }, 0);
}

/** MiB of memory that these processes use. */
export function residentMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1];
    return sum + Number(kilobytes ?? 0) / 1024;
  }, 0);
}

/** Sends all of them a signal, except those that have just ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
