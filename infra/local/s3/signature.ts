import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Guard, Principal } from "../iam/guard.ts";
import { S3Error } from "./errors.ts";

/** A caller with a valid signature, and what the signature says about the body. */
export interface Signed {
  principal: Principal;
  /** `x-amz-content-sha256`: a hex digest, UNSIGNED-PAYLOAD or one of the STREAMING kinds. */
  payload: string;
}

interface Claim {
  accessKeyId: string;
  scope: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  payload: string;
  query: [string, string][];
}

const SKEW_MS = 15 * 60_000;
const LONGEST_EXPIRY = 604_800;

/**
 * Checks a SigV4 signature in the header or in the query (presigned URL) against the caller's key.
 * Source: AWS "Authenticating Requests (AWS Signature Version 4)" for S3: the path is encoded once.
 */
export function verifySignature(request: IncomingMessage, guard: Guard): Signed {
  const [path = "/", queryText = ""] = (request.url ?? "/").split(/\?(.*)/s);
  const query = parseQuery(queryText);
  const claim = headerClaim(request, query) ?? queryClaim(query);
  if (!claim) throw new S3Error(403, "AccessDenied", "Access Denied");
  const principal = guard.principal(claim.accessKeyId);
  if (!principal)
    throw new S3Error(
      403,
      "InvalidAccessKeyId",
      "The AWS Access Key Id you provided does not exist in our records.",
    );
  const expected = signatureOf(request, path, claim, guard.secretOf(claim.accessKeyId));
  const actual = Buffer.from(claim.signature, "utf8");
  if (actual.length !== expected.length || !timingSafeEqual(actual, Buffer.from(expected, "utf8")))
    throw new S3Error(
      403,
      "SignatureDoesNotMatch",
      "The request signature we calculated does not match the signature you provided.",
    );
  return { principal, payload: claim.payload };
}

function headerClaim(request: IncomingMessage, query: [string, string][]): Claim | undefined {
  const header = request.headers.authorization;
  if (!header?.startsWith("AWS4-HMAC-SHA256 ")) return undefined;
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? "";
  const [accessKeyId = "", ...scope] = field("Credential").split("/");
  const date = String(request.headers["x-amz-date"] ?? "");
  if (Math.abs(Date.now() - instant(date)) > SKEW_MS)
    throw new S3Error(
      403,
      "RequestTimeTooSkewed",
      "The difference between the request time and the current time is too large.",
    );
  return {
    accessKeyId,
    scope: scope.join("/"),
    date,
    signedHeaders: field("SignedHeaders").split(";"),
    signature: field("Signature"),
    payload: String(request.headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD"),
    query,
  };
}

function queryClaim(query: [string, string][]): Claim | undefined {
  const values = new Map(query.map(([name, value]) => [name.toLowerCase(), value]));
  const credential = values.get("x-amz-credential");
  const signature = values.get("x-amz-signature");
  if (!credential || !signature) return undefined;
  const date = values.get("x-amz-date") ?? "";
  const seconds = Number(values.get("x-amz-expires"));
  if (!(seconds >= 1 && seconds <= LONGEST_EXPIRY))
    throw new S3Error(400, "AuthorizationQueryParametersError", "X-Amz-Expires must be between 1 and 604800");
  const signedAt = instant(date);
  if (signedAt > Date.now() + SKEW_MS) throw new S3Error(403, "AccessDenied", "Request is not valid yet");
  if (signedAt + seconds * 1000 < Date.now()) throw new S3Error(403, "AccessDenied", "Request has expired");
  const [accessKeyId = "", ...scope] = credential.split("/");
  return {
    accessKeyId,
    scope: scope.join("/"),
    date,
    signedHeaders: (values.get("x-amz-signedheaders") ?? "").split(";"),
    signature,
    payload: values.get("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD",
    query: query.filter(([name]) => name.toLowerCase() !== "x-amz-signature"),
  };
}

function signatureOf(request: IncomingMessage, path: string, claim: Claim, secret: string): string {
  if (!claim.signedHeaders.includes("host")) return "";
  const headers = claim.signedHeaders.map((name) => {
    const value = request.headers[name];
    const text = Array.isArray(value) ? value.join(",") : (value ?? "");
    return `${name}:${text.trim().replaceAll(/ +/g, " ")}\n`;
  });
  const query = claim.query
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const canonical = [
    request.method,
    path
      .split("/")
      .map((part) => encode(decode(part)))
      .join("/"),
    query,
    headers.join(""),
    claim.signedHeaders.join(";"),
    claim.payload,
  ].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", claim.date, claim.scope, digest].join("\n");
  const [day = "", region = "", service = ""] = claim.scope.split("/");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), "aws4_request");
  return createHmac("sha256", key).update(toSign).digest("hex");
}

/** Splits a query without losing order, empty values or plus signs. */
export function parseQuery(text: string): [string, string][] {
  if (text === "") return [];
  return text.split("&").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return [decode(name), decode(value)];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function instant(date: string): number {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(date);
  if (!parts) throw new S3Error(403, "AccessDenied", "X-Amz-Date must be in the ISO8601 basic format");
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);
}
