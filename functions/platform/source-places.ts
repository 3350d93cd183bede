import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const maps = new Map<string, SourceMap | undefined>();

/** The source map beside a bundled module; undefined if there is none, as when running from source. */
function mapOf(module: string): SourceMap | undefined {
  if (!maps.has(module)) maps.set(module, readMap(module));
  return maps.get(module);
}

function readMap(module: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${module}.map`, "utf8")));
  } catch {
    return undefined;
  }
}

/**
 * Replaces the bundle's positions in a stack trace by those in the sources. Maps are read only after a failure: Node itself would read
 * all of them at every start, which took a fifth of the start-up time.
 */
export const placesInSource = (stack: string): string =>
  stack.replaceAll(/(?:file:\/\/)?(\/[^\s():]+\.mjs):(\d+):(\d+)/g, (place, module, line, column) => {
    const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return place;
    const file = origin.fileName.replace(/^(?:\.\.\/)+/, "");
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
