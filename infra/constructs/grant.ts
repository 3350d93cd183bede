import { Aws, Stack, Validations } from "aws-cdk-lib";
import {
  Effect,
  type IRole,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/** One hand-written statement of a role. */
export interface Grant {
  actions: readonly string[];
  resources: readonly string[];
  conditions?: Record<string, Record<string, string | readonly string[]>>;
  /** Required if a resource has a wildcard: the reason why it cannot be narrower. */
  wildcard?: string;
}

/** A role with only the given statements, inline, so that it is complete before anything that assumes it is created. CDK adds nothing to it later. */
export function roleOf(scope: Construct, id: string, service: string, grants: readonly Grant[]): IRole {
  const statements = grants.map(
    ({ actions, resources, conditions }) =>
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: [...actions],
        resources: [...resources],
        ...(conditions && { conditions }),
      }),
  );
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal(service),
    inlinePolicies: { Grants: new PolicyDocument({ statements, minimize: false }) },
  });
  for (const { resources, wildcard } of grants) {
    for (const resource of resources) {
      if (wildcard && resource.includes("*")) acceptWildcard(role, resource, wildcard);
    }
  }
  return role.withoutPolicyUpdates();
}

function acceptWildcard(role: Role, resource: string, reason: string): void {
  Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${spelled(role, resource)}]`, reason });
}

/** A resource as cdk-nag spells it: intrinsic functions as `<Name>`. */
function spelled(scope: Construct, resource: string): string {
  const value = Stack.of(scope).resolve(resource) as unknown;
  const part = (node: unknown): string => {
    if (typeof node === "string") return node;
    const [name, argument] = Object.entries(node as Record<string, unknown>)[0] ?? [];
    if (name === "Ref") return `<${argument}>`;
    if (name === "Fn::GetAtt") return `<${(argument as string[]).join(".")}>`;
    if (name === "Fn::ImportValue") return String(argument);
    if (name === "Fn::Join") return (argument as [string, unknown[]])[1].map(part).join("");
    return JSON.stringify(node);
  };
  return part(value);
}

/** Permission to write to one log group. */
export function logGrants(group: string): Grant[] {
  return [
    {
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [arnIn("logs", `log-group:${group}:*`)],
      wildcard: "A log stream gets its name when a container starts.",
    },
  ];
}

/** `core/collection-items` → `CoreCollectionItems`. */
export const inPascalCase = (name: string) =>
  name
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** An ARN in the stack's account and region, for resources that are named before they exist. */
export const arnIn = (service: string, rest: string) =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${rest}`;
