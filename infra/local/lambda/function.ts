import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Assembly } from "../assembly/assembly.ts";

/** A Lambda function as the template describes it. */
export interface FunctionDefinition {
  stack: string;
  id: string;
  name: string;
  arn: string;
  roleArn: string;
  handler: string;
  folder: string;
  environment: Record<string, string>;
  timeoutSeconds: number;
  memoryMb: number;
  /** From ReservedConcurrentExecutions; undefined where the template sets none. */
  reservedConcurrency: number | undefined;
}

interface Code {
  ZipFile?: string;
  S3Key?: string;
}

/**
 * Reads the Node functions of the assembly. Functions in other languages (CDK brings a Python one for bucket
 * deployments) are left out: the cloud does their work itself.
 */
export function readFunctions(assembly: Assembly, inlineFolder: string): FunctionDefinition[] {
  const functions: FunctionDefinition[] = [];
  for (const resource of assembly.resources("AWS::Lambda::Function")) {
    const { properties } = resource;
    if (!String(properties.Runtime ?? "").startsWith("nodejs")) continue;
    const code = (properties.Code ?? {}) as Code;
    const folder = code.ZipFile ? inline(code.ZipFile, inlineFolder) : assembly.asset(code.S3Key);
    if (!folder)
      throw new Error(`${resource.stack}/${resource.id}: its code ${code.S3Key} is not in the assembly`);
    const variables = (properties.Environment as { Variables?: Record<string, unknown> } | undefined)
      ?.Variables;
    functions.push({
      stack: resource.stack,
      id: resource.id,
      name: assembly.ref(resource),
      arn: assembly.att(resource, "Arn"),
      roleArn: String(properties.Role),
      handler: String(properties.Handler),
      folder,
      environment: Object.fromEntries(
        Object.entries(variables ?? {}).map(([key, value]) => [key, String(value)]),
      ),
      timeoutSeconds: Number(properties.Timeout ?? 3),
      memoryMb: Number(properties.MemorySize ?? 128),
      reservedConcurrency:
        properties.ReservedConcurrentExecutions === undefined
          ? undefined
          : Number(properties.ReservedConcurrentExecutions),
    });
  }
  return functions;
}

function inline(code: string, folder: string): string {
  const place = path.join(folder, createHash("sha256").update(code).digest("hex").slice(0, 16));
  const file = path.join(place, "index.cjs");
  if (!existsSync(file)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(file, code);
  }
  return place;
}
