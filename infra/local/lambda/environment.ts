import { REGION } from "../assembly/places.ts";
import type { Guard } from "../iam/guard.ts";
import type { Role } from "../iam/roles.ts";
import type { FunctionDefinition } from "./function.ts";

/** Machine variables that programs started by a function need; no others are passed on. */
const PASSED = [
  "PATH",
  "HOME",
  "LANG",
  "LC_ALL",
  "TZ",
  "FONTCONFIG_PATH",
  "FONTCONFIG_FILE",
  "LABORIUM_CHROMIUM",
  // Single sign-on fetches keys from a user pool, which this machine lacks; tests may substitute their own.
  "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
];

/**
 * The environment of a function: the variables of the template, those that Lambda adds, and the addresses of the local services.
 * The credentials are the function's own: by them the guard knows which role decides.
 */
export function environmentOf(
  definition: FunctionDefinition,
  cloud: { origin: string; guard: Guard; roles: Map<string, Role> },
): Record<string, string> {
  const role = cloud.roles.get(definition.roleArn);
  if (!role) throw new Error(`${definition.name} has the role ${definition.roleArn}, which no stack makes`);
  const { accessKeyId, secretAccessKey } = cloud.guard.register({ name: definition.name, role });
  const passed: Record<string, string> = {};
  for (const name of PASSED) {
    const value = process.env[name];
    if (value !== undefined) passed[name] = value;
  }
  const endpoint = (service: string) => `${cloud.origin}/_aws/${service}`;
  return {
    ...passed,
    TMPDIR: process.env.TMPDIR ?? "/tmp",
    ...definition.environment,
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: definition.arn.split(":")[7] ?? "$LATEST",
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "local",
    LAMBDA_TASK_ROOT: definition.folder,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint("dynamodb"),
    AWS_ENDPOINT_URL_S3: endpoint("s3"),
    AWS_ENDPOINT_URL_SQS: endpoint("sqs"),
    AWS_ENDPOINT_URL_SES: endpoint("ses"),
    AWS_ENDPOINT_URL_SFN: endpoint("states"),
  };
}
