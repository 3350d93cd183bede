import { readFileSync } from "node:fs";
import { Duration } from "aws-cdk-lib";
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnOriginAccessControl,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { edgeRegion } from "../deployment.ts";
import { docsPolicy } from "../description/docs-page.ts";
import { headersPolicy } from "./security-headers.ts";

/** Policies shared by all distributions: CloudFront's quotas allow 20 policies of a kind in an account unless AWS is asked for more. */
export class EdgePolicies extends Construct {
  readonly viewerRequest: EdgeFunction;
  readonly originAccess: CfnOriginAccessControl;
  /**
   * API responses that may be cached as long as they say. They are cached by path, query and language: the language of the path,
   * or the ones that a page's visitor prefers, as normalised by the viewer-request function.
   */
  readonly answersCache: CachePolicy;
  /** The app's page, which is revalidated at least every minute. */
  readonly pageCache: CachePolicy;
  readonly filesHeaders: ResponseHeadersPolicy;
  readonly apiHeaders: ResponseHeadersPolicy;
  readonly docsHeaders: ResponseHeadersPolicy;
  readonly embedHeaders: ResponseHeadersPolicy;
  readonly widgetHeaders: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.viewerRequest = new EdgeFunction(this, "ViewerRequest", {
      functionName: "laborium-viewer-request",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerRequestCode()),
      comment: "Public host, language prefix, trailing slash, the app's page",
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
      headerBehavior: CacheHeaderBehavior.allowList("x-laborium-language", "accept-language"),
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
    const sameOrigin = { referrer: HeadersReferrerPolicy.SAME_ORIGIN };
    const others = { referrer: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, forOthers: true };
    this.filesHeaders = headersPolicy(this, "Files", sameOrigin);
    this.apiHeaders = headersPolicy(this, "Api", {
      ...sameOrigin,
      contentSecurity: "default-src 'none'; frame-ancestors 'none'",
      custom: { "cross-origin-opener-policy": "same-origin" },
    });
    this.docsHeaders = headersPolicy(this, "Docs", {
      ...sameOrigin,
      contentSecurity: docsPolicy,
      enforced: true,
      custom: { "cross-origin-opener-policy": "same-origin" },
    });
    this.widgetHeaders = headersPolicy(this, "Widget", others);
    // Pages set their own policy.
    this.embedHeaders = headersPolicy(this, "Embed", {
      ...others,
      contentSecurity: "default-src 'none'; frame-ancestors *",
    });
  }

  /** Ids and ARNs by which distributions refer to it. */
  references(): string[] {
    const { filesHeaders, apiHeaders, docsHeaders, widgetHeaders, embedHeaders } = this;
    const headers = [filesHeaders, apiHeaders, docsHeaders, widgetHeaders, embedHeaders];
    return [
      this.viewerRequest.functionArn,
      this.originAccess.attrId,
      ...[this.answersCache, this.pageCache].map((policy) => policy.cachePolicyId),
      ...headers.map((policy) => policy.responseHeadersPolicyId),
    ];
  }
}

/** The code of the CloudFront Function as it is deployed. */
export const viewerRequestCode = () => readFileSync(new URL("./viewer-request.js", import.meta.url), "utf8");

/** SSM parameters in the home region that hold the edge's ARNs, one each: {@link edgeRegion} cannot be referenced from here. */
export const edgeParameters = {
  webAcl: "/laborium/edge/web-acl-arn",
  certificate: (tenant: string) => `/laborium/edge/certificate-arn/${tenant}`,
  region: edgeRegion,
};
