import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "./chromium.ts";

/** A program that stands for a Chromium of the machine: it notes each start, then runs the bundled one with its libraries. */
export async function wrappedChromium() {
  const bundled = await chromiumPath();
  const folder = mkdtempSync(join(tmpdir(), "laborium-"));
  const starts = join(folder, "starts");
  const program = join(folder, "chromium");
  const script = `#!/bin/sh
echo "libraries: $LD_LIBRARY_PATH" >> '${starts}'
LD_LIBRARY_PATH='${process.env.LD_LIBRARY_PATH ?? ""}' exec '${bundled}' "$@"
`;
  writeFileSync(starts, "");
  writeFileSync(program, script, { mode: 0o755 });
  return {
    program,
    /** The libraries that each start was given, a line each. */
    starts: () => readFileSync(starts, "utf8"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
