import { S3Error } from "./errors.ts";

const LONGEST_LINE = 16 * 1024;

/**
 * Unpacks the `aws-chunked` content encoding: `<hex size>[;chunk-signature=…]CRLF<bytes>CRLF … 0CRLF<trailers>`.
 * Trailing headers are collected in `trailers`.
 */
export async function* unpackChunks(
  body: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let left = 0;
  let state = "size" as "size" | "data" | "end of data" | "trailers";
  for await (const chunk of body) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (state === "data") {
        if (rest.length === 0) break;
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
        if (left > 0) break;
        state = "end of data";
      }
      const end = rest.indexOf("\r\n");
      if (end < 0) {
        if (rest.length > LONGEST_LINE) throw malformed();
        break;
      }
      const line = rest.subarray(0, end).toString("latin1");
      rest = rest.subarray(end + 2);
      if (state === "end of data") {
        if (line !== "") throw malformed();
        state = "size";
      } else if (state === "size") {
        const size = /^([0-9a-fA-F]+)(?:;.*)?$/.exec(line)?.[1];
        if (size === undefined) throw malformed();
        left = Number.parseInt(size, 16);
        state = left === 0 ? "trailers" : "data";
      } else if (line !== "") {
        const [name = "", value = ""] = line.split(/:(.*)/s);
        trailers.set(name.trim().toLowerCase(), value.trim());
      }
    }
  }
  if (state !== "trailers") throw malformed();
}

function malformed(): S3Error {
  return new S3Error(
    400,
    "IncompleteBody",
    "The request body terminated unexpectedly or its chunks are malformed",
  );
}
