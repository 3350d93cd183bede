import { ImportProblem } from "../import-problem.ts";

/** Receives the content of a part of a workbook, in its order. */
export interface XmlHandler {
  /** @param attributes as they are written, see `attribute` */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A piece of text; not called while `wantsText` is false, which is most of the time. */
  text(piece: string): void;
  wantsText: boolean;
  /** Set when nothing that follows matters. */
  isDone?: boolean;
}

/** Limits for the length of a tag with its attributes, and for the depth of nested elements. */
const longestTag = 100_000;
const deepest = 1000;
/** Length of the longest entity, `&#x10FFFF;`. */
const longestEntity = 10;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const skipped = { comment: "-->", cdata: "]]>", instruction: "?>" } as const;

/**
 * Reads XML piece by piece and keeps no more of it than an unfinished tag. Names come without their prefix. A document type is refused, so
 * there is neither an entity bomb nor an external entity.
 * @throws ImportProblem xml_bomb, corrupt_file
 */
export async function readXml(
  part: string,
  pieces: AsyncIterable<Buffer>,
  handler: XmlHandler,
): Promise<void> {
  const tokens = new XmlTokens(part, handler);
  let decoder: TextDecoder | undefined;
  const decode = (bytes?: Buffer) => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? "";
    } catch {
      throw broken(part, "holds bytes that are no text");
    }
  };
  for await (const bytes of pieces) {
    decoder ??= new TextDecoder(encodingOf(part, bytes), { fatal: true });
    tokens.write(decode(bytes));
    if (handler.isDone) return;
  }
  tokens.write(decode());
  if (!handler.isDone) tokens.end();
}

const broken = (part: string, reason: string) =>
  new ImportProblem("corrupt_file", `The workbook cannot be read: ${part} ${reason}.`);

/** XML is UTF-8 unless its first bytes or its declaration say otherwise. */
function encodingOf(part: string, beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return "utf-16le";
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return "utf-16be";
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(
    beginning.toString("latin1", 0, 300),
  )?.[1];
  try {
    return new TextDecoder(declared ?? "utf-8").encoding;
  } catch {
    throw broken(part, `is written in ${declared}, which is not known`);
  }
}

class XmlTokens {
  readonly #part: string;
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = "";
  #within: keyof typeof skipped | undefined;

  constructor(part: string, handler: XmlHandler) {
    this.#part = part;
    this.#handler = handler;
  }

  write(piece: string): void {
    const text = this.#rest === "" ? piece : this.#rest + piece;
    let position = 0;
    while (position < text.length && !this.#handler.isDone) {
      const next = this.#within ? this.#pass(text, position, this.#within) : this.#token(text, position);
      if (next === position) break;
      position = next;
    }
    this.#rest = text.slice(position);
    if (this.#rest.length > longestTag) throw broken(this.#part, "has a tag that does not end");
  }

  end(): void {
    const { length } = this.#open;
    if (length > 0 || this.#within || this.#rest.trim() !== "")
      throw broken(this.#part, "ends within an element");
  }

  /** Continues within a comment, an instruction or a section of text. @returns the position of the rest */
  #pass(text: string, position: number, within: keyof typeof skipped): number {
    const end = text.indexOf(skipped[within], position);
    // The end marker may be cut in two.
    const upTo = end >= 0 ? end : Math.max(position, text.length - 2);
    if (within === "cdata" && this.#handler.wantsText && upTo > position)
      this.#handler.text(text.slice(position, upTo));
    if (end < 0) return upTo;
    this.#within = undefined;
    return end + skipped[within].length;
  }

  /** @returns the position of the rest, or the same one if the token is not complete yet */
  #token(text: string, position: number): number {
    if (text.charCodeAt(position) !== 0x3c) return this.#words(text, position);
    const sign = text.charCodeAt(position + 1);
    if (sign === 0x3f) return this.#enter("instruction", position + 2);
    if (sign === 0x21) return this.#declaration(text, position);
    const end = endOfTag(text, position);
    if (end < 0) return position;
    if (sign === 0x2f) this.#close(text, position + 2, end);
    else this.#start(text, position + 1, end);
    return end + 1;
  }

  #words(text: string, position: number): number {
    const tag = text.indexOf("<", position);
    let end = tag < 0 ? text.length : tag;
    if (!this.#handler.wantsText) return end;
    if (tag < 0) {
      const entity = text.lastIndexOf("&");
      if (entity >= position && text.length - entity <= longestEntity && !text.includes(";", entity))
        end = entity;
    }
    if (end > position) this.#handler.text(unescaped(text.slice(position, end), this.#part));
    return end;
  }

  #enter(kind: keyof typeof skipped, position: number): number {
    this.#within = kind;
    return position;
  }

  #declaration(text: string, position: number): number {
    if (text.startsWith("<!--", position)) return this.#enter("comment", position + 4);
    if (text.startsWith("<![CDATA[", position)) return this.#enter("cdata", position + 9);
    if (text.length - position < 9) return position;
    throw new ImportProblem(
      "xml_bomb",
      `The workbook declares a document type in ${this.#part}; such files are refused.`,
    );
  }

  #start(text: string, from: number, end: number): void {
    const isEmpty = text.charCodeAt(end - 1) === 0x2f;
    const nameEnd = endOfName(text, from);
    const name = nameOf(text, from, nameEnd);
    this.#handler.open(name, nameEnd < end ? text.slice(nameEnd, isEmpty ? end - 1 : end) : "");
    if (isEmpty) this.#handler.close(name);
    else if (this.#open.push(name) > deepest) throw broken(this.#part, `is nested more than ${deepest} deep`);
  }

  #close(text: string, from: number, end: number): void {
    const name = nameOf(text, from, Math.min(end, endOfName(text, from)));
    if (this.#open.pop() !== name)
      throw broken(this.#part, `closes <${name.slice(0, 50)}>, which is not open`);
    this.#handler.close(name);
  }
}

/** The position of the `>` that ends a tag, passing over those within quotes. */
function endOfTag(text: string, from: number): number {
  let within = 0;
  for (let position = from; position < text.length; position++) {
    const sign = text.charCodeAt(position);
    if (within !== 0) {
      if (sign === within) within = 0;
    } else if (sign === 0x3e) return position;
    else if (sign === 0x22 || sign === 0x27) within = sign;
  }
  return -1;
}

function endOfName(text: string, from: number): number {
  let position = from;
  for (; position < text.length; position++) {
    const sign = text.charCodeAt(position);
    if (sign <= 0x20 || sign === 0x2f || sign === 0x3e) break;
  }
  return position;
}

function nameOf(text: string, from: number, end: number): string {
  const name = text.slice(from, end);
  return name.slice(name.indexOf(":") + 1);
}

const isSign = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

function unescaped(text: string, part: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));|&/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const character =
      code === undefined ? entities[name] : isSign(code) ? String.fromCodePoint(code) : undefined;
    if (character === undefined) throw broken(part, "names a sign that is not declared");
    return character;
  });
}

/** Returns a function that finds an attribute of a tag, whatever its prefix unless one is given. */
export function attribute(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    if (!attributes.includes(name)) return undefined;
    const match = pattern.exec(attributes);
    return match ? unescaped(match[1] ?? match[2] ?? "", "an attribute") : undefined;
  };
}

/** A copy of a text; otherwise the piece that it was cut from would stay in memory as long as the text. */
export const detached = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString());
