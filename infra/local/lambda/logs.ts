import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { isDiskFull } from "../disk.ts";

/** One line that a function, or the cloud itself, logged. */
export interface LogLine {
  at: string;
  source: string;
  text: string;
}

const KEPT = 5_000;
const LARGEST_FILE = 5 * 1024 * 1024;

/** Log lines of all functions: one file each in the data folder, the last few thousand in memory. */
export class Logs {
  readonly #folder: string;
  readonly #onLog: ((line: LogLine) => void) | undefined;
  readonly #lines: LogLine[] = [];
  readonly #pending = new Map<string, string[]>();
  #flushing: NodeJS.Timeout | undefined;

  constructor(folder: string, onLog?: (line: LogLine) => void) {
    this.#folder = folder;
    this.#onLog = onLog;
    mkdirSync(folder, { recursive: true });
  }

  /** Appends text, line by line. */
  write(source: string, text: string): void {
    for (const line of text.split("\n")) {
      if (line === "") continue;
      const timestamp = new Date().toISOString();
      const noted = { at: timestamp, source, text: line };
      this.#lines.push(noted);
      this.#onLog?.(noted);
      if (this.#lines.length > KEPT * 2) this.#lines.splice(0, KEPT);
      const pending = this.#pending.get(source) ?? [];
      pending.push(`${timestamp} ${line}\n`);
      this.#pending.set(source, pending);
    }
    this.#flushing ??= setTimeout(() => this.flush(), 200).unref();
  }

  /** The kept lines, oldest first; only those of one source if it is given. */
  lines(source?: string): LogLine[] {
    return source === undefined ? [...this.#lines] : this.#lines.filter((line) => line.source === source);
  }

  /** Whether there are still log lines of a source. */
  has(source: string): boolean {
    return this.#pending.has(source) || existsSync(this.#fileOf(source));
  }

  /** Removes all log lines of a source. */
  forget(source: string): void {
    const remaining = this.#lines.filter((line) => line.source !== source);
    this.#lines.splice(0, this.#lines.length, ...remaining);
    this.#pending.delete(source);
    for (const file of [this.#fileOf(source), `${this.#fileOf(source)}.1`]) rmSync(file, { force: true });
  }

  #fileOf(source: string): string {
    return path.join(this.#folder, `${source.replaceAll(/[^\w.-]/g, "_")}.log`);
  }

  /** Flushes pending lines to the files, unless the data folder is gone. */
  flush(): void {
    this.#flushing = undefined;
    if (!existsSync(this.#folder)) this.#pending.clear();
    for (const [source, lines] of this.#pending) {
      const file = this.#fileOf(source);
      if (existsSync(file) && statSync(file).size > LARGEST_FILE) renameSync(file, `${file}.1`);
      try {
        appendFileSync(file, lines.join(""));
      } catch (error) {
        // Lines for which the disk has no room are lost, but stay in memory for a while.
        if (!isDiskFull(error)) throw error;
      }
    }
    this.#pending.clear();
  }
}
