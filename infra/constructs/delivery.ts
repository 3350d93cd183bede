import { Fn, Validations } from "aws-cdk-lib";
import {
  CachePolicy,
  CfnDistribution,
  type ICachePolicy,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import type { EdgePolicies } from "./edge-policies.ts";
import { apiStage } from "./rest-api.ts";
import { appHeaders } from "./security-headers.ts";

interface DeliveryProps {
  tenant: string;
  domain: string;
  /** Origin that serves visitors. */
  publicOrigin: string;
  ssoDomain: string | undefined;
  /** A closed laboratory publishes no files: its paths fall through to the API, which knows no such laboratory. */
  disabled: boolean;
  edge: EdgePolicies;
  api: { id: string; key: string; region: string };
  webBucketDomain: string;
  /** The folder of the web bucket whose page the laboratory shows. */
  appFolder: string;
  assetsBucketDomain: string;
  importsBucketDomain: string;
  certificateArn: string;
  webAclArn: string;
}

/** The second name of a laboratory's distribution, for visitors. `viewer-request.js` tells the same paths apart by host. */
export const publicDomainOf = (domain: string) => `public.${domain}`;

const readMethods = ["GET", "HEAD", "OPTIONS"];
/** Every status for which CloudFront accepts a caching time; the default is 10 s. */
const errors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
const allMethods = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"];

/** A tenant's CloudFront: the paths that the laboratory's domain serves. The first matching pattern decides. */
export class Delivery extends Construct {
  readonly distribution: CfnDistribution;

  constructor(scope: Construct, id: string, props: DeliveryProps) {
    super(scope, id);
    const app = appHeaders(this, {
      ...props,
      buckets: [props.importsBucketDomain, props.assetsBucketDomain].map((domain) => `https://${domain}`),
    });
    const { edge } = props;
    const behaviourAt = (pathPattern: string, origin: Origin, facts: BehaviourFacts) => ({
      pathPattern,
      ...behaviour(edge, origin, facts),
      // A call over plain HTTP has exposed its token already. It is refused so that its author notices.
      ...(pathPattern.startsWith("/api/") && { viewerProtocolPolicy: "https-only" }),
    });
    // Public pages and data are cached as long as the response says, the search index as long as its objects say, its entry for a minute at most.
    const answers = { cache: edge.answersCache, headers: edge.embedHeaders };
    // For files whose names change with their content.
    const immutable = CachePolicy.CACHING_OPTIMIZED;
    const published = [
      behaviourAt("/embed/index.json", "assets", { cache: edge.pageCache, headers: edge.embedHeaders }),
      behaviourAt("/embed/index/*", "assets", { cache: immutable, headers: edge.embedHeaders }),
      behaviourAt("/embed/books/*", "assets", { cache: immutable, headers: edge.embedHeaders }),
    ];
    const description = { cache: edge.pageCache, headers: edge.docsHeaders };
    const described = ["/api/schema*", "/api/docs*", "/api/??/schema*", "/api/??/docs*"];
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
        // Do not cache errors: an error depends on the caller or the moment and says nothing about the next request.
        customErrorResponses: errors.map((errorCode) => ({ errorCode, errorCachingMinTtl: 0 })),
        defaultCacheBehavior: behaviour(edge, "web", { cache: edge.pageCache, headers: app }),
        cacheBehaviors: [
          behaviourAt("/embed/laborium.js", "web", { cache: edge.pageCache, headers: edge.widgetHeaders }),
          behaviourAt("/embed/assets/*", "files", { cache: immutable, headers: edge.widgetHeaders }),
          ...(props.disabled ? [] : published),
          behaviourAt("/embed/*", "api", { ...answers, methods: allMethods }),
          behaviourAt("/sitemap.xml", "api", answers),
          behaviourAt("/api/public/*", "api", { ...answers, methods: allMethods }),
          behaviourAt("/api/??/public/*", "api", { ...answers, methods: allMethods }),
          ...(props.disabled ? [] : described.map((pattern) => behaviourAt(pattern, "files", description))),
          behaviourAt("/api/*", "api", {
            cache: CachePolicy.CACHING_DISABLED,
            headers: edge.apiHeaders,
            methods: allMethods,
          }),
          behaviourAt("/assets/*", "files", { cache: immutable, headers: edge.filesHeaders }),
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

type Origin = "api" | "web" | "files" | "assets";

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
        // CloudFront's maximum; no call may take longer.
        originReadTimeout: 60,
      },
      originCustomHeaders: [{ headerName: "x-api-key", headerValue: api.key }],
    },
    bucket("web", props.webBucketDomain, `/${props.appFolder}`),
    // Files of all versions of the app.
    bucket("files", props.webBucketDomain, ""),
    bucket("assets", props.assetsBucketDomain, `/${tenant}/public`),
  ];
}

interface BehaviourFacts {
  cache: ICachePolicy;
  headers: ResponseHeadersPolicy;
  methods?: string[];
}

/** Cache behaviour for the paths of one pattern: origin, cache policy and headers. */
function behaviour(
  edge: EdgePolicies,
  origin: Origin,
  { cache, headers, methods = readMethods }: BehaviourFacts,
) {
  return {
    targetOriginId: origin,
    allowedMethods: methods,
    cachedMethods: ["GET", "HEAD"],
    viewerProtocolPolicy: "redirect-to-https",
    compress: true,
    cachePolicyId: cache.cachePolicyId,
    ...(origin === "api" && {
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
    }),
    responseHeadersPolicyId: headers.responseHeadersPolicyId,
    functionAssociations: [{ eventType: "viewer-request", functionArn: edge.viewerRequest.functionArn }],
  };
}
