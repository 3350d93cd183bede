import { fullCell } from "./deployment.ts";
import { edgeQuotas } from "./quotas/edge.ts";
import { regionQuotas } from "./quotas/region.ts";
import { stackQuotas } from "./quotas/stack.ts";
import type { CountedTemplate } from "./quotas/template.ts";

/** A limit that AWS sets, with how much of it our templates use. */
export interface Quota {
  service: string;
  name: string;
  /** The default of a new account. */
  limit: number;
  /** Whether AWS raises it when asked. */
  adjustable: boolean;
  /** The figure requested for a cell's account before its first laboratory, if the default does not hold a full cell. */
  asked?: number;
  /** The page on which AWS states the limit. */
  source: string;
  /** Its reach: all stacks of a cell together, or each stack by itself. */
  of: "cell" | "stack";
  /** Types of resources that it limits. A law checks that every type has a quota, or is known to have none. */
  types: readonly string[];
  /** How much of it a template uses. */
  count: (template: CountedTemplate) => number;
}

/** Every quota known to concern us. */
export const quotas: readonly Quota[] = [...regionQuotas, ...edgeQuotas, ...stackQuotas];

/** Types of resources that need no quota: an account has any number of them, or one, or one beside another that is counted. */
export const unlimited: readonly string[] = [
  "AWS::ApiGateway::Account",
  "AWS::ApiGateway::Deployment",
  "AWS::ApiGateway::Stage",
  "AWS::ApiGateway::UsagePlanKey",
  "AWS::Backup::BackupPlan",
  "AWS::Backup::BackupSelection",
  "AWS::Backup::BackupVault",
  "AWS::Budgets::Budget",
  "AWS::CloudWatch::Dashboard",
  "AWS::Lambda::EventInvokeConfig",
  "AWS::Lambda::Version",
  "AWS::Logs::MetricFilter",
  "AWS::S3::BucketPolicy",
  "AWS::SES::ConfigurationSetEventDestination",
  "AWS::SecretsManager::Secret",
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::Queue",
  "AWS::SQS::QueuePolicy",
  "AWS::WAFv2::LoggingConfiguration",
  "Custom::CDKBucketDeployment",
  "Custom::LaboriumModules",
  "Custom::LaboriumTenant",
  "Custom::LaboriumTrials",
];

/** The templates of a cell: the shared stacks and some laboratories; the largest laboratory stands for all. */
export interface CellTemplates {
  shared: readonly CountedTemplate[];
  laboratories: readonly CountedTemplate[];
}

/** The parts of a quota used by the shared stacks and by each laboratory. */
export function shares({ of, count }: Quota, { shared, laboratories }: CellTemplates) {
  const common = shared.map(count);
  const each = Math.max(0, ...laboratories.map(count));
  return {
    shared: of === "cell" ? common.reduce((sum, amount) => sum + amount, 0) : Math.max(0, ...common),
    each,
  };
}

/** The part of a quota used by a cell with so many laboratories. */
export function countAt(quota: Quota, templates: CellTemplates, laboratories: number): number {
  const { shared, each } = shares(quota, templates);
  return quota.of === "cell" ? shared + laboratories * each : Math.max(shared, each);
}

/** The figure that a cell's account has. */
export const allowed = ({ asked: increase, limit }: Quota) => increase ?? limit;

/** Numbers of laboratories that fit a quota by default and after its increase; undefined if their number does not matter. */
export function laboratoriesWithin(quota: Quota, templates: CellTemplates) {
  const { shared, each } = shares(quota, templates);
  if (quota.of === "stack" || each === 0) return undefined;
  const within = (limit: number) => Math.floor((limit - shared) / each);
  return { unasked: within(quota.limit), asked: within(allowed(quota)) };
}

const figure = (value: number) => Math.ceil(value).toLocaleString("en-GB");

/** `docs/quotas.md`. */
export function quotasDocument(templates: CellTemplates): string {
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rowsOf = (of: Quota["of"]) => quotas.filter((quota) => quota.of === of);
  const increases = quotas.filter((quota) => quota.asked !== undefined);
  const ofCell = rowsOf("cell").map((quota) => {
    const { shared, each } = shares(quota, templates);
    const within = laboratoriesWithin(quota, templates);
    return row([
      `[${quota.service}: ${quota.name}](${quota.source})`,
      `${figure(quota.limit)}${quota.adjustable ? "" : ", fixed"}`,
      quota.asked === undefined ? "" : figure(quota.asked),
      figure(shared),
      figure(each),
      ...[1, 25, fullCell].map((number) => figure(countAt(quota, templates, number))),
      within === undefined ? "" : figure(within.unasked),
    ]);
  });
  const ofStack = rowsOf("stack").map((quota) => {
    const { shared, each } = shares(quota, templates);
    return row([
      `[${quota.service}: ${quota.name}](${quota.source})`,
      `${figure(quota.limit)}${quota.adjustable ? "" : ", fixed"}`,
      figure(shared),
      figure(each),
    ]);
  });
  return `# Quotas

Written from \`infra/quotas.ts\` and the synthesized templates by \`npx vitest run --project unit tests/laws/quotas.test.ts -u\`; the same test holds it current, and holds every quota at 1, 25 and ${fullCell} laboratories.
A cell is one account and takes ${fullCell} laboratories at the most ([decision 093](decisions/093-cells.md)).

## To ask for before the first laboratory

${increases.map(({ service, name, limit, asked: increase = 0 }) => `- ${service}, *${name}*: ${figure(increase)} instead of ${figure(limit)}`).join("\n")}

New accounts may begin with less than AWS's defaults: compare the table with Service Quotas of the account before it takes its first laboratory.

## Of a cell

| quota | limit | asked for | shared | a laboratory | at 1 | at 25 | at ${fullCell} | laboratories within the limit |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${ofCell.join("\n")}

## Of a single stack

| quota | limit | shared stacks | a laboratory |
| --- | --- | --- | --- |
${ofStack.join("\n")}
`;
}
