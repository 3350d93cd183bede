import { Aws, Fn, RemovalPolicy, Size, Stack, Validations } from "aws-cdk-lib";
import {
  AccessLogFormat,
  CfnApiKey,
  CfnUsagePlan,
  CfnUsagePlanKey,
  EndpointType,
  Integration,
  IntegrationType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { type ApiSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { logRetention } from "../deployment.ts";
import { alarmPeriod, RunbookAlarm } from "./alarm.ts";
import { addGatewayResponses } from "./gateway-responses.ts";
import { roleOf } from "./grant.ts";
import type { LaboriumFunction } from "./laborium-function.ts";

/** Name of the API's one stage; CloudFront puts it before every path. */
export const apiStage = "live";

export interface TenantApiProps {
  tenant: string;
  topic: ITopic;
}

/** A tenant's REST API: one greedy route per mount; open only to the tenant's own CloudFront, which knows the key. */
export class TenantApi extends Construct {
  readonly api: RestApi;
  /** What CloudFront sends as `x-api-key`: the unique part of the stack's id, which nobody outside learns. */
  readonly key = Fn.select(2, Fn.split("/", Aws.STACK_ID));

  constructor(scope: Construct, id: string, props: TenantApiProps) {
    super(scope, id);
    const log = new LogGroup(this, "Log", {
      logGroupName: `/laborium/${props.tenant}/api`,
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, "Rest", {
      restApiName: `laborium-${props.tenant}`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      // Bodies are handed over as they came and go out as they are made.
      binaryMediaTypes: ["*/*"],
      minCompressionSize: Size.kibibytes(1),
      deployOptions: {
        stageName: apiStage,
        tracingEnabled: true,
        metricsEnabled: false,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        throttlingRateLimit: 200,
        throttlingBurstLimit: 400,
        accessLogDestination: new LogGroupLogDestination(log),
        // No address, no user: what is kept says nothing about a person.
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
          }),
        ),
      },
    });
    this.#acknowledge();
    addGatewayResponses(this.api);
    this.#requireKey(props.tenant);
    new RunbookAlarm(this, "Alarm", {
      says: `The API of ${props.tenant} answered five or more requests with an error of its own.`,
      runbook: "the-api-answers-with-errors",
      metric: this.api.metricServerError({ period: alarmPeriod, statistic: "sum" }),
      threshold: 5,
      topic: props.topic,
    });
  }

  /**
   * Routes each API's mounts to its Lambda, the mount itself and what is below it, as far as there are calls: a stack has room for so many
   * resources only. One role invokes them all: a permission per Lambda would be one more resource each.
   */
  mount(served: readonly { spec: Pick<ApiSpec, "mounts" | "endpoints">; handler: LaboriumFunction }[]): void {
    const { region } = Stack.of(this);
    const invoker = roleOf(this, "Invoker", "apigateway.amazonaws.com", [
      { actions: ["lambda:InvokeFunction"], resources: served.map(({ handler }) => handler.functionArn) },
    ]);
    for (const { spec, handler } of served) {
      const integration = new Integration({
        type: IntegrationType.AWS_PROXY,
        integrationHttpMethod: "POST",
        uri: `arn:${Aws.PARTITION}:apigateway:${region}:lambda:path/2015-03-31/functions/${handler.functionArn}/invocations`,
        options: { credentialsRole: invoker },
      });
      for (const mount of spec.mounts) {
        const resource = this.api.root.resourceForPath(mount);
        const paths = Object.values(spec.endpoints).map((endpoint) =>
          fullPath(endpoint).replaceAll(/^\/|\/$/g, ""),
        );
        if (paths.includes(mount)) resource.addMethod("ANY", integration, { apiKeyRequired: true });
        if (paths.some((path) => path.startsWith(`${mount}/`)))
          resource.addResource("{proxy+}").addMethod("ANY", integration, { apiKeyRequired: true });
      }
    }
  }

  /** Without the key the API answers nobody: so no request goes round CloudFront and its firewall. */
  #requireKey(tenant: string): void {
    const key = new CfnApiKey(this, "Key", { enabled: true, value: this.key, name: `laborium-${tenant}` });
    const plan = new CfnUsagePlan(this, "Plan", {
      usagePlanName: `laborium-${tenant}`,
      apiStages: [{ apiId: this.api.restApiId, stage: this.api.deploymentStage.stageName }],
    });
    new CfnUsagePlanKey(this, "PlanKey", { keyId: key.ref, keyType: "API_KEY", usagePlanId: plan.ref });
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
      { id: "AwsSolutions-COG4", reason: "Accounts belong to the tenant's table; there is no user pool." },
    );
  }
}
