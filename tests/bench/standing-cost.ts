import type { Assembly, Resource } from "../../infra/local/assembly/assembly.ts";
import { idlePolls, prices } from "../../infra/prices.ts";

/** Metrics of an alarm, for each of which AWS charges. */
function alarmMetrics({ properties }: Resource): number {
  const metrics = properties.Metrics as { MetricStat?: object }[] | undefined;
  return metrics ? metrics.filter(({ MetricStat }) => MetricStat).length : 1;
}

/** Monthly cost of resources by billed item, independent of use. */
function standing(resources: readonly Resource[]) {
  const all = (type: string) => resources.filter((resource) => resource.type === type);
  const polled = all("AWS::Lambda::EventSourceMapping").filter(({ properties }) =>
    String(properties.EventSourceArn).includes(":sqs:"),
  );
  const rules = all("AWS::WAFv2::WebACL").flatMap(({ properties }) => properties.Rules as object[]);
  const metrics = all("AWS::CloudWatch::Alarm").reduce((sum, alarm) => sum + alarmMetrics(alarm), 0);
  return {
    alarms: metrics * prices.cloudWatch.alarmMetric,
    polls: polled.length * idlePolls * prices.sqsRequest,
    firewall: all("AWS::WAFv2::WebACL").length * prices.waf.acl + rules.length * prices.waf.rule,
    dashboards: all("AWS::CloudWatch::Dashboard").length * prices.cloudWatch.dashboard,
    secrets: all("AWS::SecretsManager::Secret").length * prices.secret,
    // One run a day of a job of 512 MiB that finds nothing to do in half a second.
    schedules:
      all("AWS::Scheduler::Schedule").length *
      30 *
      (prices.scheduledRun + prices.lambda.request + 0.25 * prices.lambda.gigabyteSecond),
  };
}

/** Standing cost by the templates: of one laboratory, and of everything that an account's laboratories share. */
export function standingCost(assembly: Assembly, tenant: string) {
  const ofTenants = (resource: Resource) => resource.stack.startsWith("laborium-tenant-");
  const tenantCosts = standing(assembly.all().filter(({ stack }) => stack === `laborium-tenant-${tenant}`));
  const shared = standing(assembly.all().filter((resource) => !ofTenants(resource)));
  return { own: tenantCosts, shared };
}

export const sumOf = (costs: Record<string, number>) =>
  Object.values(costs).reduce((sum, cost) => sum + cost, 0);
