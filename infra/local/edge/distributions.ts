import type { Assembly, Resource } from "../assembly/assembly.ts";
import { tenantOf } from "../assembly/local-origins.ts";
import { type CachePolicy, ERROR_TTL, readCachePolicies } from "./cache-policies.ts";
import { ViewerFunction } from "./viewer-function.ts";

/** Target of a behaviour's requests. */
type Origin =
  | { kind: "bucket"; bucket: string; path: string }
  | { kind: "api"; apiId: string; path: string; headers: Record<string, string> };

/** How CloudFront treats the paths of one pattern. */
export interface Behaviour {
  pattern: string;
  origin: Origin;
  methods: string[];
  compress: boolean;
  viewerRequest: ViewerFunction | undefined;
  headers: HeaderPolicy | undefined;
  cache: CachePolicy;
  cachedMethods: string[];
}

/** Headers that a response headers policy sets. */
export interface HeaderPolicy {
  items: { name: string; value: string; override: boolean }[];
  corsOrigins: string[];
  corsMethods: string[];
  corsHeaders: string[];
}

/** CloudFront of one tenant: the distribution of its stack. */
export interface Distribution {
  tenant: string;
  stack: string;
  aliases: string[];
  behaviours: Behaviour[];
  /** Minimum seconds for which an error of a status is cached. */
  errorTtl(status: number): number;
}

interface RawBehaviour {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
  ResponseHeadersPolicyId?: string;
  CachePolicyId?: string;
  CachedMethods?: string[];
}

interface RawOrigin {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
}

interface RawConfig {
  Aliases?: string[];
  DefaultCacheBehavior: RawBehaviour;
  CacheBehaviors?: RawBehaviour[];
  Origins: RawOrigin[];
  CustomErrorResponses?: { ErrorCode: number; ErrorCachingMinTTL?: number; ResponsePagePath?: string }[];
}

/** Reads the distributions of the assembly. */
export function readDistributions(assembly: Assembly, origin: string): Distribution[] {
  const functions = new Map<string, ViewerFunction>();
  for (const resource of assembly.resources("AWS::CloudFront::Function"))
    functions.set(assembly.ref(resource), new ViewerFunction(String(resource.properties.FunctionCode)));
  const policies = new Map(
    assembly
      .resources("AWS::CloudFront::ResponseHeadersPolicy")
      .map((resource) => [assembly.ref(resource), readPolicy(resource, origin)]),
  );
  const cachePolicy = readCachePolicies(assembly);
  return assembly.resources("AWS::CloudFront::Distribution").map((resource) => {
    const config = resource.properties.DistributionConfig as RawConfig;
    const origins = new Map(config.Origins.map((origin) => [origin.Id, readOrigin(origin)]));
    const behaviour = (raw: RawBehaviour, pattern: string): Behaviour => {
      const attached = raw.FunctionAssociations?.find(
        (association) => association.EventType === "viewer-request",
      );
      const origin = origins.get(raw.TargetOriginId);
      if (!origin) throw new Error(`${resource.stack}/${resource.id}: no origin ${raw.TargetOriginId}`);
      const cache = cachePolicy(raw.CachePolicyId);
      return {
        pattern,
        origin,
        methods: raw.AllowedMethods ?? ["GET", "HEAD"],
        // CloudFront compresses only responses that it may cache.
        compress: raw.Compress === true && !cache.disabled,
        cache,
        cachedMethods: raw.CachedMethods ?? ["GET", "HEAD"],
        viewerRequest: functions.get(attached?.FunctionARN ?? ""),
        headers: policies.get(raw.ResponseHeadersPolicyId ?? ""),
      };
    };
    const errors = config.CustomErrorResponses ?? [];
    if (errors.some((rule) => rule.ResponsePagePath !== undefined))
      throw new Error(`${resource.stack}/${resource.id}: error pages are not known to the local cloud`);
    return {
      errorTtl: (status) =>
        errors.find((rule) => Number(rule.ErrorCode) === status)?.ErrorCachingMinTTL ?? ERROR_TTL,
      tenant: tenantOf(resource.stack),
      stack: resource.stack,
      aliases: config.Aliases ?? [],
      behaviours: [
        ...(config.CacheBehaviors ?? []).map((raw) => behaviour(raw, raw.PathPattern ?? "*")),
        behaviour(config.DefaultCacheBehavior, "*"),
      ],
    };
  });
}

function readOrigin(origin: RawOrigin): Origin {
  const path = origin.OriginPath ?? "";
  const bucket = /^(.+)\.s3(?:[.-][a-z0-9-]+)?\.amazonaws\.com$/.exec(origin.DomainName)?.[1];
  if (bucket) return { kind: "bucket", bucket, path };
  const apiId = /^([^.]+)\.execute-api\./.exec(origin.DomainName)?.[1];
  if (!apiId) throw new Error(`origin ${origin.DomainName} is neither a bucket nor a REST API`);
  const headers = Object.fromEntries(
    (origin.OriginCustomHeaders ?? []).map((header) => [header.HeaderName.toLowerCase(), header.HeaderValue]),
  );
  return { kind: "api", apiId, path, headers };
}

interface RawPolicy {
  SecurityHeadersConfig?: Record<string, Record<string, unknown>>;
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
  CorsConfig?: {
    AccessControlAllowOrigins?: { Items?: string[] };
    AccessControlAllowMethods?: { Items?: string[] };
    AccessControlAllowHeaders?: { Items?: string[] };
  };
}

function readPolicy(resource: Resource, origin: string): HeaderPolicy {
  const raw = resource.properties.ResponseHeadersPolicyConfig as RawPolicy;
  const items: HeaderPolicy["items"] = (raw.CustomHeadersConfig?.Items ?? []).map((header) => ({
    name: header.Header.toLowerCase(),
    value: header.Value,
    override: header.Override,
  }));
  for (const [kind, settings] of Object.entries(raw.SecurityHeadersConfig ?? {})) {
    const header = SECURITY_HEADERS[kind]?.(settings, origin);
    if (header) items.push({ ...header, override: settings.Override === true });
  }
  const cors = raw.CorsConfig;
  return {
    items,
    corsOrigins: cors?.AccessControlAllowOrigins?.Items ?? [],
    corsMethods: cors?.AccessControlAllowMethods?.Items ?? [],
    corsHeaders: cors?.AccessControlAllowHeaders?.Items ?? [],
  };
}

/** Strict-Transport-Security is left out: browsers would remember it for localhost's ports. */
const SECURITY_HEADERS: Record<
  string,
  (settings: Record<string, unknown>, origin: string) => { name: string; value: string }
> = {
  ContentSecurityPolicy: (settings, origin) => ({
    name: "content-security-policy",
    value: localPolicy(String(settings.ContentSecurityPolicy), origin),
  }),
  ContentTypeOptions: () => ({ name: "x-content-type-options", value: "nosniff" }),
  FrameOptions: (settings) => ({ name: "x-frame-options", value: String(settings.FrameOption) }),
  ReferrerPolicy: (settings) => ({ name: "referrer-policy", value: String(settings.ReferrerPolicy) }),
};

/** A bucket's host becomes its folder of the local S3; without TLS nothing can be upgraded to it. */
function localPolicy(policy: string, origin: string): string {
  return policy
    .replaceAll(/https:\/\/([a-z0-9-]+)\.s3\.[a-z0-9-]+\.amazonaws\.com/g, `${origin}/_aws/s3/$1/`)
    .replaceAll(/;?\s*upgrade-insecure-requests/g, "");
}
