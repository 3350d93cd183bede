import type { Quota } from "../quotas.ts";
import { largest } from "./counting.ts";
import { type CountedTemplate, propertiesOf, rendered } from "./template.ts";

const formation = "https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html";
const front = "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html";

/** The largest figure among resources of a type. */
const largestOf =
  (type: string, measure: (properties: Record<string, unknown>) => number) => (template: CountedTemplate) =>
    largest(propertiesOf(template, type).map(measure));

const inline = (role: Record<string, unknown>) =>
  ((role.Policies ?? []) as { PolicyDocument: unknown }[]).reduce(
    (sum, { PolicyDocument }) => sum + rendered(PolicyDocument).length,
    0,
  );

/** Nodes of an API's tree of paths. */
function nodes({ Body }: Record<string, unknown>): number {
  const paths = Object.keys((Body as { paths?: object } | undefined)?.paths ?? {});
  const all = paths.flatMap((path) => {
    const parts = path.split("/").slice(1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  });
  return new Set(all).size + 1;
}

const settings = ({ MethodSettings = [] }: { MethodSettings?: object[] }) =>
  MethodSettings.reduce((sum, setting) => sum + Object.keys(setting).length - 2, 0);

const contentSecurity = (policy: Record<string, unknown>) =>
  /ContentSecurityPolicy":"([^"]*)"/.exec(rendered(policy))?.[1]?.length ?? 0;

interface DistributionConfig {
  Aliases?: unknown[];
  CacheBehaviors?: unknown[];
}
const ofDistribution = (measure: (config: DistributionConfig) => number) =>
  largestOf("AWS::CloudFront::Distribution", ({ DistributionConfig: config }) => measure(config as object));

const quota = (
  service: string,
  name: string,
  facts: Pick<Quota, "limit" | "adjustable" | "source" | "count">,
): Quota => ({ service, name, of: "stack", types: [], ...facts });

/** Quotas of one stack, or of one resource in it. */
export const stackQuotas: readonly Quota[] = [
  quota("CloudFormation", "resources of a template", {
    limit: 500,
    adjustable: false,
    source: formation,
    count: ({ Resources }) => Object.keys(Resources).length,
  }),
  quota("CloudFormation", "outputs of a template", {
    limit: 200,
    adjustable: false,
    source: formation,
    count: ({ Outputs = {} }) => Object.keys(Outputs).length,
  }),
  quota("CloudFormation", "parameters of a template", {
    limit: 200,
    adjustable: false,
    source: formation,
    count: ({ Parameters = {} }) => Object.keys(Parameters).length,
  }),
  quota("CloudFormation", "bytes of a template", {
    limit: 1_000_000,
    adjustable: false,
    source: formation,
    count: (template) => JSON.stringify(template, null, 1).length,
  }),
  quota("IAM", "characters of a role's inline policies", {
    limit: 10_240,
    adjustable: false,
    source: "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html",
    count: largestOf("AWS::IAM::Role", inline),
  }),
  quota("API Gateway", "resources of an API", {
    limit: 300,
    adjustable: true,
    source:
      "https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html",
    count: largestOf("AWS::ApiGateway::RestApi", nodes),
  }),
  // AWS states it only in an error ("Update size too large"); 80 is the figure that others met.
  quota("API Gateway", "settings in one update of a stage", {
    limit: 80,
    adjustable: false,
    source: "https://github.com/DianaIonita/serverless-api-gateway-caching/issues/46",
    count: largestOf("AWS::ApiGateway::Stage", settings),
  }),
  quota("CloudFront", "alternate names of a distribution", {
    limit: 100,
    adjustable: true,
    source: front,
    count: ofDistribution(({ Aliases = [] }) => Aliases.length),
  }),
  quota("CloudFront", "cache behaviours of a distribution", {
    limit: 75,
    adjustable: true,
    source: front,
    count: ofDistribution(({ CacheBehaviors = [] }) => CacheBehaviors.length + 1),
  }),
  quota("CloudFront", "characters of a content security policy", {
    limit: 1783,
    adjustable: true,
    source: front,
    count: largestOf("AWS::CloudFront::ResponseHeadersPolicy", contentSecurity),
  }),
  quota("CloudFront", "bytes of a function", {
    limit: 10_240,
    adjustable: false,
    source: front,
    count: largestOf("AWS::CloudFront::Function", ({ FunctionCode }) => String(FunctionCode).length),
  }),
  quota("Step Functions", "bytes of a definition", {
    limit: 1_000_000,
    adjustable: false,
    source: "https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html",
    count: largestOf("AWS::StepFunctions::StateMachine", (machine) => rendered(machine).length),
  }),
];
