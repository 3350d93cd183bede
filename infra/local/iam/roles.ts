import type { Assembly, Resource } from "../assembly/assembly.ts";
import { type Statement, statementsOf } from "./policy.ts";

/** What a role may do: its own, attached and managed policies; the boundary narrows them. */
export interface Role {
  arn: string;
  name: string;
  statements: Statement[];
  boundary: Statement[] | undefined;
}

interface InlinePolicy {
  PolicyName?: string;
  PolicyDocument?: unknown;
}

/** Collects every role of the assembly with all statements that the templates attach to it. */
export function collectRoles(assembly: Assembly): Map<string, Role> {
  const roles = new Map<string, Role>();
  const byName = new Map<string, Role>();
  const managed = new Map<string, Statement[]>();
  const policies = assembly.resources("AWS::IAM::ManagedPolicy");
  for (const policy of policies)
    managed.set(assembly.ref(policy), statementsOf(policy.properties.PolicyDocument, sourceOf(policy)));

  for (const resource of assembly.resources("AWS::IAM::Role")) {
    const role: Role = { arn: assembly.att(resource, "Arn"), name: assembly.ref(resource), ...empty() };
    for (const inline of (resource.properties.Policies ?? []) as InlinePolicy[]) {
      role.statements.push(
        ...statementsOf(inline.PolicyDocument, `${sourceOf(resource)}/${inline.PolicyName}`),
      );
    }
    for (const attached of (resource.properties.ManagedPolicyArns ?? []) as string[]) {
      role.statements.push(...(managed.get(attached) ?? []));
    }
    const boundary = resource.properties.PermissionsBoundary;
    if (typeof boundary === "string") role.boundary = managed.get(boundary);
    roles.set(role.arn, role);
    byName.set(role.name, role);
  }

  for (const policy of assembly.resources("AWS::IAM::Policy", "AWS::IAM::RolePolicy")) {
    const statements = statementsOf(policy.properties.PolicyDocument, sourceOf(policy));
    const names = (policy.properties.Roles ?? [policy.properties.RoleName]) as string[];
    for (const name of names) byName.get(name)?.statements.push(...statements);
  }
  for (const policy of policies) {
    const statements = managed.get(assembly.ref(policy)) ?? [];
    for (const name of (policy.properties.Roles ?? []) as string[])
      byName.get(name)?.statements.push(...statements);
  }
  return roles;
}

function sourceOf(resource: Resource): string {
  return `${resource.stack}/${resource.id}`;
}

function empty(): Pick<Role, "statements" | "boundary"> {
  return { statements: [], boundary: undefined };
}
