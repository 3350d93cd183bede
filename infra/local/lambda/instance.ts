import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { FunctionDefinition } from "./function.ts";
import type { Logs } from "./logs.ts";
import type { AnswerMessage, InvocationMessage, LoadedMessage, WorkerSetup } from "./worker.ts";

/** Read and freed of its types once: each worker that did so itself would load the TypeScript parser, 7 MB. */
const program = stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, "worker.ts"), "utf8"));
const programUrl = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
/** Every build begins it anew. */
const compiled = path.resolve(import.meta.dirname, "../../../.build/compiled");

/** The error of an invocation, with the fields that Lambda gives to the caller. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly trace: string[];

  constructor(errorType: string, message: string, trace: string[] = []) {
    super(message);
    this.name = "FunctionError";
    this.errorType = errorType;
    this.trace = trace;
  }
}

interface Running {
  id: number;
  resolve: (result: string) => void;
  reject: (error: FunctionError) => void;
  timer?: NodeJS.Timeout;
}

/** How long a worker may take to load its handler, in milliseconds; Lambda's limit is 10 s, on cores of its own. */
const LOAD_MS = 60_000;

/** One worker thread of a function: Lambda's execution environment. It carries out one invocation at a time. */
export class Instance {
  lastUsed = Date.now();
  readonly #definition: FunctionDefinition;
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  #running: Running | undefined;
  #count = 0;
  #loaded = false;
  #ended = false;

  constructor(
    definition: FunctionDefinition,
    environment: Record<string, string>,
    logs: Logs,
    onEnd: () => void,
  ) {
    this.#definition = definition;
    this.#onEnd = onEnd;
    const setup: WorkerSetup = {
      folder: definition.folder,
      handler: definition.handler,
      name: definition.name,
      arn: definition.arn,
      memoryMb: definition.memoryMb,
      compiled,
    };
    this.#worker = new Worker(programUrl, {
      workerData: setup,
      env: environment,
      stdout: true,
      stderr: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb },
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => logs.write(definition.name, text));
    }
    this.#worker.on("message", (message: AnswerMessage | LoadedMessage) => {
      if ("loaded" in message) this.#begin();
      else this.#answer(message);
    });
    this.#worker.on("error", (error: Error & { code?: string }) => {
      const outOfMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#fail(outOfMemory ? "Runtime.OutOfMemory" : "Runtime.UnhandledError", error.message);
      logs.write(definition.name, error.stack ?? error.message);
    });
    this.#worker.on("exit", (code) => {
      this.#ended = true;
      this.#fail("Runtime.ExitError", `exited with ${code} before it answered`);
      this.#onEnd();
    });
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Carries out one invocation; ends the worker when the function's timeout has passed. As on Lambda, loading the handler does not count: on a
   * machine that starts many at once it may take longer than the function has.
   */
  invoke(event: string): Promise<string> {
    const id = ++this.#count;
    const milliseconds = this.#definition.timeoutSeconds * 1000;
    const message: InvocationMessage = { id, event, requestId: randomUUID(), milliseconds };
    this.lastUsed = Date.now();
    return new Promise((resolve, reject) => {
      this.#running = { id, resolve, reject };
      this.#allow(this.#loaded ? milliseconds : LOAD_MS);
      this.#worker.postMessage(message);
    });
  }

  /** The handler is loaded: what waits for it has its whole time from now on. */
  #begin(): void {
    this.#loaded = true;
    this.#allow(this.#definition.timeoutSeconds * 1000);
  }

  /** Gives what runs so many milliseconds from now, whatever it had before. */
  #allow(milliseconds: number): void {
    if (!this.#running) return;
    clearTimeout(this.#running.timer);
    this.#running.timer = setTimeout(() => {
      this.#fail("Sandbox.Timedout", `Task timed out after ${(milliseconds / 1000).toFixed(2)} seconds`);
      void this.end();
    }, milliseconds);
  }

  /** Ends the worker thread. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #take(): Running | undefined {
    const running = this.#running;
    this.#running = undefined;
    if (running) clearTimeout(running.timer);
    this.lastUsed = Date.now();
    return running;
  }

  #answer(answer: AnswerMessage): void {
    if (this.#running?.id !== answer.id) return;
    const running = this.#take();
    if (answer.error) {
      const { errorType, errorMessage, trace } = answer.error;
      running?.reject(new FunctionError(errorType, errorMessage, trace));
    } else running?.resolve(answer.result ?? "null");
  }

  #fail(errorType: string, message: string): void {
    this.#take()?.reject(new FunctionError(errorType, message));
  }
}
