import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/** Paths of each part of a laboratory, as regular expressions without lookaround, because AWS WAF does not support it. */
const paths = {
  signIn: "^/api/([a-z]{2}/)?auth/(verification|password-reset|email)/",
  visitors: "^/(embed/|sitemap\\.xml$|api/([a-z]{2}/)?public/)",
  assets: "^/((embed/)?assets|embed/(index|books))/",
  notStaff:
    "^/(embed/|assets/|sitemap\\.xml$|api/([a-z]{2}/)?(public|auth/(verification|password-reset|email))/)",
};
const pathMatches = (regexString: string): Statement => ({
  regexMatchStatement: {
    regexString,
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: "URL_DECODE" }],
  },
});
const not = (statement: Statement): Statement => ({ notStatement: { statement } });
const all = (...statements: Statement[]): Statement => ({ andStatement: { statements } });

/**
 * Requests in five minutes from one address to one host. A hospital is one address: two hundred people who sign in in the same five minutes,
 * and work on with some ten calls a minute each, stay below.
 */
const limits: Record<"SignIn" | "Staff" | "Visitors" | "Assets", { most: number; of: Statement }> = {
  SignIn: { most: 600, of: pathMatches(paths.signIn) },
  Staff: { most: 20_000, of: not(pathMatches(paths.notStaff)) },
  Visitors: { most: 6_000, of: all(pathMatches(paths.visitors), not(pathMatches(paths.assets))) },
  Assets: { most: 60_000, of: pathMatches(paths.assets) },
};

/**
 * Rules of the managed groups that inspect request contents. An editor's text may hold `../`, a numeric address or markup, and a file is large.
 * These rules therefore only label a request; labelled requests of visitors are blocked. Each rule maps to the label that it sets.
 */
const contentRules = {
  AWSManagedRulesKnownBadInputsRuleSet: {
    JavaDeserializationRCE_BODY: "known-bad-inputs:JavaDeserializationRCE_Body",
    JavaDeserializationRCE_QUERYSTRING: "known-bad-inputs:JavaDeserializationRCE_QueryString",
    Log4JRCE_BODY: "known-bad-inputs:Log4JRCE_Body",
    Log4JRCE_QUERYSTRING: "known-bad-inputs:Log4JRCE_QueryString",
  },
  AWSManagedRulesCommonRuleSet: {
    SizeRestrictions_BODY: "core-rule-set:SizeRestrictions_Body",
    SizeRestrictions_QUERYSTRING: "core-rule-set:SizeRestrictions_QueryString",
    EC2MetaDataSSRF_BODY: "core-rule-set:EC2MetaDataSSRF_Body",
    EC2MetaDataSSRF_QUERYARGUMENTS: "core-rule-set:EC2MetaDataSSRF_QueryArguments",
    GenericLFI_BODY: "core-rule-set:GenericLFI_Body",
    GenericLFI_QUERYARGUMENTS: "core-rule-set:GenericLFI_QueryArguments",
    GenericRFI_BODY: "core-rule-set:GenericRFI_Body",
    GenericRFI_QUERYARGUMENTS: "core-rule-set:GenericRFI_QueryArguments",
    RestrictedExtensions_QUERYARGUMENTS: "core-rule-set:RestrictedExtensions_QueryArguments",
    CrossSiteScripting_BODY: "core-rule-set:CrossSiteScripting_Body",
    CrossSiteScripting_QUERYARGUMENTS: "core-rule-set:CrossSiteScripting_QueryArguments",
  },
};

/** The rules for all distributions, in the order of their evaluation. */
export const firewallRules = (): Rule[] => [
  ...Object.entries(limits).map(([name, { most: limit, of }], priority) => ({
    ...named(name, priority),
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit,
        evaluationWindowSec: 300,
        aggregateKeyType: "CUSTOM_KEYS",
        customKeys: [
          { ip: {} },
          { header: { name: "host", textTransformations: [{ priority: 0, type: "LOWERCASE" }] } },
        ],
        scopeDownStatement: of,
      },
    },
  })),
  managed("AWSManagedRulesAmazonIpReputationList", 10),
  managed(
    "AWSManagedRulesKnownBadInputsRuleSet",
    11,
    Object.keys(contentRules.AWSManagedRulesKnownBadInputsRuleSet),
  ),
  managed("AWSManagedRulesCommonRuleSet", 12, [
    ...Object.keys(contentRules.AWSManagedRulesCommonRuleSet),
    // Laboratory systems send no User-Agent when they push data.
    "NoUserAgent_HEADER",
  ]),
  {
    ...named("VisitorsContent", 13),
    action: { block: {} },
    statement: all(pathMatches(paths.visitors), {
      orStatement: {
        statements: Object.values(contentRules)
          .flatMap((rules): string[] => Object.values(rules))
          .map((label) => ({
            labelMatchStatement: { scope: "LABEL", key: `awswaf:managed:aws:${label}` },
          })),
      },
    }),
  },
];

const named = (name: string, priority: number) => ({ name, priority, visibilityConfig: visible(name) });
const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

const managed = (name: string, priority: number, counted: string[] = []): Rule => ({
  ...named(name, priority),
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/** The one firewall that all distributions share. */
export const firewall = (scope: Construct) =>
  new CfnWebACL(scope, "Firewall", {
    name: "laborium",
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visible("laborium"),
    rules: firewallRules(),
  });
