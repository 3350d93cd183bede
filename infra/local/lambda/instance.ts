import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Container, MakeContainer } from "./container.ts";
import type { FunctionDefinition } from "./function.ts";
import type { Logs } from "./logs.ts";
import type { AnswerMessage, InvocationMessage } from "./worker.ts";

/** Every build starts it afresh. */
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

/** One container of a function: Lambda's execution environment. It carries out one invocation at a time. */
export class Instance {
  lastUsed = Date.now();
  readonly #definition: FunctionDefinition;
  readonly #container: Container;
  readonly #onLoad: () => void;
  #running: Running | undefined;
  #count = 0;
  #loaded = false;
  #ended = false;

  constructor(
    definition: FunctionDefinition,
    environment: Record<string, string>,
    logs: Logs,
    makeContainer: MakeContainer,
    { onLoad, onEnd }: { onLoad: () => void; onEnd: () => void },
  ) {
    this.#definition = definition;
    this.#onLoad = onLoad;
    this.#container = makeContainer({
      setup: {
        folder: definition.folder,
        handler: definition.handler,
        name: definition.name,
        arn: definition.arn,
        memoryMb: definition.memoryMb,
        compiled,
      },
      environment,
      onMessage: (message) => ("loaded" in message ? this.#begin() : this.#answer(message)),
      onOutput: (text) => logs.write(definition.name, text),
      onFailure: (errorType, message, stack) => {
        this.#fail(errorType, message);
        if (stack) logs.write(definition.name, stack);
      },
      onExit: (code) => {
        this.#ended = true;
        this.#fail("Runtime.ExitError", `exited with ${code} before it answered`);
        onEnd();
      },
    });
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** Whether its handler is loaded, or cannot be. */
  get loaded(): boolean {
    return this.#loaded;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Carries out one invocation; ends the worker when the function's timeout has passed. As on Lambda, loading the handler does not count: on a
   * machine that starts many at once, loading may take longer than the function's timeout.
   */
  invoke(event: string): Promise<string> {
    const id = ++this.#count;
    const milliseconds = this.#definition.timeoutSeconds * 1000;
    const message: InvocationMessage = { id, event, requestId: randomUUID(), milliseconds };
    this.lastUsed = Date.now();
    return new Promise((resolve, reject) => {
      this.#running = { id, resolve, reject };
      this.#allow(this.#loaded ? milliseconds : LOAD_MS);
      this.#container.begin(message);
    });
  }

  /** The handler is loaded: the waiting invocation gets its whole time from now on. */
  #begin(): void {
    this.#loaded = true;
    this.#container.loaded();
    this.#allow(this.#definition.timeoutSeconds * 1000);
    this.#onLoad();
  }

  /**
   * Restarts the timer of the running invocation with so many milliseconds. Time in which the container waits for a processor does not
   * count: on Lambda it has one, and on a busy machine each container would be ended before it is warm.
   */
  #allow(milliseconds: number): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.timer);
    const before = this.#container.waitedMs();
    const end = (counted: number) => {
      const waited = this.#container.waitedMs() - before;
      if (waited - counted > 1) {
        running.timer = setTimeout(() => end(waited), waited - counted);
        return;
      }
      this.#fail("Sandbox.Timedout", `Task timed out after ${(milliseconds / 1000).toFixed(2)} seconds`);
      void this.end();
    };
    running.timer = setTimeout(() => end(0), milliseconds);
  }

  /** Ends the container. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#container.end();
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
    this.#container.rest();
    if (answer.error) {
      const { errorType, errorMessage, trace } = answer.error;
      running?.reject(new FunctionError(errorType, errorMessage, trace));
    } else running?.resolve(answer.result ?? "null");
  }

  #fail(errorType: string, message: string): void {
    this.#take()?.reject(new FunctionError(errorType, message));
  }
}
