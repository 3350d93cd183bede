import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Container, type ContainerOptions, type MakeContainer, program } from "./container.ts";
import { residentMb, signalAll, treeOf, workedMs } from "./process-tree.ts";
import { watchOver } from "./warden.ts";
import type { AnswerMessage, InvocationMessage, LoadedMessage } from "./worker.ts";

/** Memory at which a function gets one whole core; with less it gets a proportional share. Source: AWS "Configure Lambda function memory". */
const WHOLE_CORE_MB = 1_769;
/** How often the share is checked, and for how long it may be exceeded, in milliseconds. Linux itself counts in steps of ten. */
const TICK_MS = 10;
const BURST_MS = 20;

interface ProcessSettings {
  /** Parent of the containers' scratch folders. */
  scratch: string;
  slowCpu: boolean;
  frozen: boolean;
}

/**
 * Containers that are processes of their own, as on Lambda.
 *
 * - Between two invocations, all their timers, connections and promises are paused (`frozen`).
 * - They have the share of a core that their memory buys, except while they load their handler, and end when all their processes
 *   use more than that memory (`slowCpu`).
 * - They keep a scratch folder of their own as long as they live.
 *
 * Source: AWS "Understanding the Lambda execution environment lifecycle", "Configure Lambda function memory".
 * @throws Error on a system without `/proc`
 */
export function processesWith(settings: ProcessSettings): MakeContainer {
  if (process.platform !== "linux") throw new Error("--frozen and --slow-cpu need Linux");
  rmSync(settings.scratch, { recursive: true, force: true });
  return (options) => new ContainerProcess(options, settings);
}

class ContainerProcess implements Container {
  readonly #options: ContainerOptions;
  readonly #settings: ProcessSettings;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #atWork = false;
  #metered = false;
  #paused = false;
  #ticks: NodeJS.Timeout | undefined;

  constructor(options: ContainerOptions, settings: ProcessSettings) {
    const { setup, environment, onMessage, onOutput, onFailure, onExit } = options;
    this.#options = options;
    this.#settings = settings;
    const scratch = path.join(settings.scratch, randomUUID().slice(0, 8));
    mkdirSync(scratch, { recursive: true });
    // As Lambda's runtime starts Node: nine tenths of the memory for long-lived objects.
    const heap = `--max-old-space-size=${Math.floor(setup.memoryMb * 0.9)}`;
    this.#child = spawn(process.execPath, [heap, "--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...environment, TMPDIR: scratch, LABORIUM_CONTAINER: JSON.stringify(setup) },
    });
    const release = watchOver(Number(this.#child.pid));
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding("utf8").on("data", onOutput);
    this.#child.on("message", (message) => onMessage(message as AnswerMessage | LoadedMessage));
    this.#child.on("error", (error) => onFailure("Runtime.UnhandledError", error.message, String(error)));
    this.#ended = new Promise((resolve) => {
      this.#child.once("exit", (code, signal) => {
        clearInterval(this.#ticks);
        release();
        if (signal) onFailure("Runtime.ExitError", `Runtime exited with error: signal: killed`, "");
        onExit(code);
        rmSync(scratch, { recursive: true, force: true });
        resolve();
      });
    });
  }

  begin(message: InvocationMessage): void {
    this.#atWork = true;
    this.#wake();
    if (this.#child.connected) this.#child.send(message, () => undefined);
    this.#watch();
  }

  loaded(): void {
    this.#metered = true;
    if (this.#atWork) this.#watch();
    else this.rest();
  }

  /** Its share of a core is kept short on purpose. */
  waitedMs(): number {
    return 0;
  }

  rest(): void {
    this.#atWork = false;
    clearInterval(this.#ticks);
    if (!this.#settings.frozen) this.#wake();
    else if (this.#metered) this.#pause();
  }

  async end(): Promise<void> {
    // The id of an ended process may have been given to another one.
    if (this.#child.exitCode === null && this.#child.signalCode === null) signalAll(this.#tree(), "SIGKILL");
    await this.#ended;
  }

  #tree(): number[] {
    return treeOf(Number(this.#child.pid));
  }

  #pause(): void {
    this.#paused = true;
    signalAll(this.#tree(), "SIGSTOP");
  }

  #wake(): void {
    if (!this.#paused) return;
    this.#paused = false;
    signalAll(this.#tree(), "SIGCONT");
  }

  /** Limits the work to its share of the time since, until the container rests. */
  #watch(): void {
    clearInterval(this.#ticks);
    if (!this.#settings.slowCpu || !this.#metered) return;
    const { memoryMb } = this.#options.setup;
    const share = memoryMb / WHOLE_CORE_MB;
    const began = performance.now();
    const before = workedMs(this.#tree());
    this.#ticks = setInterval(() => {
      const pids = this.#tree();
      if (residentMb(pids) > memoryMb) return signalAll(pids, "SIGKILL");
      const allowed = (performance.now() - began) * share + BURST_MS;
      if (workedMs(pids) - before > allowed) this.#pause();
      else this.#wake();
    }, TICK_MS);
  }
}
