import { beforeAll, describe, expect, test } from "vitest";
import { keyOf, nextStep, readGatewayKeys } from "../../../infra/gateway-keys.ts";
import type { Resource } from "../../../infra/local/assembly/assembly.ts";
import { assemble, ofType, placeOf } from "./assembly.ts";
import { actionOn, capacityOf, limitOn, type WebAclRule } from "./firewall.ts";

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  ResponseHeadersPolicyId: string;
}
interface Distribution {
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number; ResponseCode?: number }[];
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] }[];
}
interface HeaderPolicy {
  CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
  SecurityHeadersConfig: { StrictTransportSecurity: Record<string, unknown> };
}

let templates: Awaited<ReturnType<typeof assemble>>["templates"];
let resolved: Awaited<ReturnType<typeof assemble>>["resolved"];
let fronts: { place: string; config: Distribution }[];
let rules: WebAclRule[];

beforeAll(async () => {
  ({ templates, resolved } = await assemble("production"));
  fronts = resolved.resources("AWS::CloudFront::Distribution").map((front) => ({
    place: placeOf(front),
    config: front.properties.DistributionConfig as Distribution,
  }));
  rules = resolved.resources("AWS::WAFv2::WebACL")[0]?.properties.Rules as WebAclRule[];
});
const behavioursOf = ({ CacheBehaviors, DefaultCacheBehavior }: Distribution) => [
  ...CacheBehaviors,
  DefaultCacheBehavior,
];

describe("every distribution", () => {
  test("keeps no error for a moment, whatever its status, so that nobody gets what was another's", () => {
    expect(fronts.length).toBeGreaterThan(1);
    for (const { place, config } of fronts) {
      const responses = config.CustomErrorResponses;
      // AWS, "HTTP 4xx and 5xx status codes that CloudFront caches".
      const cached = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
      expect(responses.map(({ ErrorCode }) => ErrorCode).sort(), place).toEqual(cached);
      for (const { ErrorCachingMinTTL, ResponseCode } of responses)
        expect([ErrorCachingMinTTL, ResponseCode], place).toEqual([0, undefined]);
    }
  });

  test("refuses calls over plain HTTP, and leads people over to TLS", () => {
    for (const { place, config } of fronts)
      for (const { PathPattern = "*", ViewerProtocolPolicy } of behavioursOf(config))
        expect(ViewerProtocolPolicy, `${place} ${PathPattern}`).toBe(
          PathPattern.startsWith("/api/") ? "https-only" : "redirect-to-https",
        );
  });

  test("leaves to objects and responses how long they are kept; what says nothing is not kept", () => {
    const policies = new Map(
      resolved
        .resources("AWS::CloudFront::ResponseHeadersPolicy")
        .map((policy) => [
          resolved.ref(policy),
          policy.properties.ResponseHeadersPolicyConfig as HeaderPolicy,
        ]),
    );
    for (const { place, config } of fronts)
      for (const behaviour of behavioursOf(config)) {
        const policy = policies.get(behaviour.ResponseHeadersPolicyId);
        const named = policy?.CustomHeadersConfig.Items.filter(({ Header }) => Header === "cache-control");
        expect(named, `${place} ${behaviour.PathPattern}`).toEqual([
          { Header: "cache-control", Value: "no-store", Override: false },
        ]);
        expect(policy?.SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
          IncludeSubdomains: true,
          Override: true,
        });
      }
  });

  test("serves the description of the API from files, so no flood of readers reaches a Lambda", () => {
    for (const { config } of fronts) {
      const described = config.CacheBehaviors.filter(({ PathPattern = "" }) =>
        /docs|schema/.test(PathPattern),
      );
      expect(described.map(({ TargetOriginId }) => TargetOriginId)).toEqual(Array(4).fill("files"));
      expect(config.CacheBehaviors.indexOf(described.at(-1) as Behaviour)).toBeLessThan(
        config.CacheBehaviors.findIndex(({ PathPattern }) => PathPattern === "/api/*"),
      );
    }
    const handlers = resolved.resources("AWS::Lambda::Function").map(({ properties }) => properties.Handler);
    expect(handlers).not.toContain("core/schema/handler.handler");
  });
});

