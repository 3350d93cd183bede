import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import ipaddr from "ipaddr.js";
import type { UnreachableReason } from "../../../shared/webpublisher/website/website.endpoints.ts";
import { type Answer, type Place, request, resolve } from "./connect.ts";

/** Thrown when a page cannot be read. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;
  readonly status: number | null;
  constructor(reason: UnreachableReason, status: number | null = null) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** Limit in bytes, both on the wire and unpacked. */
export const mostBytes = 1024 * 1024;
const mostHops = 5;
const patience = 5_000;

/** Network access, which tests replace. */
export interface World {
  resolve: (hostname: string) => Promise<Place[]>;
  /** Connects to exactly this address, even if the name resolves to another meanwhile. */
  request: (url: URL, place: Place, signal: AbortSignal) => Promise<Answer>;
  /** Whether an address belongs to the local cloud; on every other stage, none does. */
  isOwn: (url: URL) => boolean;
  patience: number;
}
export const theInternet: World = { resolve, request, isOwn: () => false, patience };

export interface FetchedPage {
  url: URL;
  headers: Headers;
  html: string;
}

/**
 * Reads a public page: https on port 443 without credentials, at most five redirects, 1 MiB and five seconds in all. The name of every hop
 * is resolved once and the connection made to exactly that address, which has to be public.
 * @throws Unreachable
 */
export async function fetchPage(address: string, world: World = theInternet): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(world.patience);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Unreachable("too_slow")), { once: true });
  });
  late.catch(() => {});
  try {
    return await Promise.race([follow(address, world, signal), late]);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    if (signal.aborted) throw new Unreachable("too_slow");
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (/^(?:ERR_TLS|CERT_|DEPTH_|UNABLE_TO|SELF_SIGNED|ERR_SSL|EPROTO)/.test(code))
      throw new Unreachable("not_secure");
    throw new Unreachable("no_answer");
  }
}

async function follow(address: string, world: World, signal: AbortSignal): Promise<FetchedPage> {
  let url = readAddress(address);
  for (let hop = 0; hop <= mostHops; hop++) {
    const place = await placeOf(url, world);
    const answer = await world.request(url, place, signal);
    const location = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && location !== null) {
      answer.discard();
      url = readAddress(location, url);
      continue;
    }
    if (answer.status < 200 || answer.status >= 300) {
      answer.discard();
      throw new Unreachable("status", answer.status);
    }
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.headers.get("content-type") ?? "")) {
      answer.discard();
      throw new Unreachable("not_html");
    }
    return { url, headers: answer.headers, html: await read(answer) };
  }
  throw new Unreachable("too_many_redirects");
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(base || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`, base);
  if (url?.username !== "" || url.password !== "") throw new Unreachable("not_an_address");
  url.hash = "";
  return url;
}

/** The address to which the request for a page is sent. @throws Unreachable */
async function placeOf(url: URL, { resolve, isOwn }: World): Promise<Place> {
  if (isOwn(url)) return { address: "127.0.0.1", family: 4, port: Number(url.port) };
  if (url.protocol !== "https:") throw new Unreachable("not_https");
  if (url.port !== "") throw new Unreachable("not_public");
  // URLs write IPv4 addresses in any notation as four numbers, and IPv6 addresses in brackets.
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const places = ipaddr.isValid(name)
    ? [{ address: name, family: name.includes(":") ? (6 as const) : (4 as const), port: 443 }]
    : await resolve(name).catch(() => []);
  const [first] = places;
  if (!first) throw new Unreachable("not_found");
  // A private address among public ones is no accident, so the page is refused.
  if (!places.every(({ address }) => isPublicAddress(address))) throw new Unreachable("not_public");
  return first;
}

/** The part of IPv6 from which public addresses are allocated; others may stand for an IPv4 address. */
const allocated = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is public: neither private, local, reserved nor translated. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(allocated));
}

const unpack = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** The body as text, decompressed if necessary, never longer than allowed. */
async function read({ headers, body, discard }: Answer): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > mostBytes) {
      discard();
      throw new Unreachable("too_large");
    }
    chunks.push(Buffer.from(chunk));
  }
  const bytes = Buffer.concat(chunks);
  const packing = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (packing === "identity" || packing === "") return text(bytes, headers);
  if (!(packing in unpack)) throw new Unreachable("not_html");
  try {
    const unpacked = await unpack[packing as keyof typeof unpack](bytes, { maxOutputLength: mostBytes });
    return text(unpacked, headers);
  } catch (error) {
    throw new Unreachable(
      (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "not_html",
    );
  }
}

function text(bytes: Buffer, headers: Headers): string {
  const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
