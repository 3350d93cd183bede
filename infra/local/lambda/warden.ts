import { type ChildProcess, spawn } from "node:child_process";

/** Remembers the processes that it is told of, and ends those that are left when its input closes, which happens however its parent ends. */
const PROGRAM =
  'all=" "; while read sign pid; do case "$sign" in +) all="$all$pid ";; -) all=$(echo "$all" | sed "s/ $pid / /");; esac; done; kill -9 $all 2>/dev/null';

let warden: ChildProcess | undefined;

/** A process at rest would outlive a killed parent, since it hears nothing. From now on it does not. @returns ends that */
export function watchOver(pid: number): () => void {
  if (!warden || warden.exitCode !== null) {
    // In a process group of its own: whoever signals the whole group of the cloud lets this one do its work.
    warden = spawn("sh", ["-c", PROGRAM], { stdio: ["pipe", "ignore", "ignore"], detached: true });
    warden.unref();
    (warden.stdin as unknown as { unref(): void }).unref();
    warden.stdin?.on("error", () => undefined);
  }
  const { stdin } = warden;
  stdin?.write(`+ ${pid}\n`);
  return () => void stdin?.write(`- ${pid}\n`);
}
