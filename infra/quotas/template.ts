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

/** Pseudo parameters of AWS with as many characters as they have there. */
const pseudo: Record<string, string> = {
  "AWS::Partition": "aws",
  "AWS::Region": "eu-central-1",
  "AWS::AccountId": "000000000000",
  "AWS::URLSuffix": "amazonaws.com",
};
/** A name or an ARN that AWS gives when a stack is made: more than any of ours has. */
const made = "x".repeat(130);

/** A value as text, without the spaces that IAM does not count; in the place of what a stack makes stand as many characters as that may have. */
export function rendered(value: unknown): string {
  return JSON.stringify(filled(value)).replaceAll(/\s/g, "");
}

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== "object" || value === null) return value;
  const [[name = "", argument] = []] = Object.entries(value);
  if (name === "Ref") return pseudo[String(argument)] ?? made;
  if (name === "Fn::Join") {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => String(filled(part))).join(separator);
  }
  if (name.startsWith("Fn::")) return made;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
}
