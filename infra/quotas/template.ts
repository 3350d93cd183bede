/** A CloudFormation template, as far as it is counted. */
export interface CountedTemplate {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, unknown>;
  Parameters?: Record<string, { Type: string; Default?: string }>;
}

/** Properties of all resources of some types. */
export const propertiesOf = ({ Resources }: CountedTemplate, ...types: string[]) =>
  Object.values(Resources)
    .filter(({ Type }) => types.includes(Type))
    .map(({ Properties = {} }) => Properties);

/** Stand-ins for AWS's pseudo parameters, each as long as the real value. */
const pseudo: Record<string, string> = {
  "AWS::Partition": "aws",
  "AWS::Region": "eu-central-1",
  "AWS::AccountId": "000000000000",
  "AWS::URLSuffix": "amazonaws.com",
};
/** Stands for a name or an ARN that AWS assigns when a stack is created; longer than any of ours. */
const assigned = "x".repeat(130);

/** A value as text, without the spaces that IAM does not count. Values that only the deployment knows are replaced by texts of their maximum length. */
export function rendered(value: unknown): string {
  return JSON.stringify(filled(value)).replaceAll(/\s/g, "");
}

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== "object" || value === null) return value;
  const [[name = "", argument] = []] = Object.entries(value);
  if (name === "Ref") return pseudo[String(argument)] ?? assigned;
  if (name === "Fn::Join") {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => String(filled(part))).join(separator);
  }
  if (name.startsWith("Fn::")) return assigned;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)]));
}
