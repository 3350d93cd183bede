import type { Assembly } from "../assembly/assembly.ts";

/** A Lambda function as the template describes it. */
export interface FunctionDefinition {
  name: string;
  arn: string;
  roleArn: string;
  handler: string;
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