describe("the files of the app", () => {
  const deployments = () =>
    resolved
      .resources("Custom::CDKBucketDeployment")
      .filter(({ stack }) => stack === "laborium-platform")
      .map(({ properties }) => properties as { SystemMetadata: Record<string, string>; Include?: string[] });

  test("say themselves how long they are kept, and only those named by their content for ever", () => {
    const policies = deployments().map(({ SystemMetadata, Include }) => [
      SystemMetadata["cache-control"],
      Include ?? "the rest",
    ]);
    expect(policies).toEqual([
      ["public, max-age=31536000, immutable", ["assets/*", "embed/assets/*"]],
      ["public, max-age=300", ["*embed/laborium.js", "api/*"]],
      ["public, max-age=0, s-maxage=10, must-revalidate", "the rest"],
    ]);
  });
});

describe("the key that an API demands", () => {
  test("stands in no template, is the one that its CloudFront sends, and is no other laboratory's", () => {
    const sent = fronts.map(({ config }) => {
      const headers = config.Origins.find(({ Id }) => Id === "api")?.OriginCustomHeaders ?? [];
      return headers.map(({ HeaderValue }) => HeaderValue);
    });
    for (const values of sent)
      expect(values).toEqual([
        expect.stringMatching(
          /^\{\{resolve:secretsmanager:laborium\/gateway-key\/\d+:SecretString\}\}-[a-z]+$/,
        ),
      ]);
    expect(new Set(sent.flat()).size).toBe(fronts.length);
    const accepted = resolved.resources("AWS::ApiGateway::ApiKey").map(({ properties }) => properties.Value);
    expect(accepted).toEqual(expect.arrayContaining(sent.flat()));
    const secrets = resolved.resources("AWS::SecretsManager::Secret");
    expect(secrets.map(({ properties }) => properties.Name)).toEqual(
      readGatewayKeys().accepted.map((generation) => `laborium/gateway-key/${generation}`),
    );
  });

  test("is exchanged in three steps, in each of which all APIs accept what any CloudFront still sends", () => {
    const steps = [{ accepted: [4], sent: 4 }];
    for (let step = 0; step < 3; step++) steps.push(nextStep(steps.at(-1) as (typeof steps)[0]));
    expect(steps.slice(1)).toEqual([
      { accepted: [4, 5], sent: 4 },
      { accepted: [4, 5], sent: 5 },
      { accepted: [5], sent: 5 },
    ]);
    for (const [index, { sent }] of steps.entries())
      for (const beside of [steps[index - 1], steps[index + 1]])
        if (beside) expect(beside.accepted).toContain(sent);
    expect(keyOf("nord", 5)).not.toBe(keyOf("demo", 5));
  });
});

