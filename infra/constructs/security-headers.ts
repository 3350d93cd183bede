import { Duration } from "aws-cdk-lib";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

interface HeadersFacts {
  referrer: HeadersReferrerPolicy;
  /** Policy for responses that bring none; for all responses if `enforced` is set. */
  contentSecurity?: string;
  enforced?: boolean;
  /** Other sites may read, show and frame it. */
  forOthers?: boolean;
  custom?: Record<string, string>;
}

/**
 * A response headers policy. It never sets a cookie, and browsers always keep to the declared type. The object or the response says how long it may
 * be cached; if it does not, as with a bucket's error, it is not cached at all.
 */
export function headersPolicy(
  scope: Construct,
  name: string,
  facts: HeadersFacts,
  tenant?: string,
): ResponseHeadersPolicy {
  const { contentSecurity, enforced = false, forOthers = false } = facts;
  const security: ResponseSecurityHeadersBehavior = {
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(730),
      // The visitors' host is a subdomain. Not preloaded: the list is for whole domains, which belong to the laboratories.
      includeSubdomains: true,
      override: true,
    },
    contentTypeOptions: { override: true },
    referrerPolicy: { referrerPolicy: facts.referrer, override: true },
    ...(!forOthers && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
    ...(contentSecurity && {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurity, override: enforced },
    }),
  };
  const custom = {
    "cross-origin-resource-policy": forOthers ? "cross-origin" : "same-origin",
    ...facts.custom,
  };
  return new ResponseHeadersPolicy(scope, `${name}Headers`, {
    responseHeadersPolicyName: ["laborium", name.toLowerCase(), ...(tenant ? [tenant] : [])].join("-"),
    securityHeadersBehavior: security,
    customHeadersBehavior: {
      customHeaders: [
        ...Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
        { header: "cache-control", value: "no-store", override: false },
      ],
    },
    ...(forOthers && {
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

/** Denies all device features, since a catalogue needs none; copying snippets keeps the browsers' default. */
const noDevices = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

interface AppFacts {
  tenant: string;
  publicOrigin: string;
  /** The domain of the identity provider's log-in pages, if it has one. */
  ssoDomain: string | undefined;
  /** Origins of the laboratory's own buckets, to which browsers send files directly. */
  buckets: string[];
}

/** Response headers of the app. They name the laboratory's own origins, so every laboratory has its own policy. */
export function appHeaders(scope: Construct, facts: AppFacts): ResponseHeadersPolicy {
  const { tenant, publicOrigin, ssoDomain, buckets } = facts;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Styles made at run time are constructed sheets and properties (`web/adopted-styles.ts`), which no policy needs to allow.
    "style-src 'self'",
    `img-src 'self' data: blob: ${publicOrigin}`,
    "font-src 'self'",
    ["connect-src 'self'", ...buckets, ...(ssoDomain ? [`https://${ssoDomain}`] : [])].join(" "),
    `frame-src ${publicOrigin}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
  const rest = {
    referrer: HeadersReferrerPolicy.SAME_ORIGIN,
    contentSecurity: policy,
    enforced: true,
    custom: { "cross-origin-opener-policy": "same-origin", "permissions-policy": noDevices },
  };
  return headersPolicy(scope, "App", rest, tenant);
}
