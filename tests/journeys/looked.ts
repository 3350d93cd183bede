import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../.build/journeys-looked");
const nameOf = (place: string) => encodeURIComponent(place).slice(0, 200);

/** Records for the last journey that a place was checked. */
export function lookedAt(place: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, nameOf(place)), "");
}

/** Those of the places that no journey of this run has checked. */
export function unseen(places: readonly string[]): string[] {
  const pictured = new Set(readdirSync(folder));
  return places.filter((place) => !pictured.has(nameOf(place)));
}

/** Runs before the first journey: places checked by a former run do not count. */
export default function forget(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
