import type { ImportErrorCode } from "../../../../shared/importexport/imports/import.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import { TextEnd } from "./text-end.ts";

/** A list or object that is being read, with its current member. */
export interface Frame {
  isArray: boolean;
  key: string;
  index: number;
  keys: Set<string>;
}
export type ValueKind = "object" | "array" | "text" | "other";
/** Whether a value is handed out; called for every value outside those that are, with the lists and objects around it, outermost first. */
export type Wants = (frames: readonly Frame[], kind: ValueKind) => boolean;
/** A value as the file writes it, and its place. */
export interface JsonPart {
  path: string;
  text: string;
}

type Expected = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end" | "nothing";

/** Limits for naming a place: levels, and characters of a key. */
const namedLevels = 8;
const namedCharacters = 60;

/** The current place, as `analyses.3.fields.method`. */
export const placeOf = (frames: readonly Frame[]): string =>
  frames
    .slice(0, namedLevels)
    .map(({ isArray, key, index }) => (isArray ? String(index) : key.slice(0, namedCharacters)))
    .join(".");

/**
 * Walks through JSON of any size and hands out the requested values as text. Nothing is built on the way, and every limit is checked before
 * more is kept than it allows. Only the structure of a value's text is checked; its parser finds other errors.
 * @param limits limits of a value that is handed out, and the error code for a larger one
 * @throws ImportProblem corrupt_file, invalid_file, or the limit that is exceeded, with the place
 */
export async function* scanJson(
  chunks: AsyncIterable<string>,
  wants: Wants,
  limits: { characters: number; values: number; code: "record_too_large" | "header_too_large" },
): AsyncGenerator<JsonPart> {
  const scanner = new Scanner(wants, limits);
  for await (const chunk of chunks) {
    scanner.push(chunk);
    yield* scanner.takeParts();
  }
  scanner.end();
  yield* scanner.takeParts();
}

/** Number of keys that are kept to recognise them. */
const mostKeys = 1000;

class Scanner {
  readonly #frames: Frame[] = [];
  readonly #wants: Wants;
  readonly #limits: Parameters<typeof scanJson>[2];
  #expected: Expected = "value";
  #inside: "key" | "text" | "other" | null = null;
  readonly #text = new TextEnd();
  #length = 0;
  #key = "";
  /** Keys that occurred: records repeat the same few. */
  readonly #keys = new Map<string, string>();
  #openKeys = 0;
  #line = 1;
  /** Number of containers around the value that is kept, or -1. */
  #keptAt = -1;
  #from = 0;
  #pieces: string[] = [];
  #keptCharacters = 0;
  #values = 0;
  #parts: JsonPart[] = [];

  constructor(wants: Wants, limits: Parameters<typeof scanJson>[2]) {
    this.#wants = wants;
    this.#limits = limits;
  }

