import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import type { AnswerMessage, InvocationMessage, LoadedMessage, WorkerSetup } from "./worker.ts";

/** Runner of one function's code: a thread of this process, or a process of its own. */
export interface Container {
  /** Wakes the container and hands it an invocation. */
  begin(message: InvocationMessage): void;
  /** Called after an answer: the container is idle until the next invocation. */
  rest(): void;
  /** Called when the handler is loaded: from now on the container gets no more than its share. */
  loaded(): void;
  /** Milliseconds for which its thread has waited for a processor so far; 0 if the system does not tell. */
  waitedMs(): number;
  end(): Promise<void>;
}

/** Settings and callbacks of a container. */
export interface ContainerOptions {
  setup: WorkerSetup;
  environment: Record<string, string>;
  onMessage(message: AnswerMessage | LoadedMessage): void;
  onOutput(text: string): void;
  /** Called when the container fails, with Lambda's name of the error. */
  onFailure(errorType: string, message: string, stack: string): void;
  onExit(code: number | null): void;
}
export type MakeContainer = (options: ContainerOptions) => Container;

/** Source that every container runs, with its types stripped once. Otherwise each container would load the TypeScript parser, 7 MB. */
export const program = stripTypeScriptTypes(
  readFileSync(path.join(import.meta.dirname, "worker.ts"), "utf8"),
);
