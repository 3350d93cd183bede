import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FunctionBundle, functionEntries } from "../../../infra/constructs/function-bundle.ts";
import type { Stage } from "../../../infra/deployment.ts";
import { Assembly, type Resource } from "../../../infra/local/assembly/assembly.ts";
import { synthesize } from "../../../infra/synthesize.ts";

export interface RawResource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
}
export interface Template {
  Resources: Record<string, RawResource>;
  Parameters?: Record<string, { Type: string; Default?: string }>;
}

/** The stacks, synthesized into a folder that is gone when the test's process ends. Functions and web app in it are empty: they are tested elsewhere. */
export async function assemble(stage: Stage) {
  const folder = mkdtempSync(join(tmpdir(), "laborium-stacks-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const code = folderWith(folder, "code", "empty.mjs");
  const webFolder = folderWith(folder, "web", "index.html");
  const bundle: FunctionBundle = {
    folder: code,
    browserFolder: code,
    hash: "c".repeat(64),
    browserHash: "b".repeat(64),
    metafile: { inputs: {}, outputs: {} },
    entries: functionEntries(),
  };
  // Catalogues need not be there to look at the templates.
  process.env.LABORIUM_ALLOW_MISSING = "1";
  const assembly = await synthesize({ stage, outdir: join(folder, "out"), bundle, webFolder });
  const templates = new Map(assembly.stacks.map((stack) => [stack.stackName, stack.template as Template]));
  const resolved = new Assembly(join(folder, "out"), { origin: "http://127.0.0.1:4000", port: 4000 });
  return { templates, resolved };
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

/** A readable place of a resource. */
export const placeOf = ({ stack, id }: Resource) => `${stack}/${id}`;
