import type { Assembly, Resource } from "../assembly/assembly.ts";

/** Cache settings of a behaviour: how long CloudFront may keep responses, and which parts of a request form the key. */
export interface CachePolicy {
  /** AWS's managed policy that keeps nothing, not even errors. */
  disabled: boolean;
  /** Seconds. */
  minTtl: number;
  defaultTtl: number;
  maxTtl: number;
  /** Names that are part of the key, in lower case for headers. */
  headers: string[];
  queries: "all" | string[];
  cookies: "all" | string[];
  /** Whether gzip and br are cached separately. */
  encodings: boolean;
}

const nothing = { headers: [], queries: [], cookies: [] };
/** AWS's managed policies that the stacks use. Source: AWS "Use managed cache policies". */
const MANAGED: Record<string, CachePolicy> = {
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": {
    disabled: true,
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    encodings: false,
    ...nothing,
  },
  "658327ea-f89d-4fab-a63d-7e88639e58f6": {
    disabled: false,
    minTtl: 1,
    defaultTtl: 86_400,
    maxTtl: 31_536_000,
    encodings: true,
    ...nothing,
  },
};
const CACHING_DISABLED = Object.values(MANAGED)[0]!;

interface RawPolicy {
  MinTTL?: number;
  DefaultTTL?: number;
  MaxTTL?: number;
  ParametersInCacheKeyAndForwardedToOrigin?: {
    EnableAcceptEncodingGzip?: boolean;
    HeadersConfig?: { HeaderBehavior?: string; Headers?: string[] };
    QueryStringsConfig?: { QueryStringBehavior?: string; QueryStrings?: string[] };
    CookiesConfig?: { CookieBehavior?: string; Cookies?: string[] };
  };
}

/** Finds the policy of a behaviour by its identifier. @throws Error for a managed one that is not known here */
export function readCachePolicies(assembly: Assembly): (id: string | undefined) => CachePolicy {
  const policies = new Map(
    assembly
      .resources("AWS::CloudFront::CachePolicy")
      .map((resource) => [assembly.ref(resource), readPolicy(resource)]),
  );
  return (id) => {
    const policy = id === undefined ? CACHING_DISABLED : (policies.get(id) ?? MANAGED[id]);
    if (!policy) throw new Error(`the cache policy ${id} is not known to the local cloud`);
    return policy;
  };
}

function readPolicy(resource: Resource): CachePolicy {
  const raw = resource.properties.CachePolicyConfig as RawPolicy;
  const key = raw.ParametersInCacheKeyAndForwardedToOrigin ?? {};
  const chosen = (behaviour = "none", names: string[] = []) => {
    if (!["none", "whitelist", "all"].includes(behaviour))
      throw new Error(`${resource.stack}/${resource.id}: ${behaviour} is not known to the local cloud`);
    return behaviour === "all" ? ("all" as const) : behaviour === "none" ? [] : names;
  };
  const { HeadersConfig, QueryStringsConfig, CookiesConfig } = key;
  return {
    disabled: false,
    minTtl: Number(raw.MinTTL ?? 0),
    defaultTtl: Number(raw.DefaultTTL ?? 86_400),
    maxTtl: Number(raw.MaxTTL ?? 31_536_000),
    headers: (HeadersConfig?.Headers ?? []).map((name) => name.toLowerCase()),
    queries: chosen(QueryStringsConfig?.QueryStringBehavior, QueryStringsConfig?.QueryStrings),
    cookies: chosen(CookiesConfig?.CookieBehavior, CookiesConfig?.Cookies),
    encodings: key.EnableAcceptEncodingGzip === true,
  };
}

/** Errors that are always cached, and those that are cached if the response gives them an age. */
const KEPT_ERRORS = new Set([404, 414, 500, 501, 502, 503, 504]);
const KEPT_WITH_AGE = new Set([400, 403, 405, 412, 415]);
/** Seconds that CloudFront caches an error unless a distribution says otherwise. */
export const ERROR_TTL = 10;

/**
 * Seconds for which a response may be cached; 0 for not at all.
 * Source: AWS "Manage how long content stays in the cache", "How CloudFront processes HTTP 4xx and 5xx status codes from your origin", "Control how
 * long CloudFront caches errors".
 * @param errorTtl minimum for an error of this status
 */
export function ttlOf(policy: CachePolicy, status: number, cacheControl: string, errorTtl: number): number {
  const directive = (name: string) => {
    const value = new RegExp(`(?:^|[,\\s])${name}=(\\d+)`, "i").exec(cacheControl)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  const age = directive("s-maxage") ?? directive("max-age");
  if (policy.disabled || status === 304 || status === 206) return 0;
  if (status >= 400) {
    if (!KEPT_ERRORS.has(status) && !(KEPT_WITH_AGE.has(status) && age !== undefined)) return 0;
    return Math.max(errorTtl, age ?? 0);
  }
  if (/\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return policy.minTtl;
  return Math.min(Math.max(age ?? policy.defaultTtl, policy.minTtl), policy.maxTtl);
}
