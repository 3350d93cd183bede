import { Fn, Validations } from "aws-cdk-lib";
import { CachePolicy, CfnDistribution, OriginRequestPolicy } from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import type { EdgePolicies } from "./edge-policies.ts";
import { apiStage } from "./rest-api.ts";

export interface DeliveryProps {
  tenant: string;
  domain: string;
  /** A closed laboratory publishes no files: its paths fall to the API, which knows no such laboratory. */
  disabled: boolean;
  edge: EdgePolicies;
  api: { id: string; key: string; region: string };
  webBucketDomain: string;
  assetsBucketDomain: string;
  certificateArn: string;
  webAclArn: string;
}

const readMethods = ["GET", "HEAD", "OPTIONS"];
const allMethods = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"];

/** A tenant's CloudFront: what the lab's domain answers, path by path. The first pattern that fits decides. */
export class Delivery extends Construct {
  readonly distribution: CfnDistribution;

  constructor(scope: Construct, id: string, props: DeliveryProps) {
    super(scope, id);
    const behaviours = new Behaviours(props.edge);
    const published = [
      { pathPattern: "/embed/index.json", ...behaviours.index("page") },
      { pathPattern: "/embed/index/*", ...behaviours.index("files") },
    ];
    this.distribution = new CfnDistribution(this, "Distribution", {
      distributionConfig: {
        enabled: true,
        comment: `laborium ${props.tenant}`,
        aliases: [props.domain],
        httpVersion: "http2and3",
        ipv6Enabled: true,
        // Europe and North America: the labs and their visitors are there.
        priceClass: "PriceClass_100",
        webAclId: props.webAclArn,
        viewerCertificate: {
          acmCertificateArn: props.certificateArn,
          sslSupportMethod: "sni-only",
          minimumProtocolVersion: "TLSv1.2_2021",
        },
        origins: originsOf(props),
        defaultCacheBehavior: behaviours.app(),
        cacheBehaviors: [
          { pathPattern: "/embed/laborium.js", ...behaviours.script() },
          { pathPattern: "/embed/assets/*", ...behaviours.immutable() },
          ...(props.disabled ? [] : published),
          { pathPattern: "/embed/*", ...behaviours.answers(allMethods) },
          { pathPattern: "/sitemap.xml", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/public/*", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/??/public/*", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/*", ...behaviours.api() },
          { pathPattern: "/assets/*", ...behaviours.immutable() },
        ],
      },
    });
    Validations.of(this.distribution).acknowledge(
      { id: "AwsSolutions-CFR1", reason: "A laboratory's catalogue is public everywhere." },
      {
        id: "AwsSolutions-CFR7",
        reason:
          "The rule cannot follow the access control into the platform's stack; tests/infra/stacks sees that every bucket has it.",
      },
      {
        id: "AwsSolutions-CFR3",
        reason: "No visitors' addresses are kept; the API's own log, which has none, tells what was asked.",
      },
    );
  }
}

type Origin = "api" | "web" | "assets";

function originsOf(props: DeliveryProps): CfnDistribution.OriginProperty[] {
  const { edge, api, tenant } = props;
  const bucket = (id: Origin, domainName: string, originPath: string): CfnDistribution.OriginProperty => ({
    id,
    domainName,
    originPath,
    originAccessControlId: edge.originAccess.attrId,
    s3OriginConfig: { originAccessIdentity: "" },
  });
  return [
    {
      id: "api",
      domainName: Fn.sub(`\${Api}.execute-api.${api.region}.\${AWS::URLSuffix}`, { Api: api.id }),
      originPath: `/${apiStage}`,
      customOriginConfig: {
        originProtocolPolicy: "https-only",
        originSslProtocols: ["TLSv1.2"],
        // The longest an API's Lambda may take is 29 s.
        originReadTimeout: 30,
      },
      originCustomHeaders: [{ headerName: "x-api-key", headerValue: api.key }],
    },
    bucket("web", props.webBucketDomain, ""),
    bucket("assets", props.assetsBucketDomain, `/${tenant}/public`),
  ];
}

/** The kinds of behaviour that a distribution has. */
class Behaviours {
  readonly #edge: EdgePolicies;

  constructor(edge: EdgePolicies) {
    this.#edge = edge;
  }

  /** Calls of staff: never kept. */
  api() {
    return {
      ...this.#common("api", allMethods),
      cachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      responseHeadersPolicyId: this.#edge.apiHeaders.responseHeadersPolicyId,
      functionAssociations: this.#rewritten(),
    };
  }

  /** Public pages and data: kept as long as the answer says. */
  answers(methods: string[]) {
    return {
      ...this.#common("api", methods),
      cachePolicyId: this.#edge.answersCache.cachePolicyId,
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      responseHeadersPolicyId: this.#edge.embedHeaders.responseHeadersPolicyId,
      functionAssociations: this.#rewritten(),
    };
  }

  /** Every path of the app. */
  app() {
    return {
      ...this.#common("web", readMethods),
      cachePolicyId: this.#edge.pageCache.cachePolicyId,
      responseHeadersPolicyId: this.#edge.appHeaders.responseHeadersPolicyId,
      functionAssociations: this.#rewritten(),
    };
  }

  /** The script that labs embed. */
  script() {
    return {
      ...this.#common("web", readMethods),
      cachePolicyId: this.#edge.pageCache.cachePolicyId,
      responseHeadersPolicyId: this.#edge.scriptHeaders.responseHeadersPolicyId,
    };
  }

  /** The search index: kept as long as the objects say, its entry page a minute at most. */
  index(part: "page" | "files") {
    const { cachePolicyId } = part === "page" ? this.#edge.pageCache : CachePolicy.CACHING_OPTIMIZED;
    return {
      ...this.#common("assets", readMethods),
      cachePolicyId,
      responseHeadersPolicyId: this.#edge.embedHeaders.responseHeadersPolicyId,
    };
  }

  /** Files of the app whose name changes with their content. */
  immutable() {
    return {
      ...this.#common("web", readMethods),
      cachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId,
      responseHeadersPolicyId: this.#edge.filesHeaders.responseHeadersPolicyId,
    };
  }

  #common(targetOriginId: Origin, allowedMethods: string[]) {
    return {
      targetOriginId,
      allowedMethods,
      cachedMethods: ["GET", "HEAD"],
      viewerProtocolPolicy: "redirect-to-https",
      compress: true,
    };
  }

  #rewritten() {
    return [{ eventType: "viewer-request", functionArn: this.#edge.viewerRequest.functionArn }];
  }
}
