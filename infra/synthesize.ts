import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { bundleFunctions, type FunctionBundle } from "./constructs/function-bundle.ts";
import { type Deployment, edgeRegion, homeRegion, type Stage, stages } from "./deployment.ts";
import { EdgeStack } from "./stacks/edge-stack.ts";
import { PlatformStack } from "./stacks/platform-stack.ts";
import { TenantStack } from "./stacks/tenant-stack.ts";
import { readTenants } from "./tenants.ts";
import { versionOf } from "./version.ts";

const root = resolve(import.meta.dirname, "..");

interface SynthesizeOptions {
  stage?: Stage;
  /** Where the assembly goes; `cdk.out` unless given. */
  outdir?: string;
  /** Functions that were bundled before. */
  bundle?: FunctionBundle;
  /** The built web app; `web/dist` unless given. */
  webFolder?: string;
  /** Where the laboratories' files lie; `infra/tenants` unless given. */
  tenants?: string;
}

/**
 * Makes the CloudFormation templates of all stacks, offline.
 * @returns the cloud assembly, written to `outdir`
 * @throws Error where something is missing, CDK's validator or cdk-nag objects
 */
export async function synthesize({
  stage = "production",
  outdir = join(root, "cdk.out"),
  ...built
}: SynthesizeOptions = {}) {
  const app = new App({ outdir, context: cdkContext() });
  await buildStacks(app, stage, built);
  const assembly = app.synth();
  dropFormerAssets(outdir);
  return assembly;
}

/** All stacks of a stage below an app. */
export async function buildStacks(
  app: App,
  stage: Stage,
  built: Pick<SynthesizeOptions, "bundle" | "webFolder" | "tenants"> = {},
): Promise<void> {
  const bundle = built.bundle ?? (await bundleFunctions());
  const webFolder = built.webFolder ?? join(root, "web/dist");
  const deployment: Deployment = { stage, bundle, webFolder, version: versionOf(bundle, webFolder) };
  new EdgeStack(app, "laborium-edge", { env: { region: edgeRegion } });
  const platform = new PlatformStack(app, "laborium-platform", { env: { region: homeRegion }, deployment });
  for (const tenant of readTenants(built.tenants)) {
    const id = `laborium-tenant-${tenant.id}`;
    new TenantStack(app, id, { env: { region: homeRegion }, deployment, platform, tenant });
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

/** @throws Error for a name that is no stage */
export function stageOf(name: unknown): Stage {
  const stage = stages.find((one) => one === name);
  if (!stage) throw new Error(`There is no stage ${name}; there are ${stages.join(", ")}.`);
  return stage;
}

/** The switches that the CDK's command reads from cdk.json by itself. */
function cdkContext(): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, "cdk.json"), "utf8")).context;
}

/** A local cloud that was started from the folder may still load functions from it. */
const formerKept = 60 * 60 * 1000;

/** Assets of former syntheses, which would fill the disk: Chromium is in one of them. */
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
      tenants: { type: "string" },
    },
  });
  const { outdir, tenants } = values;
  await synthesize({
    stage: stageOf(values.stage),
    ...(outdir && { outdir: resolve(outdir) }),
    ...(tenants && { tenants: resolve(tenants) }),
  });
}
