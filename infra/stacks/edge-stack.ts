import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { edgeParameters } from "../constructs/edge-policies.ts";

/** Requests allowed per address in five minutes: far above a person, far below a flood. */
const mostRequests = 3000;

/**
 * The one firewall before all distributions. CloudFront wants it in us-east-1, so it has a stack of its own; ops copy its ARN into
 * the SSM parameter that the output names (infra/deploy.md).
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const visible = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: false,
    });
    const managed = (name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty => ({
      name,
      priority,
      overrideAction: { none: {} },
      visibilityConfig: visible(name),
      statement: {
        managedRuleGroupStatement: {
          vendorName: "AWS",
          name,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
    });
    const acl = new CfnWebACL(this, "Firewall", {
      name: "laborium",
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visible("laborium"),
      rules: [
        {
          name: "TooMany",
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: visible("TooMany"),
          statement: {
            rateBasedStatement: { limit: mostRequests, aggregateKeyType: "IP", evaluationWindowSec: 300 },
          },
        },
        managed("AWSManagedRulesAmazonIpReputationList", 1),
        managed("AWSManagedRulesKnownBadInputsRuleSet", 2),
        // Pushed import files are larger than 8 KB, analyses hold markup, and laboratory systems push without naming themselves.
        managed("AWSManagedRulesCommonRuleSet", 3, [
          "SizeRestrictions_BODY",
          "CrossSiteScripting_BODY",
          "NoUserAgent_HEADER",
        ]),
      ],
    });
    new CfnOutput(this, "WebAclArn", {
      value: acl.attrArn,
      description: `Goes into the SSM parameter ${edgeParameters.webAcl} of the home region.`,
    });
  }
}
