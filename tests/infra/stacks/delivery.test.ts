import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import { Delivery } from "../../../infra/constructs/delivery.ts";
import { EdgePolicies } from "../../../infra/constructs/edge-policies.ts";

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  FunctionAssociations?: { EventType: string }[];
  ResponseHeadersPolicyId: { Ref: string };
}

/** The distribution of a laboratory and the header policies of its stack. */
function deliveryOf(facts: { disabled?: boolean; ssoDomain?: string } = {}) {
  const stack = new Stack(new App(), "Lab");
  new Delivery(stack, "Delivery", {
    tenant: "lab",
    domain: "lab.example",
    publicOrigin: "https://public.lab.example",
    ssoDomain: facts.ssoDomain,
    disabled: facts.disabled ?? false,
    edge: new EdgePolicies(stack, "Edge"),
    api: { id: "api", key: "key", region: "eu-central-1" },
    webBucketDomain: "web.example",
    appFolder: "app/1",
    assetsBucketDomain: "assets.example",
    importsBucketDomain: "imports.example",
    certificateArn: "arn:aws:acm:us-east-1:000000000000:certificate/c",
    webAclArn: "arn:aws:wafv2:us-east-1:000000000000:global/webacl/w",
  });
  const template = Template.fromStack(stack);
  const [distribution] = Object.values(template.findResources("AWS::CloudFront::Distribution"));
  const config: { Aliases: string[]; CacheBehaviors: Behaviour[]; DefaultCacheBehavior: Behaviour } =
    distribution?.Properties.DistributionConfig;
  const policies = template.findResources("AWS::CloudFront::ResponseHeadersPolicy");
  const headersOf = (behaviour: Behaviour | undefined) => {
    const policy =
      policies[behaviour?.ResponseHeadersPolicyId.Ref ?? ""]?.Properties.ResponseHeadersPolicyConfig;
    const custom = policy.CustomHeadersConfig.Items as { Header: string; Value: string }[];
    return {
      security: policy.SecurityHeadersConfig,
      cors: policy.CorsConfig?.AccessControlAllowOrigins.Items as string[] | undefined,
      custom: Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
    };
  };
  return {
    aliases: config.Aliases,
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior],
    headersOf,
  };
}

/** Path patterns served from the laboratory's own files. */
const filePaths = (disabled: boolean) =>
  deliveryOf({ disabled })
    .behaviours.filter((behaviour) => behaviour.TargetOriginId === "assets")
    .map((behaviour) => behaviour.PathPattern);

describe("what a laboratory's domain answers out of its own files", () => {
  test("is its search index and its published books", () => {
    expect(filePaths(false)).toEqual(["/embed/index.json", "/embed/index/*", "/embed/books/*"]);
  });
  test("is nothing once it is disabled", () => {
    expect(filePaths(true)).toEqual([]);
  });
});

describe("every path of a laboratory's two hosts", () => {
  const { aliases, behaviours, headersOf } = deliveryOf({ ssoDomain: "lab.auth.example" });
  test("passes the function that tells them apart, by every reading method", () => {
    expect(aliases).toEqual(["lab.example", "public.lab.example"]);
    for (const behaviour of behaviours) {
      expect(behaviour.FunctionAssociations?.map(({ EventType }) => EventType)).toEqual(["viewer-request"]);
      expect(behaviour.AllowedMethods).toEqual(expect.arrayContaining(["GET", "HEAD", "OPTIONS"]));
    }
  });
  test.each(behaviours.map((behaviour) => [behaviour.PathPattern ?? "*", behaviour] as const))(
    "is of the type it says it is, under a policy of its own: %s",
    (pattern, behaviour) => {
      const { security, cors, custom } = headersOf(behaviour);
      const forVisitors = /^\/(?:embed\/|sitemap|api\/(?:\?\?\/)?public)/.test(pattern);
      expect(security.ContentTypeOptions).toEqual({ Override: true });
      expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThan(31_536_000);
      expect(security.ReferrerPolicy.ReferrerPolicy).toBe(
        forVisitors ? "strict-origin-when-cross-origin" : "same-origin",
      );
      expect(custom["cross-origin-resource-policy"]).toBe(forVisitors ? "cross-origin" : "same-origin");
      expect(cors).toEqual(forVisitors ? ["*"] : undefined);
      expect(security.FrameOptions?.FrameOption).toBe(forVisitors ? undefined : "DENY");
      expect(custom).not.toHaveProperty("set-cookie");
    },
  );
  test("shows the app under a policy that names the laboratory's own places and no others", () => {
    const { security, custom } = headersOf(behaviours.at(-1));
    expect(custom).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(security.ContentSecurityPolicy).toEqual({
      Override: true,
      ContentSecurityPolicy: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob: https://public.lab.example",
        "font-src 'self'",
        "connect-src 'self' https://imports.example https://assets.example https://lab.auth.example",
        "frame-src https://public.lab.example",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join("; "),
    });
    const without = deliveryOf();
    const policy = without.headersOf(without.behaviours.at(-1)).security.ContentSecurityPolicy;
    expect(policy.ContentSecurityPolicy).toContain(
      "connect-src 'self' https://imports.example https://assets.example;",
    );
  });
});
