import { readFileSync } from "node:fs";
import { Aws, Duration } from "aws-cdk-lib";
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnOriginAccessControl,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { edgeRegion } from "../deployment.ts";

/** What all distributions share: CloudFront's quotas allow 20 policies of a kind in an account, so no tenant has its own. */
export class EdgePolicies extends Construct {
  readonly viewerRequest: EdgeFunction;
  readonly originAccess: CfnOriginAccessControl;
  /** Answers of the API that may be kept as long as they say themselves; kept apart by path, query and language. */
  readonly answersCache: CachePolicy;
  /** The app's page: asked for again at least every minute. */
  readonly pageCache: CachePolicy;
  readonly appHeaders: ResponseHeadersPolicy;
  readonly filesHeaders: ResponseHeadersPolicy;
  readonly apiHeaders: ResponseHeadersPolicy;
  readonly embedHeaders: ResponseHeadersPolicy;
  readonly scriptHeaders: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.viewerRequest = new EdgeFunction(this, "ViewerRequest", {
      functionName: "laborium-viewer-request",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerRequestCode()),
      comment: "Language prefix, trailing slash, the app's page",
    });
    this.originAccess = new CfnOriginAccessControl(this, "OriginAccess", {
      originAccessControlConfig: {
        name: "laborium",
        originAccessControlOriginType: "s3",
        signingBehavior: "always",
        signingProtocol: "sigv4",
      },
    });
    this.answersCache = new CachePolicy(this, "AnswersCache", {
      cachePolicyName: "laborium-answers",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.allowList("x-laborium-language"),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    this.pageCache = new CachePolicy(this, "PageCache", {
      cachePolicyName: "laborium-page",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(10),
      maxTtl: Duration.minutes(1),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    this.appHeaders = this.#headers("App", "no-cache", {
      ...transport,
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      contentSecurityPolicy: { contentSecurityPolicy: appPolicy(), override: true },
    });
    this.filesHeaders = this.#headers("Files", "public, max-age=31536000, immutable", transport, true);
    this.apiHeaders = this.#headers("Api", undefined, {
      ...transport,
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        override: false,
      },
    });
    // Labs embed it under one name for years: a new one is everywhere within minutes.
    this.scriptHeaders = this.#headers("Script", "public, max-age=300", transport, true);
    // Pages and data for other people's sites: any origin may read and frame them.
    this.embedHeaders = this.#headers("Embed", undefined, transport, true);
  }

  #headers(
    name: string,
    cacheControl: string | undefined,
    securityHeadersBehavior: ResponseSecurityHeadersBehavior,
    anyOrigin = false,
  ): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, `${name}Headers`, {
      responseHeadersPolicyName: `laborium-${name.toLowerCase()}`,
      securityHeadersBehavior,
      ...(cacheControl && {
        customHeadersBehavior: {
          customHeaders: [{ header: "cache-control", value: cacheControl, override: true }],
        },
      }),
      ...(anyOrigin && {
        corsBehavior: {
          accessControlAllowOrigins: ["*"],
          accessControlAllowMethods: ["GET", "HEAD", "OPTIONS"],
          accessControlAllowHeaders: ["*"],
          accessControlAllowCredentials: false,
          accessControlMaxAge: Duration.hours(1),
          originOverride: true,
        },
      }),
    });
  }
}

/** The code of the CloudFront Function as it is deployed. */
export const viewerRequestCode = () => readFileSync(new URL("./viewer-request.js", import.meta.url), "utf8");

const transport: ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: false,
    override: true,
  },
  contentTypeOptions: { override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
};

/** Import files go from the browser straight to S3; single sign-on asks the pool's log-in pages for its tokens. */
function appPolicy(): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine writes its colour variables and positions as inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' https://*.s3.${Aws.REGION}.amazonaws.com https://*.amazoncognito.com`,
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

/** Where the edge's ARNs are kept, one SSM parameter each in the home region: {@link edgeRegion} cannot be referenced from here. */
export const edgeParameters = {
  webAcl: "/laborium/edge/web-acl-arn",
  certificate: (tenant: string) => `/laborium/edge/certificate-arn/${tenant}`,
  region: edgeRegion,
};
