import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apis } from "../../shared/apis.ts";
import type { Figure } from "./figures.ts";
import { percentile } from "./figures.ts";

const root = join(import.meta.dirname, "../..");
const bundle = join(root, ".build/functions");

/** How long each Lambda takes to import its handler in a fresh process, and how much code that is. */
export function benchBundles(): Figure[] {
  const metafile = join(root, ".build/functions.meta.json");
  const outputs = existsSync(metafile) ? JSON.parse(readFileSync(metafile, "utf8")).outputs : {};
  return apis.flatMap(({ address }) => {
    const entry = ["mjs", "js"]
      .map((end) => join(bundle, address, `handler.${end}`))
      .find((path) => existsSync(path));
    if (!entry) throw new Error(`${address} has no bundle.`);
    const times = Array.from({ length: 3 }, () => importTime(entry));
    return [
      { what: `${address}: import`, value: percentile(times, 0.5), unit: "ms" },
      { what: `${address}: code`, value: sizeWithChunks(outputs, entry) / 1024, unit: "KiB" },
    ];
  });
}

const importTime = (entry: string) =>
  Number(
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `const t=performance.now();await import(${JSON.stringify(entry)});process.stdout.write(String(performance.now()-t),()=>process.exit())`,
      ],
      { encoding: "utf8", env: { ...process.env, AWS_REGION: "eu-central-1" } },
    ),
  );

type Outputs = Record<string, { bytes: number; imports: { path: string; kind: string }[] }>;

/** The entry and every chunk it imports at once. */
function sizeWithChunks(outputs: Outputs, entry: string): number {
  const seen = new Set<string>();
  const visit = (path: string): number => {
    const output = outputs[path];
    if (!output || seen.has(path)) return 0;
    seen.add(path);
    const next = output.imports.filter(({ kind }) => kind === "import-statement");
    return output.bytes + next.reduce((sum, { path: chunk }) => sum + visit(chunk), 0);
  };
  const name = Object.keys(outputs).find((path) => entry.endsWith(path));
  return name ? visit(name) : Number.NaN;
}
