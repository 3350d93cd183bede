import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { placesInSource } from "../../functions/platform/source-places.ts";

const folder = mkdtempSync(join(tmpdir(), "laborium-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("A stack names the places in the sources of what was bundled, and leaves all others as they are", async () => {
  writeFileSync(join(folder, "failing.ts"), "\nexport const fail = (): Error =>\n  new Error('as asked');\n");
  const outfile = join(folder, "bundle.mjs");
  await build({
    entryPoints: [join(folder, "failing.ts")],
    outfile,
    bundle: true,
    format: "esm",
    minify: true,
    sourcemap: true,
    sourcesContent: false,
  });
  const { fail } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  const [message, first, ...others] = placesInSource(fail().stack).split("\n");
  expect(message).toBe("Error: as asked");
  expect(first).toMatch(/failing\.ts:3:\d+\)?$/);
  expect(others.join("\n")).toContain("source-places.test.ts");
  const unknown = "Error\n    at gone (/var/task/chunks/gone.mjs:1:200)";
  expect(placesInSource(unknown)).toBe(unknown);
});
