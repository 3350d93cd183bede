import type { ObjectRecord } from "../s3/store.ts";
import type { CachePolicy } from "./cache-policies.ts";
import type { ViewerRequest, ViewerValue } from "./viewer-function.ts";

/** Response of an origin. */
export interface OriginResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Set if API Gateway itself compresses the response. */
  compress?: boolean;
  /** The bucket object behind the response; its bytes are read when they are sent, unless they are cached. */
  object?: ObjectRecord;
}

interface CachedResponse extends OriginResponse {
  at: number;
  until: number;
}

/** Cache of one CloudFront edge location. All viewers of this machine use the same location. */
export class EdgeCache {
  readonly #kept = new Map<string, CachedResponse>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cached response of a key, with its age in seconds. */
  find(key: string): (OriginResponse & { age: number }) | undefined {
    const cached = this.#kept.get(key);
    if (!cached) return undefined;
    if (cached.until <= this.#now()) {
      this.#kept.delete(key);
      return undefined;
    }
    return { ...cached, age: Math.floor((this.#now() - cached.at) / 1000) };
  }

  keep(key: string, response: OriginResponse, seconds: number): void {
    const now = this.#now();
    if (seconds > 0) this.#kept.set(key, { ...response, at: now, until: now + seconds * 1000 });
  }
}

/** The key of a request as left by the viewer-request function; the host is no part of it. Source: AWS "Understand the cache key". */
export function cacheKey(distribution: string, policy: CachePolicy, viewer: ViewerRequest): string {
  const selected = (values: Record<string, ViewerValue>, names: "all" | string[]) =>
    Object.entries(values)
      .filter(([name]) => names === "all" || names.includes(name))
      .map(([name, value]) => [name, value.multiValue ?? value.value])
      .sort();
  const accepted = viewer.headers["accept-encoding"]?.value ?? "";
  const encodings = policy.encodings
    ? ["br", "gzip"].filter((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    : [];
  return JSON.stringify([
    distribution,
    viewer.method,
    viewer.uri,
    selected(viewer.querystring, policy.queries),
    selected(viewer.headers, policy.headers),
    selected(viewer.cookies, policy.cookies),
    encodings,
  ]);
}
