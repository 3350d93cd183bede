import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../.build/journeys-looked");
const nameOf = (place: string) => encodeURIComponent(place).slice(0, 200);

/** Keeps, for the last journey, that a place was looked at. */
export function lookedAt(place: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, nameOf(place)), "");
}

/** Which of these places no journey of this run has looked at. */
export function unseen(places: readonly string[]): string[] {
  const seen = new Set(readdirSync(folder));
  return places.filter((place) => !seen.has(nameOf(place)));
}

/** Before the first journey: what a former run looked at does not count. */
export default function forget(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
