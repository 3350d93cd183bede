import { existsSync } from "node:fs";
import type { Assembly } from "../assembly/assembly.ts";
import type { State } from "../state.ts";

/** A Lambda function as the template describes it. */
export interface FunctionDefinition {
  name: string;
  arn: string;
  roleArn: string;
  handler: string;
  /** Log group of its role. */
  logGroup: string;
  folder: string;
  environment: Record<string, string>;
  timeoutSeconds: number;
  memoryMb: number;
  /** From ReservedConcurrentExecutions; undefined if the template sets none. */
  reservedConcurrency: number | undefined;
}

/**
 * Reads the Node functions of the assembly. Functions in other languages (CDK brings a Python one for bucket
 * deployments) are left out: the cloud does their work itself.
 */
export function readFunctions(assembly: Assembly): FunctionDefinition[] {
  const functions: FunctionDefinition[] = [];
  for (const resource of assembly.resources("AWS::Lambda::Function")) {
    const { properties } = resource;
    if (!String(properties.Runtime ?? "").startsWith("nodejs")) continue;
    const { S3Key } = properties.Code as { S3Key?: string };
    const folder = assembly.asset(S3Key);
    if (!folder)
      throw new Error(`${resource.stack}/${resource.id}: its code ${S3Key} is not in the assembly`);
    const variables = (properties.Environment as { Variables?: Record<string, unknown> } | undefined)
      ?.Variables;
    functions.push({
      name: assembly.ref(resource),
      arn: assembly.att(resource, "Arn"),
      roleArn: String(properties.Role),
      handler: String(properties.Handler),
      logGroup: String((properties.LoggingConfig as { LogGroup?: string } | undefined)?.LogGroup ?? ""),
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

const fact = "published-versions";

/**
 * The published versions of functions: those of the assembly, and former ones, which earlier executions still call. As on AWS, a version
 * never changes after its creation.
 */
export function publishedVersions(assembly: Assembly, state: State): FunctionDefinition[] {
  const functions = new Map(readFunctions(assembly).map((definition) => [definition.name, definition]));
  const previous = (state.get<FunctionDefinition[]>(fact) ?? []).filter(({ folder }) => existsSync(folder));
  const versions = new Map(previous.map((version) => [version.arn, version]));
  for (const resource of assembly.resources("AWS::Lambda::Version")) {
    const of = functions.get(String(resource.properties.FunctionName));
    const arn = assembly.ref(resource);
    if (of) versions.set(arn, { ...of, arn });
  }
  const all = [...versions.values()];
  state.set(fact, all);
  return all;
}
