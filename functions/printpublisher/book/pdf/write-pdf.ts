import { deflateSync } from "node:zlib";

/** Objects per object stream; readers decompress a whole stream to read one of them. */
const perPack = 200;

/** Collects the objects of a new PDF. Objects without streams are packed. */
export class PdfWriter {
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #last = 0;
  /** Per object: its offset, or its object stream and index within it. */
  readonly #places = new Map<number, { offset: number } | { pack: number; at: number }>();
  #pack: { number: number; text: string }[] = [];

  /** @param version of PDF; object streams need 1.5 */
  constructor(version = "1.7") {
    this.#push(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
  }

  /** Reserves `count` object numbers. @returns the first of them */
  reserve(count = 1): number {
    const first = this.#last + 1;
    this.#last += count;
    return first;
  }

  /** Adds an object without a stream. */
  add(text: string, number = this.reserve()): number {
    this.#pack.push({ number, text });
    if (this.#pack.length >= perPack) this.#closePack();
    return number;
  }

  /** Adds a stream. `dict` is the inside of its dictionary, without `<<` and `>>`, including its length and any filter. */
  addStream(dict: string, bytes: Buffer, number = this.reserve()): number {
    this.#places.set(number, { offset: this.#length });
    this.#push(`${number} 0 obj\n<<${dict}>>\nstream\n`);
    this.#chunks.push(bytes);
    this.#length += bytes.length;
    this.#push("\nendstream\nendobj\n");
    return number;
  }

  /** Adds a text stream, compressed if that makes it shorter. */
  addText(text: string, dict = "", number = this.reserve()): number {
    const plain = Buffer.from(text, "latin1");
    const packed = plain.length > 200 ? deflateSync(plain, { level: 6 }) : plain;
    if (packed.length >= plain.length) return this.addStream(`${dict}/Length ${plain.length}`, plain, number);
    return this.addStream(`${dict}/Filter /FlateDecode/Length ${packed.length}`, packed, number);
  }

  /** Returns the whole file. `trailer` is the inside of the trailer: root, info, ids. */
  finish(trailer: string): Buffer {
    this.#closePack();
    const number = this.reserve();
    const start = this.#length;
    this.#places.set(number, { offset: start });
    const table = Buffer.alloc((this.#last + 1) * 7);
    table.writeUInt16BE(0xffff, 5);
    for (const [object, place] of this.#places) {
      const row = object * 7;
      const packed = "pack" in place;
      table[row] = packed ? 2 : 1;
      table.writeUInt32BE(packed ? place.pack : place.offset, row + 1);
      table.writeUInt16BE(packed ? place.at : 0, row + 5);
    }
    const dict = `/Type /XRef/Size ${this.#last + 1}/W [1 4 2]${trailer}`;
    const bytes = deflateSync(table, { level: 6 });
    this.addStream(`${dict}/Filter /FlateDecode/Length ${bytes.length}`, bytes, number);
    this.#push(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#chunks);
  }

  #closePack() {
    const objects = this.#pack;
    this.#pack = [];
    if (objects.length === 0) return;
    const pack = this.reserve();
    let head = "";
    let body = "";
    for (const [index, { number, text }] of objects.entries()) {
      this.#places.set(number, { pack, at: index });
      head += `${number} ${body.length} `;
      body += `${text}\n`;
    }
    const bytes = deflateSync(Buffer.from(head + body, "latin1"), { level: 3 });
    const dict = `/Type /ObjStm/N ${objects.length}/First ${head.length}`;
    this.addStream(`${dict}/Filter /FlateDecode/Length ${bytes.length}`, bytes, pack);
  }

  #push(text: string) {
    const bytes = Buffer.from(text, "latin1");
    this.#chunks.push(bytes);
    this.#length += bytes.length;
  }
}
