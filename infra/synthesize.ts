import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { cellOf } from "./cells.ts";
import { bundleFunctions, type FunctionBundle } from "./constructs/function-bundle.ts";
import { type Deployment, edgeRegion, type Stage, stages } from "./deployment.ts";
import { EdgeStack } from "./stacks/edge-stack.ts";
import { PlatformStack } from "./stacks/platform-stack.ts";
import { TenantStack } from "./stacks/tenant-stack.ts";
import { readTenant, readTenants } from "./tenants.ts";
import { apiVersionOf, appVersionOf } from "./version.ts";

const root = resolve(import.meta.dirname, "..");

/** The part of a stage that is built; everything of its one cell by default. */
interface Chosen {
  /** A cell, needed as soon as the stage has several. */
  cell?: string | undefined;
  /** A laboratory: no other is read or built, and its cell is its own. */
  tenant?: string | undefined;
  /** The folder of the laboratories' files; `infra/tenants` unless given. */
  tenants?: string | undefined;
  /** The folder of the cells' files; `infra/cells` unless given. */
  cells?: string | undefined;
}

interface SynthesizeOptions extends Chosen {
  stage?: Stage;
  /** Folder of the assembly; `cdk.out` unless given. */
  outdir?: string;
  /** Functions that are already bundled. */
  bundle?: FunctionBundle;
  /** The built web app; `web/dist` unless given. */
  webFolder?: string;
  /** Whether CDK's validator and cdk-nag check each template, which takes far longer than making it; false only to count many similar ones. */
  checked?: boolean;
}

/**
 * Makes the CloudFormation templates of one cell, offline.
 * @returns the cloud assembly, written to `outdir`
 * @throws Error if something is missing, or CDK's validator or cdk-nag objects
 */
export async function synthesize({
  stage = "production",
  outdir = join(root, "cdk.out"),
  checked = true,
  ...built
}: SynthesizeOptions = {}) {
  const app = new App({
    outdir,
    context: cdkContext(),
    builtinCloudFormationValidation: checked,
    treeMetadata: checked,
  });
  if (checked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  await buildStacks(app, stage, built);
  const assembly = app.synth();
  dropFormerAssets(outdir);
  return assembly;
}

/** The stacks of one cell below an app: the shared stacks, and those of all its laboratories or of the named one. */
export async function buildStacks(
  app: App,
  stage: Stage,
  built: Chosen & Pick<SynthesizeOptions, "bundle" | "webFolder"> = {},
): Promise<void> {
  const { cell, tenants } = choose(stage, built);
  const bundle = built.bundle ?? (await bundleFunctions());
  const webFolder = built.webFolder ?? join(root, "web/dist");
  const versions = { apiVersion: apiVersionOf(bundle), appVersion: appVersionOf(webFolder) };
  const deployment: Deployment = { stage, bundle, webFolder, ...versions };
  const account = cell.account !== undefined && { account: cell.account };
  const env = { ...account, region: cell.region };
  new EdgeStack(app, "laborium-edge", { env: { ...account, region: edgeRegion } });
  const platform = new PlatformStack(app, "laborium-platform", { env, deployment });
  for (const tenant of tenants)
    new TenantStack(app, `laborium-tenant-${tenant.id}`, { env, deployment, platform, tenant });
}

/** @throws Error if cell, laboratory and stage do not belong together */
function choose(stage: Stage, { cell: name, tenant: id, tenants: folder, cells }: Chosen) {
  const all = id === undefined ? readTenants(folder) : [readTenant(id, folder)];
  const cell = cellOf(stage, name ?? (id === undefined ? undefined : all[0]?.cell), cells);
  // The local cloud plays all laboratories.
  const tenants = stage === "local" ? all : all.filter((tenant) => tenant.cell === cell.id);
  if (id !== undefined && tenants.length === 0) throw new Error(`${id} is not in ${cell.id}.`);
  return { cell, tenants };
}

/** @throws Error for a name that is no stage */
export function stageOf(name: unknown): Stage {
  const stage = stages.find((candidate) => candidate === name);
  if (!stage) throw new Error(`There is no stage ${name}; there are ${stages.join(", ")}.`);
  return stage;
}

/** The switches that the CDK's command reads from cdk.json by itself. */
function cdkContext(): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, "cdk.json"), "utf8")).context;
}

/** Age in milliseconds at which assets are dropped. A local cloud started from the folder may still load functions from younger ones. */
const formerKept = 60 * 60 * 1000;

/** Drops assets of former syntheses, which would fill the disk: one of them contains Chromium. */
function dropFormerAssets(outdir: string): void {
  const names = readdirSync(outdir);
  const manifests = names.filter((name) => name.endsWith(".assets.json"));
  const used = manifests.map((name) => readFileSync(join(outdir, name), "utf8")).join();
  for (const name of names) {
    const hash = /^asset\.([0-9a-f]{64})/.exec(name)?.[1];
    if (!hash || used.includes(hash)) continue;
    const place = join(outdir, name);
    if (Date.now() - statSync(place).mtimeMs > formerKept) rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      stage: { type: "string", default: "production" },
      outdir: { type: "string" },
      cell: { type: "string" },
      tenant: { type: "string" },
      tenants: { type: "string" },
    },
  });
  const { outdir, tenants, cell, tenant } = values;
  await synthesize({
    stage: stageOf(values.stage),
    cell,
    tenant,
    ...(outdir && { outdir: resolve(outdir) }),
    ...(tenants && { tenants: resolve(tenants) }),
  });
}
