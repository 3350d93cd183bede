import { Duration } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { backUp } from "./backups.ts";
import { acceptNoAccessLog } from "./bucket-access.ts";
import { backupsKept, keepInProduction } from "./retention.ts";

interface ImportsBucketProps {
  deployment: Deployment;
  tenant: string;
  /** Origin from which browsers upload. */
  origin: string;
  /** Notified of every uploaded file. */
  queue: Queue;
}

/** The log of imports offers its files for a year. */
const filesKept = Duration.days(365);
/** Chunks of a running import; those of a failed one can be examined for a week. */
const chunksKept = Duration.days(7);
/** Keeps overwritten and deleted objects as long as backups; former versions of chunks are useless and go at once. */
const formerKept = backupsKept;
const formerChunksKept = Duration.days(1);

/** Ids are ULIDs, whose first character is 0 until the year 3084: files of an import lie below its id, chunks and others do not. */
const importIdsBegin = "0";

/**
 * The bucket of a tenant's import files. Every tenant has its own, because a bucket has a single list of notifications. In a shared
 * bucket, the platform would have to know that list, and CloudFormation would set it before the tenants' queues exist.
 */
export class ImportsBucket extends Construct {
  readonly bucket: Bucket;
  /** Made from the bucket's name, so that roles can refer to it before it exists. */
  readonly arn: string;

  constructor(scope: Construct, id: string, { deployment, tenant, origin, queue }: ImportsBucketProps) {
    super(scope, id);
    const { account, partition } = queue.stack;
    const name = `laborium-${tenant}-imports-${account}`;
    this.arn = `arn:${partition}:s3:::${name}`;
    this.bucket = new Bucket(this, "Bucket", {
      bucketName: name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Required by AWS Backup.
      versioned: true,
      removalPolicy: keepInProduction(deployment),
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: [origin],
          allowedHeaders: ["content-type", "content-length", "if-none-match"],
          exposedHeaders: ["etag"],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          expiration: filesKept,
          noncurrentVersionExpiration: formerKept,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        {
          prefix: `${tenant}/chunks/`,
          expiration: chunksKept,
          noncurrentVersionExpiration: formerChunksKept,
        },
      ],
    });
    acceptNoAccessLog(this.bucket);
    backUp(this.bucket);
    queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("s3.amazonaws.com")],
        actions: ["sqs:SendMessage"],
        resources: [queue.queueArn],
        conditions: {
          StringEquals: { "aws:SourceAccount": account },
          ArnEquals: { "aws:SourceArn": this.arn },
        },
      }),
    );
    // Set directly in the template: CDK's own way adds a Lambda that may change every bucket.
    const resource = this.bucket.node.defaultChild as CfnBucket;
    resource.notificationConfiguration = {
      queueConfigurations: [
        {
          event: "s3:ObjectCreated:*",
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: "prefix", value: `${tenant}/${importIdsBegin}` }] } },
        },
      ],
    };
    // S3 tests the queue when it is configured, so the queue must allow it by then.
    resource.node.addDependency(queue);
  }
}
