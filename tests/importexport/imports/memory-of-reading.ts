import { spawnSync } from "node:child_process";
import { join } from "node:path";

const reader = join(
  import.meta.dirname,
  "../../../functions/importexport/imports/reading/read-spreadsheet.ts",
);

/** Peak memory, in MiB, of a separate process that reads all workbooks of a folder one after the other. */
export function memoryOfReading(folder: string): number {
  const script = `
    import { readFileSync, readdirSync } from "node:fs";
    import { readSpreadsheet } from ${JSON.stringify(reader)};
    for (const name of readdirSync(${JSON.stringify(folder)})) await readSpreadsheet(readFileSync(${JSON.stringify(folder)} + "/" + name)).catch(() => undefined);
    process.stdout.write(String(process.resourceUsage().maxRSS / 1024));`;
  // Without a bound of its own, the heap grows as long as a busy machine leaves collecting for later.
  const bounds = ["--max-old-space-size=320", "--max-semi-space-size=16"];
  const run = spawnSync(process.execPath, [...bounds, "--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`Reading ended with ${run.status}: ${run.stderr}`);
  return Number(run.stdout);
}
