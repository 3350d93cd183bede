import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);
/** Types that CloudFront compresses: text of 1,000 to 10,000,000 bytes. Source: AWS "Serve compressed files". */
const TEXT =
  /^(?:text\/|image\/svg\+xml|font\/(?:otf|ttf)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml)|wasm))/;
const SMALLEST = 1_000;
const LARGEST = 10_000_000;
const CACHE_LIMIT = 32 * 1024 * 1024;

const cache = new Map<string, Buffer>();
let cached = 0;

/** The encoding of the response, or undefined to leave the body as it is. */
export function encodingFor(request: IncomingMessage, type: string, size: number): "br" | "gzip" | undefined {
  if (!TEXT.test(type) || size < SMALLEST || size > LARGEST) return undefined;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** Compresses a body; with a key the result is kept for the next request. */
export async function compress(body: Buffer, encoding: "br" | "gzip", key?: string): Promise<Buffer> {
  const name = key && `${encoding} ${key}`;
  const stored = name && cache.get(name);
  if (stored) return stored;
  const result =
    encoding === "br"
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gunzippable(body);
  if (name) {
    if (cached > CACHE_LIMIT) {
      cache.clear();
      cached = 0;
    }
    cache.set(name, result);
    cached += result.length;
  }
  return result;
}
