import { RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { CfnAccount } from "aws-cdk-lib/aws-apigateway";
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { counted, RunbookAlarm } from "../constructs/alarm.ts";
import { Backups, backUp } from "../constructs/backups.ts";
import { acceptNoAccessLog, letCloudFrontRead } from "../constructs/bucket-access.ts";
import { CellWatch } from "../constructs/cell-watch.ts";
import { ChangeAnnouncer } from "../constructs/change-announcer.ts";
import { EdgePolicies } from "../constructs/edge-policies.ts";
import { arnIn, roleOf } from "../constructs/grant.ts";
import { deadLetterQueue } from "../constructs/job-queue.ts";
import { keepInProduction } from "../constructs/retention.ts";
import { SecurityTrail } from "../constructs/security-trail.ts";
import { deployWeb } from "../constructs/web-deployment.ts";
import type { Deployment } from "../deployment.ts";
import { readGatewayKeys, secretName } from "../gateway-keys.ts";

interface PlatformStackProps extends StackProps {
  deployment: Deployment;
}

/** Names that tenants' stacks use without tying the two stacks together by exports. */
export const platformNames = {
  table: ({ stage }: Pick<Deployment, "stage">) => `laborium-${stage}`,
};

/** Resources that all tenants of a stage share. */
export class PlatformStack extends Stack {
  readonly table: Table;
  readonly web: Bucket;
  readonly edge: EdgePolicies;
  readonly alarms: Topic;
  /** Runs of scheduled jobs that failed for good. */
  readonly failedRuns: Queue;
  readonly mailSettings: CfnConfigurationSet;

  constructor(scope: Construct, id: string, { deployment, ...props }: PlatformStackProps) {
    super(scope, id, props);
    this.alarms = this.#alarms();
    this.table = this.#table(deployment);
    this.web = this.#webBucket();
    deployWeb(this, this.web, deployment);
    this.edge = new EdgePolicies(this, "Edge");
    this.mailSettings = new CfnConfigurationSet(this, "MailSettings", {
      name: "laborium",
      deliveryOptions: { tlsPolicy: "REQUIRE" },
      reputationOptions: { reputationMetricsEnabled: true },
      sendingOptions: { sendingEnabled: true },
      suppressionOptions: { suppressedReasons: ["BOUNCE", "COMPLAINT"] },
    });
    new CfnConfigurationSetEventDestination(this, "MailEvents", {
      configurationSetName: this.mailSettings.ref,
      eventDestination: {
        name: "laborium",
        enabled: true,
        matchingEventTypes: ["send", "delivery", "bounce", "complaint", "reject"],
        // Each laboratory's stack has a rule on this bus for the mails of its own domain.
        eventBridgeDestination: { eventBusArn: arnIn("events", "event-bus/default") },
      },
    });
    const { table, alarms: topic } = this;
    const announcer = new ChangeAnnouncer(this, "ChangeAnnouncer", { deployment, table, topic });
    const trail = new SecurityTrail(this, "SecurityTrail", { deployment, table, topic });
    const streamReaders = { changes: announcer.functionName, security: trail.functionName };
    new CellWatch(this, "Watch", { topic, table, streamReaders });
    // Its messages name a job and an error and hold no data of a laboratory, so one queue serves all.
    this.failedRuns = deadLetterQueue(this, "FailedRuns", {
      name: "laborium-schedule-dead",
      topic,
      runbook: "a-scheduled-job-failed",
    });
    // The Lambdas of all tenants count it under one name; their logs say which tenant was affected.
    new RunbookAlarm(this, "ForeignItemsAlarm", {
      says: "A laboratory's Lambda met an item of another laboratory in the index, and dropped it.",
      runbook: "an-item-of-another-laboratory-in-the-index",
      metric: counted("ForeignItemsInIndex"),
      threshold: 1,
      topic: this.alarms,
    });
    this.#letApisLog();
    new Backups(this, "Backups", deployment);
    // Export for all laboratories, whichever are built now: CloudFormation refuses to remove an export that a stack still uses.
    for (const reference of this.#references()) this.exportValue(reference);
    for (const generation of readGatewayKeys().accepted) this.#gatewayKey(generation);
  }

  /** Everything that stacks of tenants refer to. */
  #references(): string[] {
    return [
      this.alarms.topicArn,
      this.failedRuns.queueArn,
      this.mailSettings.ref,
      this.web.bucketRegionalDomainName,
      ...this.edge.references(),
    ];
  }

  /** One key for all laboratories: one each would cost more than an idle laboratory does. */
  #gatewayKey(generation: number): void {
    const secret = new Secret(this, `GatewayKey${generation}`, {
      secretName: secretName(generation),
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "A key is exchanged in three deployments (npm run gateway-key), since APIs and CloudFront are not updated at once.",
    });
  }

  #alarms(): Topic {
    const topic = new Topic(this, "Alarms", { topicName: "laborium-alarms", enforceSSL: true });
    // A topic with its own policy loses the default one, which admits alarms.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "AWS:SourceAccount": this.account } },
      }),
    );
    Validations.of(topic).acknowledge({
      id: "AwsSolutions-SNS2",
      reason:
        "CloudWatch alarms cannot write to a topic under AWS's own key; alarms hold names of queues and nothing secret.",
    });
    return topic;
  }

  #table(deployment: Deployment): Table {
    const table = new Table(this, "Table", {
      tableName: platformNames.table(deployment),
      partitionKey: { name: "PK", type: AttributeType.STRING },
      sortKey: { name: "SK", type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: deployment.stage === "production",
      removalPolicy: keepInProduction(deployment),
      stream: StreamViewType.NEW_IMAGE,
      timeToLiveAttribute: "expires",
    });
    table.addGlobalSecondaryIndex({
      indexName: "GSI1",
      partitionKey: { name: "GSI1PK", type: AttributeType.STRING },
      sortKey: { name: "GSI1SK", type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    backUp(table);
    return table;
  }

  #webBucket(): Bucket {
    const bucket = new Bucket(this, "Web", {
      bucketName: `laborium-web-${this.account}`,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Recreated by every deployment.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acceptNoAccessLog(bucket);
    // Any distribution: naming them would tie the platform to its tenants.
    letCloudFrontRead(bucket, "*", "*");
    return bucket;
  }

  /** API Gateway writes the logs of all APIs of an account and region by one role. */
  #letApisLog(): void {
    const role = roleOf(this, "ApiLogRole", "apigateway.amazonaws.com", [
      {
        actions: [
          "logs:CreateLogGroup",
          "logs:CreateLogStream",
          "logs:DescribeLogGroups",
          "logs:DescribeLogStreams",
          "logs:PutLogEvents",
          "logs:GetLogEvents",
          "logs:FilterLogEvents",
        ],
        resources: [arnIn("logs", "*")],
        wildcard:
          "API Gateway demands these for every log group of the account, checked when the role is set.",
      },
    ]);
    new CfnAccount(this, "ApiAccount", { cloudWatchRoleArn: role.roleArn });
  }
}
