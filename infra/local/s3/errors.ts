import type { ServerResponse } from "node:http";
import { escapeMarkup } from "../wire/body.ts";

/** An error response of S3, by its code. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, string>;

  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = "S3Error";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const noSuchKey = (key: string) =>
  new S3Error(404, "NoSuchKey", "The specified key does not exist.", { Key: key });

export const preconditionFailed = (condition: string) =>
  new S3Error(412, "PreconditionFailed", "At least one of the pre-conditions you specified did not hold", {
    Condition: condition,
  });

/** Sends an error as S3 does; a HEAD has no body. */
export function sendError(response: ServerResponse, error: S3Error, head: boolean): void {
  const details = Object.entries(error.details)
    .map(([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`)
    .join("");
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${error.code}</Code><Message>${escapeMarkup(error.message)}</Message>${details}</Error>`;
  response.writeHead(error.status, {
    "content-type": "application/xml",
    ...(head ? {} : { "content-length": Buffer.byteLength(text) }),
  });
  response.end(head ? undefined : text);
}

/** Sends an XML response with S3's namespace. */
export function sendXml(response: ServerResponse, root: string, inner: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;
  response.writeHead(200, { "content-type": "application/xml", "content-length": Buffer.byteLength(text) });
  response.end(text);
}
