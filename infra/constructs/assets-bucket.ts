import { Duration, Stack } from "aws-cdk-lib";
import type { CfnDistribution } from "aws-cdk-lib/aws-cloudfront";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { backUp } from "./backups.ts";
import { acceptNoAccessLog, letCloudFrontRead } from "./bucket-access.ts";
import { keepInProduction } from "./retention.ts";

interface AssetsBucketProps {
  deployment: Deployment;
  tenant: string;
}

/**
 * The bucket of a tenant's files: replica, books, search index. Every tenant has its own: S3 reveals that a key is missing only to callers that may list
 * the bucket, and a list of a shared bucket would show what other tenants have.
 */
export class AssetsBucket extends Construct {
  readonly bucket: Bucket;
  /** Made from the bucket's name, so that roles can refer to it before it exists. */
  readonly arn: string;

  constructor(scope: Construct, id: string, { deployment, tenant }: AssetsBucketProps) {
    super(scope, id);
    const { account, partition } = Stack.of(this);
    const name = `laborium-${tenant}-assets-${account}`;
    this.arn = `arn:${partition}:s3:::${name}`;
    this.bucket = new Bucket(this, "Bucket", {
      bucketName: name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: keepInProduction(deployment),
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(90),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    acceptNoAccessLog(this.bucket);
    backUp(this.bucket);
  }

  /** Lets the tenant's CloudFront read public files. */
  publishBy(distribution: CfnDistribution, tenant: string): void {
    letCloudFrontRead(this.bucket, `${tenant}/public/*`, distribution.ref);
  }
}
