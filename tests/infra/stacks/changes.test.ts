import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FunctionBundle } from "../../../infra/constructs/function-bundle.ts";
import { synthesize } from "../../../infra/synthesize.ts";
import type { Template } from "./assembly.ts";

const folder = mkdtempSync(join(tmpdir(), "laborium-changes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The stacks of one laboratory and its platform, for given code and app. */
async function stacksOf(
  name: string,
  { code, page, changed }: { code: string; page: string; changed?: string },
) {
  const place = join(folder, name);
  for (const part of ["code", "web"]) mkdirSync(join(place, part), { recursive: true });
  writeFileSync(join(place, "code/empty.mjs"), "");
  writeFileSync(join(place, "web/index.html"), page);
  const codeOf = (hash: string) => ({ folder: join(place, "code"), hash: hash.repeat(64) });
  const bundle: FunctionBundle = {
    ...codeOf(code),
    browserFolder: join(place, "code"),
    browserHash: "b".repeat(64),
    ownCode: (entry) => codeOf(entry === changed ? "e" : "a"),
    metafile: { inputs: {}, outputs: {} },
  };
  const outdir = join(place, "out");
  await synthesize({ tenant: "nord", outdir, bundle, webFolder: join(place, "web"), checked: false });
  const read = (stack: string): Template =>
    JSON.parse(readFileSync(join(outdir, `${stack}.template.json`), "utf8"));
  return { platform: read("laborium-platform"), tenant: read("laborium-tenant-nord") };
}
type Stacks = Awaited<ReturnType<typeof stacksOf>>;

/** Ids of differing resources, without the hashes in them. */
function differing(left: Template, right: Template): string[] {
  const ids = new Set([...Object.keys(left.Resources), ...Object.keys(right.Resources)]);
  const differ = [...ids].filter(
    (id) => JSON.stringify(left.Resources[id]) !== JSON.stringify(right.Resources[id]),
  );
  return [...new Set(differ.map((id) => id.replace(/[0-9A-F]{8}(?:[0-9a-f]{32})?$/, "")))].sort();
}

let before: Stacks;
let otherApp: Stacks;
let otherStep: Stacks;
beforeAll(async () => {
  before = await stacksOf("before", { code: "c", page: "1" });
  otherApp = await stacksOf("app", { code: "c", page: "2" });
  otherStep = await stacksOf("step", {
    code: "d",
    page: "1",
    changed: "importexport/imports/stage-chunk.job",
  });
});

test("another app changes nothing of a laboratory but what its parameter would be for a new one", () => {
  expect(differing(before.tenant, otherApp.tenant)).toEqual([]);
  const [first, other] = [before, otherApp].map(({ tenant }) => tenant.Parameters?.AppVersion?.Default);
  expect(first).not.toBe(other);
  expect(
    differing(before.platform, otherApp.platform).map((id) => id.replace(/CustomResource.*/, "")),
  ).toEqual(["WebFiles", "WebFilesKept", "WebFilesRenewed"]);
});

test("another step of a workflow changes its function, makes a version, and changes who calls it and who tells the version", () => {
  expect(differing(before.tenant, otherStep.tenant)).toEqual([
    "CoreSettings",
    "ImportWorkflowMachine",
    "ImportexportExports",
    "StageChunk",
    "StageChunkCurrentVersion",
  ]);
  expect(before.tenant.Parameters).toEqual(otherStep.tenant.Parameters);
});

test("a version that an execution may still call stays when a newer one is made", () => {
  const versions = Object.values(before.tenant.Resources).filter(
    ({ Type }) => Type === "AWS::Lambda::Version",
  );
  expect(versions.length).toBeGreaterThan(10);
  for (const version of versions) expect(version).toMatchObject({ DeletionPolicy: "Retain" });
});
