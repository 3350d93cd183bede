import { statfsSync } from "node:fs";

/** Room kept free for work that is already under way, in bytes. */
export const diskReserve = 48 * 1024 * 1024;
/** Milliseconds for which the disk's last answer is reused, so that not every call asks again. */
const believed = 1000;

/** The disk of a data folder. */
export class Disk {
  readonly #folder: string;
  readonly #reserve: number;
  #asked = Number.NEGATIVE_INFINITY;
  #hasRoom = true;

  constructor(folder: string, reserve = diskReserve) {
    this.#folder = folder;
    this.#reserve = reserve;
  }

  /** Whether there is room for another write. */
  hasRoom(): boolean {
    if (performance.now() - this.#asked < believed) return this.#hasRoom;
    this.#asked = performance.now();
    const { bavail, bsize } = statfsSync(this.#folder);
    this.#hasRoom = bavail * bsize > this.#reserve;
    return this.#hasRoom;
  }
}

/** Whether an error says that the disk is full, be it from a file or from SQLite. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === "ENOSPC" || /database or disk is full/.test(error.message));
