import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import { Delivery } from "../../../infra/constructs/delivery.ts";
import { EdgePolicies } from "../../../infra/constructs/edge-policies.ts";

/** Paths for which the distribution of a laboratory has files of its own, by pattern. */
function filePaths(disabled: boolean): string[] {
  const stack = new Stack(new App(), "Lab");
  new Delivery(stack, "Delivery", {
    tenant: "lab",
    domain: "lab.example",
    disabled,
    edge: new EdgePolicies(stack, "Edge"),
    api: { id: "api", key: "key", region: "eu-central-1" },
    webBucketDomain: "web.example",
    assetsBucketDomain: "assets.example",
    certificateArn: "arn:aws:acm:us-east-1:000000000000:certificate/c",
    webAclArn: "arn:aws:wafv2:us-east-1:000000000000:global/webacl/w",
  });
  const [distribution] = Object.values(
    Template.fromStack(stack).findResources("AWS::CloudFront::Distribution"),
  );
  const behaviours = distribution?.Properties.DistributionConfig.CacheBehaviors as {
    PathPattern: string;
    TargetOriginId: string;
  }[];
  return behaviours.filter((one) => one.TargetOriginId === "assets").map((one) => one.PathPattern);
}

describe("what a laboratory's domain answers out of its own files", () => {
  test("is its search index", () => {
    expect(filePaths(false)).toEqual(["/embed/index.json", "/embed/index/*"]);
  });
  test("is nothing once it is disabled", () => {
    expect(filePaths(true)).toEqual([]);
  });
});
