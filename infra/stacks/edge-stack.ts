import { ArnFormat, CfnOutput, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { CfnLoggingConfiguration } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { keptElsewhere } from "../../shared/kernel/retention.ts";
import { edgeParameters } from "../constructs/edge-policies.ts";
import { firewall } from "../constructs/firewall.ts";

/** WAF writes only to groups whose names begin with this prefix. */
const firewallLog = "aws-waf-logs-laborium";

/**
 * The one firewall for all distributions. CloudFront requires it in us-east-1, so it has a stack of its own; ops copy its ARN into
 * the SSM parameter that the output names (infra/deploy.md).
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const acl = firewall(this);
    // The log holds addresses of visitors, so it is kept only as long as investigating an attack takes.
    const log = new LogGroup(this, "FirewallLog", {
      logGroupName: firewallLog,
      retention: keptElsewhere.firewall,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const logging = new CfnLoggingConfiguration(this, "FirewallLogging", {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: "logs",
          resource: "log-group",
          resourceName: firewallLog,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // Only refused requests; links in mails carry their tokens in path or query.
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: [{ ActionCondition: { Action: "BLOCK" } }],
          },
        ],
      },
      redactedFields: [
        { singleHeader: { Name: "authorization" } },
        { singleHeader: { Name: "cookie" } },
        // The page that a link in a mail opens names its own address in further calls.
        { singleHeader: { Name: "referer" } },
        { uriPath: {} },
        { queryString: {} },
      ],
    });
    logging.node.addDependency(log);
    new CfnOutput(this, "WebAclArn", {
      value: acl.attrArn,
      description: `Goes into the SSM parameter ${edgeParameters.webAcl} of the home region.`,
    });
  }
}
