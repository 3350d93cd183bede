import type { Quota } from "../quotas.ts";
import { countOf } from "./counting.ts";

const source = "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html";
const distributions = countOf("AWS::CloudFront::Distribution");

const ofAccount = (
  name: string,
  limit: number,
  adjustable: boolean,
  counted: Pick<Quota, "types" | "count">,
  increased?: number,
): Quota => ({
  service: "CloudFront",
  name,
  limit,
  adjustable,
  ...(increased !== undefined && { asked: increased }),
  source,
  of: "cell",
  ...counted,
});

/** Quotas of all distributions of an account and of what they share: policies, function and access control are the cell's. */
export const edgeQuotas: readonly Quota[] = [
  ofAccount("distributions", 500, true, distributions),
  ofAccount("distributions with the same function", 100, false, distributions),
  ofAccount("distributions with the same cache policy", 100, false, distributions),
  ofAccount("distributions with the same origin request policy", 100, false, distributions),
  ofAccount("distributions with the same response headers policy", 100, true, distributions),
  ofAccount("distributions with the same origin access control", 100, true, distributions),
  ofAccount("functions", 100, false, countOf("AWS::CloudFront::Function")),
  ofAccount("cache policies", 20, true, countOf("AWS::CloudFront::CachePolicy")),
  // One is each laboratory's own: it names the origins that its app may connect to.
  ofAccount("response headers policies", 20, true, countOf("AWS::CloudFront::ResponseHeadersPolicy"), 70),
  ofAccount("origin access controls", 100, true, countOf("AWS::CloudFront::OriginAccessControl")),
  {
    service: "WAF",
    name: "web ACLs",
    limit: 100,
    adjustable: true,
    source: "https://docs.aws.amazon.com/waf/latest/developerguide/limits.html",
    of: "cell",
    ...countOf("AWS::WAFv2::WebACL"),
  },
];
