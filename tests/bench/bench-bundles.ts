import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { functionEntries, handlerOf } from "../../infra/constructs/function-bundle.ts";
import { loadedAtOnce } from "../support/loaded-at-once.ts";
import type { Figure } from "./figures.ts";

const build = join(import.meta.dirname, "../../.build");

/** Time that each Lambda takes to import its handler in a fresh process, started as on AWS, and the size of that code. */
export function benchBundles(): Figure[] {
  const metafile = JSON.parse(readFileSync(join(build, "functions.meta.json"), "utf8"));
  return [
    { what: "nothing: import", value: importTime(), unit: "ms" },
    ...functionEntries().flatMap((entry) => {
      const module = join(build, "functions", handlerOf(entry).replace(/handler$/, "mjs"));
      if (!existsSync(module)) throw new Error(`${entry} has no bundle.`);
      return [
        { what: `${entry}: import`, value: importTime(module), unit: "ms", aim: aimOf(entry) },
        { what: `${entry}: code`, value: loadedAtOnce(metafile, entry).bytes / 1024, unit: "KiB" },
      ];
    }),
  ];
}

function aimOf(entry: string): string | undefined {
  if (entry.endsWith("/handler")) return "≤ 100";
  return /(?:plan|finish)-book/.test(entry) ? "≤ 150" : undefined;
}

/** Elapsed time, the least of several runs, so that other work of the machine does not count. */
const importTime = (module?: string) => Math.min(...Array.from({ length: 7 }, () => importOnce(module)));

const importOnce = (module?: string) => {
  const script = `const before = performance.now(); ${module ? `await import(${JSON.stringify(module)});` : ""}
    process.stdout.write(String(performance.now() - before), () => process.exit());`;
  const env = { ...process.env, AWS_REGION: "eu-central-1" };
  return Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8", env }),
  );
};
