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

interface Kept extends OriginResponse {
  at: number;
  until: number;
}

/** Cache of one CloudFront edge location. All viewers of this machine use the same location. */
export class EdgeCache {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cached response of a key, with its age in seconds. */
  find(key: string): (OriginResponse & { age: number }) | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until <= this.#now()) {
      this.#kept.delete(key);
      return undefined;
    }
    return { ...kept, age: Math.floor((this.#now() - kept.at) / 1000) };
  }

  keep(key: string, response: OriginResponse, seconds: number): void {
    const at = this.#now();
    if (seconds > 0) this.#kept.set(key, { ...response, at, until: at + seconds * 1000 });
  }
}

/** The key of a request as left by the viewer-request function; the host is no part of it. Source: AWS "Understand the cache key". */
export function cacheKey(distribution: string, policy: CachePolicy, viewer: ViewerRequest): string {
  const some = (values: Record<string, ViewerValue>, names: "all" | string[]) =>
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
    some(viewer.querystring, policy.queries),
    some(viewer.headers, policy.headers),
    some(viewer.cookies, policy.cookies),
    encodings,
  ]);
}
