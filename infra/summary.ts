interface Template {
  Resources: Record<string, Resource>;
  Parameters?: Record<string, { Type: string }>;
}

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  DeletionPolicy?: string;
}

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  Principal?: unknown;
  Condition?: unknown;
}

/**
 * A stack's summary for reviewers, as lines that change only with the facts they state: the number of resources of each type, those that
 * outlive the stack, and all permissions. Hashes of content and logical ids are left out.
 */
export function summaryOf(name: string, { Resources, Parameters = {} }: Template): string {
  const resources = Object.entries(Resources).sort(([left], [right]) => (left < right ? -1 : 1));
  const counted = Map.groupBy(resources, ([, { Type }]) => Type);
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`\n## ${title}\n`, ...lines] : []);
  const lines = [
    `# ${name}`,
    ...section(
      "Resources",
      [...counted].map(([type, of]) => `${String(of.length).padStart(4)} ${type}`).sort(byType),
    ),
    ...section(
      "Parameters",
      Object.entries(Parameters)
        .map(([id, { Type }]) => `${steady(id)}: ${Type}`)
        .sort(),
    ),
    ...section(
      "Outlive the stack",
      resources
        .filter(([, { DeletionPolicy }]) => DeletionPolicy === "Retain")
        .map(([id, { Type }]) => `${steady(id)} (${Type})`),
    ),
    ...section(
      "Firewall",
      resources.flatMap(([, { Properties }]) => [Properties?.Rules ?? []].flat() as Rule[]).map(ruleOf),
    ),
    ...section(
      "Paths",
      resources.flatMap(([, { Properties }]) => pathsOf(Properties?.DistributionConfig)),
    ),
    ...section(
      "Statements",
      resources.flatMap(([id, resource]) =>
        statementsIn(resource).map((statement) => `${steady(id)}: ${lineOf(statement)}`),
      ),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

interface Rule {
  Name: string;
  Priority: number;
  Statement: unknown;
  Action?: unknown;
  OverrideAction?: unknown;
}

const ruleOf = ({ Name, Priority, Statement, Action, OverrideAction }: Rule) =>
  `${Priority} ${Name}: ${spelled(Action ?? OverrideAction)} if ${spelled(Statement)}`;

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  ViewerProtocolPolicy: string;
}

/** Origins by path, in the order of a distribution's behaviours. */
function pathsOf(config: unknown): string[] {
  const { CacheBehaviors = [], DefaultCacheBehavior } = (config ?? {}) as {
    CacheBehaviors?: Behaviour[];
    DefaultCacheBehavior?: Behaviour;
  };
  return [...CacheBehaviors, DefaultCacheBehavior ?? []]
    .flat()
    .map(
      ({ PathPattern = "*", TargetOriginId, AllowedMethods = [], ViewerProtocolPolicy }) =>
        `${PathPattern}: ${TargetOriginId}, ${AllowedMethods.length} methods, ${ViewerProtocolPolicy}`,
    );
}

const byType = (left: string, right: string) =>
  left.trim().split(" ")[1]! < right.trim().split(" ")[1]! ? -1 : 1;

/** Statements of roles, their trust included, and of the policies of buckets, queues, topics and vaults. */
function statementsIn({ Properties = {} }: Resource): Statement[] {
  const documents = [
    Properties.AssumeRolePolicyDocument,
    ...((Properties.Policies ?? []) as { PolicyDocument: unknown }[]).map(
      ({ PolicyDocument }) => PolicyDocument,
    ),
    Properties.PolicyDocument,
    Properties.AccessPolicy,
  ] as ({ Statement: Statement[] } | undefined)[];
  const managed = ((Properties.ManagedPolicyArns ?? []) as unknown[]).map((arn) => ({
    Effect: "Allow",
    Action: `all that ${spelled(arn)} allows`,
  }));
  const invoked = Properties.Action === "lambda:InvokeFunction" && {
    Effect: "Allow",
    Action: String(Properties.Action),
    Principal: Properties.Principal,
    Resource: Properties.FunctionName,
  };
  return [
    ...documents.flatMap((document) => document?.Statement ?? []),
    ...managed,
    ...(invoked ? [invoked] : []),
  ];
}

function lineOf({ Effect, Action, Resource, Principal, Condition }: Statement): string {
  const list = (value: unknown) => [value].flat().map(spelled).sort().join(" ");
  return [
    Effect.toLowerCase(),
    Principal !== undefined && `${list(Principal)} to`,
    list(Action),
    Resource !== undefined && `on ${list(Resource)}`,
    Condition !== undefined && `if ${spelled(Condition)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A value of a template with its intrinsic functions as `<Name>`. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join(",");
  if (value === null || typeof value !== "object") return steady(String(value));
  const [[name = "", argument] = []] = Object.entries(value);
  if (name === "Ref") return `<${steady(String(argument))}>`;
  if (name === "Fn::GetAtt") return `<${(argument as string[]).map(steady).join(".")}>`;
  if (name === "Fn::ImportValue") return `<${steady(String(argument))}>`;
  if (name === "Fn::Join") return (argument as [string, unknown[]])[1].map(spelled).join("");
  return Object.entries(value)
    .map(([key, member]) => `${key}=${spelled(member)}`)
    .join(" ");
}

/** Removes hashes and shortens pseudo parameters. */
const steady = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{64}/g, "…")
    .replaceAll(/(?<=[A-Za-z])[0-9A-F]{8}(?:[0-9a-f]{32})?(?![0-9A-Za-z])/g, "")
    .replaceAll(/AWS::(?:Partition|Region|AccountId)/g, (name) => name.slice(5).toLowerCase());
