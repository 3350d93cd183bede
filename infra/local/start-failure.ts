import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isDiskFull } from "./disk.ts";

/** Largest file that is read whole to find damage, in bytes; for larger ones the start would take too long. */
const readWhole = 64 * 1024 * 1024;

/**
 * Looks for damage in a SQLite file before anything is written to it.
 * @throws Error that says how to go on
 */
export function refuseIfDamaged(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file);
    try {
      database.prepare("SELECT count(*) FROM sqlite_master").get();
      if (statSync(file).size > readWhole) return;
      const [result] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
      if (result !== "ok") throw new Error(String(result));
    } finally {
      database.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} is damaged (${reason}). Put back a copy of the data folder, or begin anew with --reset, which deletes all data in it.`,
    );
  }
}

/** A sentence for the person who started the local cloud: why it did not start, and what to do. */
export function startFailure(error: unknown, { port, data }: { port: number; data: string }): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  if (isDiskFull(error))
    return `The disk of ${data} is full. Make room, or choose a folder on another one: npm start -- --data DIR`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use, perhaps by another local cloud. End that program, or choose another port: npm start -- --port ${port + 100}`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return code === "EACCES" && /listen/.test(message)
        ? `Port ${port} may only be opened by root. Choose one above 1023: npm start -- --port 4000`
        : `${data} cannot be written to (${code}). Give yourself the right to, or choose another folder: npm start -- --data DIR`;
    case "ENOTDIR":
    case "EEXIST":
      return `${data} is no folder. Choose another one: npm start -- --data DIR`;
    default:
      return message;
  }
}
