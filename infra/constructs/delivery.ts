import { Fn, Validations } from "aws-cdk-lib";
import {
  CachePolicy,
  CfnDistribution,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import type { EdgePolicies } from "./edge-policies.ts";
import { apiStage } from "./rest-api.ts";
import { appHeaders } from "./security-headers.ts";

export interface DeliveryProps {
  tenant: string;
  domain: string;
  /** Where visitors are served. */
  publicOrigin: string;
  ssoDomain: string | undefined;
  /** A closed laboratory publishes no files: its paths fall to the API, which knows no such laboratory. */
  disabled: boolean;
  edge: EdgePolicies;
  api: { id: string; key: string; region: string };
  webBucketDomain: string;
  assetsBucketDomain: string;
  importsBucketDomain: string;
  certificateArn: string;
  webAclArn: string;
}

/** The second name of a laboratory's distribution, for visitors. The same paths are told apart by host in `viewer-request.js`. */
export const publicDomainOf = (domain: string) => `public.${domain}`;

const readMethods = ["GET", "HEAD", "OPTIONS"];
const allMethods = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"];

/** A tenant's CloudFront: what the lab's domain serves, path by path. The first matching pattern decides. */
export class Delivery extends Construct {
  readonly distribution: CfnDistribution;

  constructor(scope: Construct, id: string, props: DeliveryProps) {
    super(scope, id);
    const app = appHeaders(this, {
      ...props,
      buckets: [props.importsBucketDomain, props.assetsBucketDomain].map((domain) => `https://${domain}`),
    });
    const behaviours = new Behaviours(props.edge, app);
    const published = [
      { pathPattern: "/embed/index.json", ...behaviours.index("page") },
      { pathPattern: "/embed/index/*", ...behaviours.index("files") },
    ];
    this.distribution = new CfnDistribution(this, "Distribution", {
      distributionConfig: {
        enabled: true,
        comment: `laborium ${props.tenant}`,
        aliases: [props.domain, publicDomainOf(props.domain)],
        httpVersion: "http2and3",
        ipv6Enabled: true,
        // Europe and North America, where the labs and their visitors are.
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
          { pathPattern: "/embed/assets/*", ...behaviours.immutable(props.edge.widgetHeaders) },
          ...(props.disabled ? [] : published),
          { pathPattern: "/embed/*", ...behaviours.answers(allMethods) },
          { pathPattern: "/sitemap.xml", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/public/*", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/??/public/*", ...behaviours.answers(readMethods) },
          { pathPattern: "/api/*", ...behaviours.api() },
          { pathPattern: "/assets/*", ...behaviours.immutable(props.edge.filesHeaders) },
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
  readonly #appHeaders: ResponseHeadersPolicy;

  constructor(edge: EdgePolicies, appHeaders: ResponseHeadersPolicy) {
    this.#edge = edge;
    this.#appHeaders = appHeaders;
  }

  /** Calls of staff: never cached. */
  api() {
    return {
      ...this.#common("api", allMethods),
      cachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      responseHeadersPolicyId: this.#edge.apiHeaders.responseHeadersPolicyId,
    };
  }

  /** Public pages and data: cached as long as the response says. */
  answers(methods: string[]) {
    return {
      ...this.#common("api", methods),
      cachePolicyId: this.#edge.answersCache.cachePolicyId,
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      responseHeadersPolicyId: this.#edge.embedHeaders.responseHeadersPolicyId,
    };
  }

  /** Every path of the app. */
  app() {
    return {
      ...this.#common("web", readMethods),
      cachePolicyId: this.#edge.pageCache.cachePolicyId,
      responseHeadersPolicyId: this.#appHeaders.responseHeadersPolicyId,
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

  /** The search index: cached as long as the objects say, its entry page a minute at most. */
  index(part: "page" | "files") {
    const { cachePolicyId } = part === "page" ? this.#edge.pageCache : CachePolicy.CACHING_OPTIMIZED;
    return {
      ...this.#common("assets", readMethods),
      cachePolicyId,
      responseHeadersPolicyId: this.#edge.embedHeaders.responseHeadersPolicyId,
    };
  }

  /** Files whose name changes with their content. */
  immutable(headers: ResponseHeadersPolicy) {
    return {
      ...this.#common("web", readMethods),
      cachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId,
      responseHeadersPolicyId: headers.responseHeadersPolicyId,
    };
  }

  #common(targetOriginId: Origin, allowedMethods: string[]) {
    return {
      targetOriginId,
      allowedMethods,
      cachedMethods: ["GET", "HEAD"],
      viewerProtocolPolicy: "redirect-to-https",
      compress: true,
      functionAssociations: [
        { eventType: "viewer-request", functionArn: this.#edge.viewerRequest.functionArn },
      ],
    };
  }
}
