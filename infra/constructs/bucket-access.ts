import { Stack, Validations } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";

/**
 * Lets distributions of this account read objects by origin access control: one, or all by `*`. `ListBucket` only turns S3's answer
 * for missing objects from 403 into 404; no behaviour leads to a bucket's root, which would list it.
 */
export function letCloudFrontRead(bucket: Bucket, keys: string, distribution: string): void {
  const { account, partition } = Stack.of(bucket);
  for (const [action, resource] of [
    ["s3:GetObject", bucket.arnForObjects(keys)],
    ["s3:ListBucket", bucket.bucketArn],
  ] as const) {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
        actions: [action],
        resources: [resource],
        conditions: {
          StringEquals: { "AWS:SourceAccount": account },
          ArnLike: {
            "AWS:SourceArn": `arn:${partition}:cloudfront::${account}:distribution/${distribution}`,
          },
        },
      }),
    );
  }
}

/** For buckets whose reads are logged elsewhere or need no log. */
export function acceptNoAccessLog(bucket: Bucket): void {
  Validations.of(bucket).acknowledge({
    id: "AwsSolutions-S1",
    reason:
      "Objects are reached by signed URLs, CloudFront and the Lambdas only, which log; S3's own log would keep visitors' addresses.",
  });
}
