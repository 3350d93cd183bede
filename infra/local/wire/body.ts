import type { IncomingMessage, ServerResponse } from "node:http";

/** A body longer than the caller allows. */
export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`the body is longer than ${limit} bytes`);
    this.name = "BodyTooLarge";
  }
}

/** Reads a whole request body; throws BodyTooLarge past the limit (in bytes). */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit) {
      request.resume();
      throw new BodyTooLarge(limit);
    }
    chunks.push(chunk as Buffer);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** Answers with a JSON body in the AWS JSON protocol. */
export function sendAwsJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/x-amz-json-1.0",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

/** Answers with text of a given type. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(text) });
  response.end(text);
}

/** Escapes text for XML and HTML, attributes included. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
