import type { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { ignore } from "stream-json/filters/ignore.js";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { streamValues } from "stream-json/streamers/stream-values.js";
import { limits } from "../../../shared/kernel/limits.ts";
import { ImportProblem } from "./import-problem.ts";

const unreadable = (error: unknown) =>
  error instanceof ImportProblem
    ? error
    : new ImportProblem(
        "corrupt_file",
        `The file is not JSON: ${error instanceof Error ? error.message : error}.`,
      );

/** Counts along with the parser, so that no file makes it build values that no analysis may contain. */
function guard() {
  let depth = 0;
  let length = 0;
  return (token: { name: string; value?: string | boolean | null }) => {
    const { name, value } = token;
    if (name === "startObject" || name === "startArray") checkDepth(++depth);
    else if (name === "endObject" || name === "endArray") depth--;
    else if (name === "startKey" || name === "startString" || name === "startNumber") length = 0;
    else if (name === "stringChunk" || name === "numberChunk") length += String(value).length;
    if (length > limits.text) throw tooLong(limits.text);
    if ((name === "keyValue" || name === "numberValue") && length > limits.jsonKey)
      throw tooLong(limits.jsonKey);
    return token;
  };
}
const tooLong = (most: number) =>
  new ImportProblem("too_long", `A key, number or text in the file has more than ${most} characters.`);

/** @throws ImportProblem too_deep */
export function checkDepth(depth: number): void {
  if (depth > limits.jsonDepth)
    throw new ImportProblem("too_deep", `The file goes more than ${limits.jsonDepth} levels deep.`);
}

/** Everything in a large file except its analyses. @throws ImportProblem corrupt_file */
export async function streamedHeader(file: Readable): Promise<unknown> {
  const stages = chain([file, parser(), guard(), ignore({ filter: /^analyses\b/ }), streamValues()] as never);
  try {
    let header: unknown;
    for await (const { value } of stages as AsyncIterable<{ value: unknown }>) header = value;
    return header;
  } catch (error) {
    throw unreadable(error);
  }
}

/** The analyses of a large file, one after the other. @throws ImportProblem corrupt_file */
export async function* streamedAnalyses(open: () => Promise<Readable>): AsyncGenerator<unknown> {
  const stages = chain([
    await open(),
    parser(),
    guard(),
    pick({ filter: "analyses" }),
    streamArray(),
  ] as never);
  try {
    for await (const { value } of stages as AsyncIterable<{ value: unknown }>) yield value;
  } catch (error) {
    throw unreadable(error);
  }
}
