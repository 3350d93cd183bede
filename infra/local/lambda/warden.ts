import { type ChildProcess, spawn } from "node:child_process";

/** Remembers the processes it is told about, and ends the remaining ones when its input closes, which happens however its parent ends. */
const PROGRAM =
  'all=" "; while read sign pid; do case "$sign" in +) all="$all$pid ";; -) all=$(echo "$all" | sed "s/ $pid / /");; esac; done; kill -9 $all 2>/dev/null';

let warden: ChildProcess | undefined;

/** Makes sure that a paused process does not outlive a killed parent, since it hears no signal of its end. @returns a function that ends this watch */
export function watchOver(pid: number): () => void {
  if (!warden || warden.exitCode !== null) {
    // In its own process group, so that a signal to the cloud's whole group spares it and it can do its work.
    warden = spawn("sh", ["-c", PROGRAM], { stdio: ["pipe", "ignore", "ignore"], detached: true });
    warden.unref();
    (warden.stdin as unknown as { unref(): void }).unref();
    warden.stdin?.on("error", () => undefined);
  }
  const { stdin } = warden;
  stdin?.write(`+ ${pid}\n`);
  return () => void stdin?.write(`- ${pid}\n`);
}
