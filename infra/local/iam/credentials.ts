import type { IncomingMessage } from "node:http";

/** The access key id in a SigV4 `Authorization` header, or undefined. */
export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? "")?.[1];
}
