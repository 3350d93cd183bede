import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** The characters for which a font file (TrueType or WOFF2) has a glyph, read from its `cmap`. */
export function signsOf(file: Buffer): Set<number> {
  const cmap = file.toString("latin1", 0, 4) === "wOF2" ? cmapOfWoff2(file) : cmapOfTrueType(file);
  const signs = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) readSegments(table, signs);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group += 1)
        for (
          let sign = table.readUInt32BE(16 + group * 12);
          sign <= table.readUInt32BE(20 + group * 12);
          sign += 1
        )
          signs.add(sign);
  }
  return signs;
}

function readSegments(table: Buffer, signs: Set<number>): void {
  const size = table.readUInt16BE(6);
  for (let position = 0; position < size; position += 2) {
    const end = table.readUInt16BE(14 + position);
    const start = table.readUInt16BE(16 + size + position);
    const delta = table.readUInt16BE(16 + 2 * size + position);
    const place = 16 + 3 * size + position;
    const offset = table.readUInt16BE(place);
    for (let sign = start; sign <= end && sign < 0xffff; sign += 1) {
      const glyph = offset === 0 ? sign + delta : table.readUInt16BE(place + offset + 2 * (sign - start));
      if ((glyph & 0xffff) !== 0) signs.add(sign);
    }
  }
}

function cmapOfTrueType(file: Buffer): Buffer {
  for (let position = 12; ; position += 16)
    if (file.toString("latin1", position, position + 4) === "cmap")
      return file.subarray(file.readUInt32BE(position + 8));
}

/** WOFF2 packs all tables into one stream, in the order of its directory; `cmap` is the first of its known tags. */
function cmapOfWoff2(file: Buffer): Buffer {
  let position = 48;
  let offset = 0;
  let start = -1;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(position);
      position += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const [cmap, glyf, loca, arbitrary] = [0, 10, 11, 63];
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file.readUInt8(position);
    position += 1;
    const tag = flags & 63;
    if (tag === arbitrary) position += 4;
    const length = number();
    const transformed = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === cmap) start = offset;
    offset += transformed ? number() : length;
  }
  return brotliDecompressSync(file.subarray(position, position + file.readUInt32BE(20))).subarray(start);
}

/** Ranges in the notation of a regular expression's character class. */
export function rangesOf(signs: ReadonlySet<number>): string {
  const sorted = [...signs].sort((left, right) => left - right);
  const ranges: string[] = [];
  for (let index = 0; index < sorted.length; ) {
    let end = index;
    while (sorted[end + 1] === (sorted[end] as number) + 1) end += 1;
    const [first, last] = [sorted[index], sorted[end]].map((sign) => (sign as number).toString(16));
    ranges.push(first === last ? `${first}` : `${first}-${last}`);
    index = end + 1;
  }
  return ranges.join(" ");
}

/** One bit for each character, packed. */
export function packSigns(signs: ReadonlySet<number>): string {
  const bits = Buffer.alloc(Math.max(...signs) / 8 + 1);
  for (const sign of signs) bits.writeUInt8(bits.readUInt8(sign >> 3) | (1 << (sign & 7)), sign >> 3);
  return brotliCompressSync(bits).toString("base64");
}

export function unpackSigns(packed: string): Set<number> {
  const bits = brotliDecompressSync(Buffer.from(packed, "base64"));
  return new Set(
    [...bits].flatMap((byte, index) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (1 << bit) ? [index * 8 + bit] : [])),
    ),
  );
}