  takeParts(): JsonPart[] {
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  push(chunk: string): void {
    this.#from = 0;
    this.#text.begins();
    let position = 0;
    while (position < chunk.length) {
      if (this.#inside === null) this.#sign(chunk, position++);
      else if (this.#inside === "other") position = this.#throughOther(chunk, position);
      else position = this.#throughText(chunk, position);
    }
    if (this.#keptAt >= 0) this.#keep(chunk.slice(this.#from));
  }

  end(): void {
    if (this.#inside === "other") this.#ended("", 0);
    if (this.#inside === "key" || this.#inside === "text" || this.#expected !== "nothing")
      throw this.#notJson("it ends before it is complete");
  }

  #sign(chunk: string, position: number): void {
    const sign = chunk[position] as string;
    switch (sign) {
      case "\n":
        this.#line += 1;
        return;
      case " ":
      case "\t":
      case "\r":
        return;
      case "{":
      case "[":
        this.#open(position, sign === "[");
        return;
      case "}":
      case "]":
        this.#close(chunk, position, sign);
        return;
      case ",":
        this.#next();
        return;
      case ":":
        if (this.#expected !== "colon") throw this.#unexpected(sign);
        this.#expected = "value";
        return;
      case '"': {
        const isKey = this.#expected === "key" || this.#expected === "key or end";
        if (!isKey) this.#begin(position, "text", sign);
        this.#inside = isKey ? "key" : "text";
        this.#key = "";
        this.#length = 0;
        return;
      }
      default:
        this.#begin(position, "other", sign);
        this.#inside = "other";
        this.#length = 1;
    }
  }

  #open(position: number, isArray: boolean): void {
    this.#begin(position, isArray ? "array" : "object", isArray ? "[" : "{");
    if (this.#frames.length >= limits.jsonDepth)
      throw this.#limitExceeded("too_deep", `nests more than ${limits.jsonDepth} levels deep`);
    this.#frames.push({ isArray, key: "", index: 0, keys: new Set() });
    this.#expected = isArray ? "value or end" : "key or end";
  }

  #close(chunk: string, position: number, sign: string): void {
    const frame = this.#frames.at(-1);
    const mayEnd = this.#expected === "comma or end" || this.#expected.endsWith("or end");
    if (!frame || !mayEnd || frame.isArray !== (sign === "]")) throw this.#unexpected(sign);
    for (const key of frame.keys) this.#openKeys -= key.length;
    this.#frames.pop();
    this.#ended(chunk, position + 1);
  }

  #next(): void {
    const frame = this.#frames.at(-1);
    if (!frame || this.#expected !== "comma or end") throw this.#unexpected(",");
    frame.index += 1;
    if (frame.isArray && frame.index >= limits.jsonEntries) {
      this.#frames.pop();
      throw this.#limitExceeded("too_many_entries", `has a list of more than ${limits.jsonEntries} entries`);
    }
    this.#expected = frame.isArray ? "value" : "key";
  }

  /** A value begins here. */
  #begin(position: number, kind: ValueKind, sign: string): void {
    if (this.#expected !== "value" && this.#expected !== "value or end") throw this.#unexpected(sign);
    if (this.#keptAt >= 0) {
      this.#values += 1;
      if (this.#values > this.#limits.values)
        throw this.#limitExceeded("too_many_values", `has a part of more than ${this.#limits.values} values`);
    } else if (this.#wants(this.#frames, kind)) {
      this.#keptAt = this.#frames.length;
      this.#from = position;
      this.#keptCharacters = 0;
      this.#values = 1;
    }
  }

  /** A value ended right before `end`. */
  #ended(chunk: string, end: number): void {
    this.#inside = null;
    if (this.#keptAt === this.#frames.length) {
      this.#keep(chunk.slice(this.#from, end));
      this.#parts.push({ path: placeOf(this.#frames), text: this.#pieces.join("") });
      this.#pieces = [];
      this.#keptAt = -1;
    }
    this.#expected = this.#frames.length === 0 ? "nothing" : "comma or end";
  }

  #keep(piece: string): void {
    this.#keptCharacters += piece.length;
    const { characters, code } = this.#limits;
    if (this.#keptCharacters > characters)
      throw this.#limitExceeded(code, `has a part of more than ${characters} characters`);
    this.#pieces.push(piece);
  }

  #throughText(chunk: string, from: number): number {
    const end = this.#text.in(chunk, from);
    this.#length += end - from;
    const isKey = this.#inside === "key";
    if (isKey && this.#length > limits.jsonKey)
      throw this.#limitExceeded("key_too_long", `has a key of more than ${limits.jsonKey} characters`);
    if (this.#length > limits.jsonText)
      throw this.#limitExceeded("too_long", `has a text of more than ${limits.jsonText} characters`);
    if (isKey) this.#key += chunk.slice(from, end);
    if (end === chunk.length) return end;
    if (isKey) this.#named();
    else this.#ended(chunk, end + 1);
    return end + 1;
  }

  #throughOther(chunk: string, from: number): number {
    let end = from;
    while (end < chunk.length && !',:]}[{" \t\r\n'.includes(chunk[end] as string)) end++;
    this.#length += end - from;
    if (this.#length > limits.jsonNumber)
      throw this.#limitExceeded(
        "number_too_long",
        `has a number of more than ${limits.jsonNumber} characters`,
      );
    if (end < chunk.length) this.#ended(chunk, end);
    return end;
  }

  /** Ends a key. It is parsed because it may contain escapes, and because a slice would keep its whole chunk in memory. */
  #named(): void {
    this.#inside = null;
    const frame = this.#frames.at(-1) as Frame;
    frame.key = this.#keys.get(this.#key) ?? this.#parsedKey();
    if (frame.keys.has(frame.key)) {
      const path = placeOf(this.#frames);
      const message = `The key "${frame.key}" occurs twice in one object.`;
      throw new ImportProblem("invalid_file", message, [
        { code: "duplicate_key", message, value: frame.key, path, row: this.#line },
      ]);
    }
    frame.keys.add(frame.key);
    this.#openKeys += frame.key.length;
    if (frame.keys.size > limits.jsonKeys || this.#openKeys > limits.jsonOpenKeys)
      throw this.#limitExceeded("too_many_keys", `has an object of more than ${limits.jsonKeys} keys`);
    this.#expected = "colon";
  }

  #parsedKey(): string {
    try {
      const key = JSON.parse(`"${this.#key}"`) as string;
      if (key === this.#key && this.#keys.size < mostKeys) this.#keys.set(key, key);
      return key;
    } catch {
      throw this.#notJson("a key holds signs that JSON has to escape");
    }
  }

  #limitExceeded(code: ImportErrorCode & ImportLimitCode, subject: string): ImportProblem {
    const path = placeOf(this.#frames);
    const message = `The file ${subject} (line ${this.#line}${path && `, ${path}`}).`;
    return new ImportProblem(code, message, [{ code, message, path, row: this.#line }]);
  }
  #notJson(reason: string): ImportProblem {
    const path = placeOf(this.#frames);
    const message = `The file is not JSON: ${reason} (line ${this.#line}).`;
    return new ImportProblem("corrupt_file", message, [
      { code: "not_json", message, row: this.#line, ...(path && { path }) },
    ]);
  }
  #unexpected = (sign: string) => this.#notJson(`"${sign}" stands where ${this.#expected} is expected`);
}

/** Limits with the same error code for the whole import and for the place. */
type ImportLimitCode =
  | "too_deep"
  | "too_long"
  | "key_too_long"
  | "number_too_long"
  | "too_many_entries"
  | "too_many_keys"
  | "too_many_values"
  | "record_too_large"
  | "header_too_large";