describe("the firewall", () => {
  const core = (rule: string) => ({ group: "AWSManagedRulesCommonRuleSet", rule });
  const staff = { host: "lab.example", path: "/api/de/laboreditor/edit/01JZ8Q4W6T3R5Y7P9K2M4N6B8D/" };

  test.each([
    ["a text with ../", core("GenericLFI_BODY")],
    ["a text with http://192.0.2.1", core("GenericRFI_BODY")],
    ["a text with an address of a cloud's own", core("EC2MetaDataSSRF_BODY")],
    ["markup", core("CrossSiteScripting_BODY")],
    ["a large file", core("SizeRestrictions_BODY")],
    ["a search for ../", core("GenericLFI_QUERYARGUMENTS")],
    ["a long filter", core("SizeRestrictions_QUERYSTRING")],
  ])("lets an editor send %s, and no visitor", (_, rule) => {
    expect(actionOn(rules, { ...staff, found: [rule] })).toBe("allow");
    expect(actionOn(rules, { ...staff, path: "/api/auth/password-reset/use-token/", found: [rule] })).toBe(
      "allow",
    );
    for (const path of ["/api/public/shop/orders/", "/api/en/public/shop/orders/", "/embed/analyses/"])
      expect(actionOn(rules, { ...staff, path, found: [rule] })).toBe("block");
  });

  test("blocks what no editor sends: a path that leads elsewhere, and known attacks", () => {
    for (const rule of [core("GenericLFI_URIPATH"), core("UserAgent_BadBots_HEADER")])
      expect(actionOn(rules, { ...staff, found: [rule] })).toBe("block");
    const attack = { group: "AWSManagedRulesKnownBadInputsRuleSet", rule: "ExploitablePaths_URIPATH" };
    expect(actionOn(rules, { ...staff, found: [attack] })).toBe("block");
  });

  test.each([
    ["SignIn", "/api/auth/verification/login/"],
    ["SignIn", "/api/en/auth/password-reset/get-token/"],
    ["SignIn", "/api/%61uth/verification/login/"],
    ["Staff", "/api/de/laboreditor/list/"],
    ["Staff", "/api/auth/import-token/acquire/"],
    ["Staff", "/dashboard"],
    ["Visitors", "/api/public/analyses/"],
    ["Visitors", "/embed/de/analyses/tsh/"],
    ["Visitors", "/sitemap.xml"],
    ["Assets", "/assets/base-1a.js"],
    ["Assets", "/embed/assets/widget-1a.js"],
    ["Assets", "/embed/index/1a.json"],
  ])("counts as %s, and as nothing else: %s", (name, path) => {
    expect(limitOn(rules, path).map(({ Name }) => Name)).toEqual([name]);
  });

  test("counts for each address and laboratory apart, and lets a hospital behind one address work", () => {
    const limits = rules.flatMap(({ Name, Statement: { RateBasedStatement: rate } }) =>
      rate ? [{ Name, ...rate }] : [],
    );
    expect(limits).toHaveLength(4);
    for (const { AggregateKeyType, CustomKeys } of limits) {
      expect(AggregateKeyType).toBe("CUSTOM_KEYS");
      expect(CustomKeys.map((key) => (key.Header ? key.Header.Name : Object.keys(key)[0]))).toEqual([
        "IP",
        "host",
      ]);
    }
    const rates = Object.fromEntries(limits.map(({ Name, Limit }) => [Name, Limit]));
    const people = 200;
    expect(rates.SignIn).toBeGreaterThanOrEqual(2 * people);
    expect(rates.Staff).toBeGreaterThanOrEqual(people * 5 * 15);
    expect(rates.Assets).toBeGreaterThanOrEqual(people * 200);
    expect(rates.SignIn).toBeLessThan(rates.Visitors as number);
  });

  test("fits into the capacity that costs nothing more", () => {
    expect(capacityOf(rules)).toBeLessThanOrEqual(1500);
  });

  test("logs what it refuses where WAF may write, without tokens", () => {
    const [logging] = resolved.resources("AWS::WAFv2::LoggingConfiguration") as [Resource];
    const groups = ofType(templates.get("laborium-edge"), "AWS::Logs::LogGroup").map(
      ([, group]) => group.Properties,
    );
    expect(groups).toEqual([{ LogGroupName: expect.stringMatching(/^aws-waf-logs-/), RetentionInDays: 30 }]);
    const { LogDestinationConfigs, RedactedFields, LoggingFilter } = logging.properties as Record<
      string,
      never
    >;
    expect(LogDestinationConfigs).toEqual([
      expect.stringMatching(new RegExp(`^arn:aws:logs:.+:log-group:${groups[0]?.LogGroupName}$`)),
    ]);
    expect(RedactedFields).toEqual(
      expect.arrayContaining([
        { SingleHeader: { Name: "authorization" } },
        { SingleHeader: { Name: "cookie" } },
        { UriPath: {} },
        { QueryString: {} },
      ]),
    );
    expect(LoggingFilter).toMatchObject({ DefaultBehavior: "DROP" });
  });
});
