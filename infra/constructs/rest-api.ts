import { Aws, Validations } from "aws-cdk-lib";
import {
  AccessLogFormat,
  ApiDefinition,
  CfnApiKey,
  type CfnStage,
  CfnUsagePlan,
  CfnUsagePlanKey,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
} from "aws-cdk-lib/aws-apigateway";
import { CfnMetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { ApiSpec } from "../../shared/kernel/endpoint.ts";
import { concurrency } from "../deployment.ts";
import { keyOf, readGatewayKeys } from "../gateway-keys.ts";
import { apiDocument } from "./api-document.ts";
import { gatewayErrors } from "./cell-watch.ts";
import { roleOf } from "./grant.ts";
import type { LaboriumFunction } from "./laborium-function.ts";
import { logGroup, logGroupName } from "./log-group.ts";
import { visitorLimits } from "./visitor-limits.ts";

/** Name of the API's one stage; CloudFront puts it before every path. */
export const apiStage = "live";

interface TenantApiProps {
  tenant: string;
  /** The API resources, each with its Lambda, and whether visitors call them. */
  served: readonly { spec: Pick<ApiSpec, "mounts" | "endpoints">; handler: Handler; visited?: boolean }[];
}

type Handler = Pick<LaboriumFunction, "functionArn" | "stack">;
const invocationOf = ({ functionArn, stack }: Handler) =>
  `arn:${Aws.PARTITION}:apigateway:${stack.region}:lambda:path/2015-03-31/functions/${functionArn}/invocations`;

/** A tenant's REST API, made from one document; open only to the tenant's own CloudFront, which knows the key. */
export class TenantApi extends Construct {
  readonly api: SpecRestApi;

  constructor(scope: Construct, id: string, { tenant, served }: TenantApiProps) {
    super(scope, id);
    const log = logGroup(this, "Log", logGroupName(tenant, "api"));
    // One role invokes all Lambdas: separate permissions would be one more resource each.
    const invoker = roleOf(this, "Invoker", "apigateway.amazonaws.com", [
      { actions: ["lambda:InvokeFunction"], resources: served.map(({ handler }) => handler.functionArn) },
    ]);
    const name = `laborium-${tenant}`;
    const routed = served.map(({ spec, handler }) => ({ spec, uri: invocationOf(handler) }));
    this.api = new SpecRestApi(this, "Rest", {
      restApiName: name,
      apiDefinition: ApiDefinition.fromInline(apiDocument(name, routed, invoker.roleArn)),
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: {
        stageName: apiStage,
        // Traces and API Gateway's own log would hold paths, and with them the tokens of links in mails.
        tracingEnabled: false,
        metricsEnabled: false,
        loggingLevel: MethodLoggingLevel.OFF,
        dataTraceEnabled: false,
        throttlingRateLimit: concurrency.calls.rate,
        throttlingBurstLimit: concurrency.calls.burst,
        accessLogDestination: new LogGroupLogDestination(log),
        // No address, no user, no path but that of the route: the log must not identify a person, nor hold a secret. The status is a number, so that filters can compare it.
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            at: "$context.requestTime",
            request: "$context.requestId",
            method: "$context.httpMethod",
            route: "$context.resourcePath",
            status: "$context.status",
            milliseconds: "$context.responseLatency",
            bytes: "$context.responseLength",
            error: "$context.error.responseType",
          }).replace('"$context.status"', "$context.status"),
        ),
      },
    });
    this.#limitVisitors(served.filter(({ visited }) => visited).map(({ spec }) => spec));
    this.#acknowledge();
    this.#requireKey(tenant);
    new CfnMetricFilter(this, "Errors", {
      logGroupName: log.logGroupName,
      // Lambdas count their own errors, because they can tell maintenance from an outage.
      filterPattern: '{ $.status >= 500 && $.error != "-" }',
      metricTransformations: [{ metricNamespace: "Laborium", metricName: gatewayErrors, metricValue: "1" }],
    });
  }

  /** Only limits: CDK's own way sets more for each route than one update of a stage accepts. */
  #limitVisitors(specs: Parameters<typeof visitorLimits>[0]): void {
    const stage = this.api.deploymentStage.node.defaultChild as CfnStage;
    const all = stage.methodSettings as CfnStage.MethodSettingProperty[];
    stage.methodSettings = [...all, ...visitorLimits(specs)];
  }

  /** The API requires a key, so no request can bypass CloudFront and its firewall. */
  #requireKey(tenant: string): void {
    const plan = new CfnUsagePlan(this, "Plan", {
      usagePlanName: `laborium-${tenant}`,
      throttle: { rateLimit: concurrency.api.rate, burstLimit: concurrency.api.burst },
      apiStages: [{ apiId: this.api.restApiId, stage: this.api.deploymentStage.stageName }],
    });
    for (const generation of readGatewayKeys().accepted) {
      const value = keyOf(tenant, generation);
      const key = new CfnApiKey(this, `Key${generation}`, { enabled: true, value });
      const facts = { keyId: key.ref, keyType: "API_KEY", usagePlanId: plan.ref };
      new CfnUsagePlanKey(this, `PlanKey${generation}`, facts);
    }
  }

  #acknowledge(): void {
    Validations.of(this.api).acknowledge(
      {
        id: "AwsSolutions-APIG2",
        reason:
          "Every Lambda parses params, query and body by the endpoint's own schema and names all failing fields.",
      },
      {
        id: "AwsSolutions-APIG3",
        reason:
          "The web ACL stands before CloudFront; the key that every method requires lets nobody in beside it.",
      },
      {
        id: "AwsSolutions-APIG4",
        reason:
          "Lambdas authorize by the endpoint's declaration, denying by default: an authorizer's cache would let revoked tokens live on.",
      },
      {
        id: "AwsSolutions-APIG6",
        reason:
          "The access log names route, status and kind of error; the log of executions would hold paths with secrets, and would never expire.",
      },
      { id: "AwsSolutions-COG4", reason: "Accounts belong to the tenant's table; there is no user pool." },
    );
  }
}
