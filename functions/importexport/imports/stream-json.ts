import type { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { ignore } from "stream-json/filters/ignore.js";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { streamValues } from "stream-json/streamers/stream-values.js";
import { ImportProblem } from "./import-problem.ts";

const unreadable = (error: unknown) =>
  new ImportProblem(
    "corrupt_file",
    `The file is not JSON: ${error instanceof Error ? error.message : error}.`,
  );

/** Everything of a large file but its analyses. @throws ImportProblem corrupt_file */
export async function streamedHeader(file: Readable): Promise<unknown> {
  const stages = chain([file, parser(), ignore({ filter: /^analyses\b/ }), streamValues()] as never);
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
  const stages = chain([await open(), parser(), pick({ filter: "analyses" }), streamArray()] as never);
  try {
    for await (const { value } of stages as AsyncIterable<{ value: unknown }>) yield value;
  } catch (error) {
    throw unreadable(error);
  }
}
