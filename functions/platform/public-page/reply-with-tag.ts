import { hash } from "node:crypto";
import { reply } from "../endpoint/call.ts";
import type { PageCall } from "./page-language.ts";

/** Responds with a text and its ETag, or 304 if the visitor has exactly this one. @param status if it is not 200; it is then always sent */
export function replyWithTag(
  { request }: Pick<PageCall, "request">,
  text: string,
  headers: Record<string, string>,
  status?: number,
) {
  const etag = hash("sha256", text).slice(0, 20);
  const isKnown = (request.headers["if-none-match"] ?? "").includes(`"${etag}"`);
  if (isKnown && status === undefined) return reply("", { status: 304, etag, headers });
  return reply(text, { etag, headers, ...(status !== undefined && { status }) });
}
