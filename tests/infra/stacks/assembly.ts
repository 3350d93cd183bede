import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { watch } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FunctionBundle } from "../../../infra/constructs/function-bundle.ts";
import type { Stage } from "../../../infra/deployment.ts";
import { Assembly, type Resource } from "../../../infra/local/assembly/assembly.ts";
import { root, sourceFiles } from "../../laws/sources.ts";

export interface RawResource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
}
export interface Template {
  Resources: Record<string, RawResource>;
  Parameters?: Record<string, { Type: string; Default?: string }>;
}

const assemblies = join(import.meta.dirname, "../../../.build/assemblies");

/**
 * The stacks of a stage. All files share one synthesis, and so do runs as long as its inputs have not changed. Its functions and web
 * app are empty: they are tested elsewhere.
 */
export async function assemble(stage: Stage) {
  const folder = join(assemblies, `${stage}-${fingerprint()}`);
  await madeOnce(folder, (being) => synthesizeInto(being, stage));
  const { artifacts } = jsonOf<Manifest>(folder, "manifest.json");
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === "aws:cloudformation:stack");
  const templates = new Map(
    stacks.map(([id, { properties }]) => [id, jsonOf<Template>(folder, properties.templateFile)]),
  );
  const resolved = new Assembly(join(folder, "out"), { origin: "http://127.0.0.1:4000", port: 4000 });
  return { templates, resolved };
}

interface Manifest {
  artifacts: Record<string, { type: string; properties: { templateFile: string } }>;
}
const jsonOf = <Content>(folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, "out", name), "utf8")) as Content;

/** A hash over names, sizes and times of all sources of the templates. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of sourceFiles.filter((each) => /^(?:infra|shared|functions)\//.test(each))) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  const others = ["infra/tenants", "infra/cells"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const name of ["package-lock.json", "cdk.json", ...others])
    hash.update(`${name} ${statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs}\n`);
  return hash.digest("hex").slice(0, 16);
}

/** Makes a folder unless it exists; if another worker of this run is making it, waits for that. */
async function madeOnce(folder: string, make: (being: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(assemblies, { recursive: true });
  // Workers share their parent process, so that none waits for a worker of a killed run.
  const being = `${folder}.${process.ppid}`;
  const changes = watch(assemblies, { signal: AbortSignal.timeout(170_000) });
  try {
    mkdirSync(being);
  } catch {
    for await (const _ of changes) if (!existsSync(being)) break;
    if (!existsSync(folder)) throw new Error("The synthesis failed in another worker.");
    return;
  }
  try {
    await make(being);
    const [stage = ""] = basename(folder).split("-");
    for (const name of readdirSync(assemblies))
      if (name.startsWith(stage) && join(assemblies, name) !== being)
        rmSync(join(assemblies, name), { recursive: true, force: true });
    renameSync(being, folder);
  } finally {
    rmSync(being, { recursive: true, force: true });
  }
}

async function synthesizeInto(folder: string, stage: Stage): Promise<void> {
  const { synthesize } = await import("../../../infra/synthesize.ts");
  const code = folderWith(folder, "code", "empty.mjs");
  const webFolder = folderWith(folder, "web", "index.html");
  const bundle: FunctionBundle = {
    folder: code,
    browserFolder: code,
    hash: "c".repeat(64),
    browserHash: "b".repeat(64),
    ownCode: () => ({ folder: code, hash: "c".repeat(64) }),
    metafile: { inputs: {}, outputs: {} },
  };
  await synthesize({ stage, outdir: join(folder, "out"), bundle, webFolder });
}

function folderWith(parent: string, name: string, file: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  writeFileSync(join(folder, file), "");
  return folder;
}

/** Resources of one type in a template, with their logical ids. */
export const ofType = (template: Template | undefined, ...types: string[]) =>
  Object.entries(template?.Resources ?? {}).filter(([, { Type }]) => types.includes(Type));

/** A readable name of a resource. */
export const placeOf = ({ stack, id }: Resource) => `${stack}/${id}`;
