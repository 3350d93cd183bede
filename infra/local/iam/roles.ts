import type { Assembly } from "../assembly/assembly.ts";
import { type Statement, statementsOf } from "./policy.ts";

/** A role with its permissions: all our roles hold their policies inline (`infra/constructs/grant.ts`). */
export interface Role {
  arn: string;
  name: string;
  statements: Statement[];
}

/** The role of AWS Backup, which the local cloud does not emulate, uses policies managed by AWS. */
const isOfBackups = ({ AssumeRolePolicyDocument }: Record<string, unknown>) =>
  JSON.stringify(AssumeRolePolicyDocument)?.includes('"backup.amazonaws.com"') ?? false;

/** Collects every role of the assembly, by its ARN. @throws Error if a role has other than inline policies */
export function collectRoles(assembly: Assembly): Map<string, Role> {
  for (const { stack, id, type, properties } of assembly.all())
    if (
      !isOfBackups(properties) &&
      (/^AWS::IAM::.*Policy$/.test(type) || properties.ManagedPolicyArns || properties.PermissionsBoundary)
    )
      throw new Error(`${stack}/${id}: the local cloud reads inline policies of roles only`);
  return new Map(
    assembly.resources("AWS::IAM::Role").map((resource) => {
      const arn = assembly.att(resource, "Arn");
      const policies = (resource.properties.Policies ?? []) as {
        PolicyName: string;
        PolicyDocument: unknown;
      }[];
      const statements = policies.flatMap(({ PolicyName, PolicyDocument }) =>
        statementsOf(PolicyDocument, `${resource.stack}/${resource.id}/${PolicyName}`),
      );
      return [arn, { arn, name: assembly.ref(resource), statements }];
    }),
  );
}
