import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import type { AnswerMessage, InvocationMessage, LoadedMessage, WorkerSetup } from "./worker.ts";

/** Runner of one function's code: a thread of this process, or a process of its own. */
export interface Container {
  /** Hands it an invocation, awake. */
  begin(message: InvocationMessage): void;
  /** It has answered, and has nothing to do until the next invocation. */
  rest(): void;
  /** Its handler is loaded: from now on it has no more than its share. */
  loaded(): void;
  end(): Promise<void>;
}

/** Settings and callbacks of a container. */
export interface ContainerOptions {
  setup: WorkerSetup;
  environment: Record<string, string>;
  onMessage(message: AnswerMessage | LoadedMessage): void;
  onOutput(text: string): void;
  /** It fails, with Lambda's name of the error. */
  onFailure(errorType: string, message: string, stack: string): void;
  onExit(code: number | null): void;
}
export type MakeContainer = (options: ContainerOptions) => Container;

/** Source that every container runs, with its types stripped once: each container that did so itself would load the TypeScript parser, 7 MB. */
export const program = stripTypeScriptTypes(
  readFileSync(path.join(import.meta.dirname, "worker.ts"), "utf8"),
);
