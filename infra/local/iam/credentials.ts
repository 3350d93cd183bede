import type { IncomingMessage } from "node:http";

/** The access key id in a SigV4 `Authorization` header, or undefined. */
export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? "")?.[1];
}

/** The service named in the credential scope of a SigV4 `Authorization` header. */
export function signedService(request: IncomingMessage): string | undefined {
  return /Credential=[^/]+\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/.exec(
    request.headers.authorization ?? "",
  )?.[1];
}
