import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** The header of a grey PNG. */
function ihdr(width: number, height: number, interlaced: boolean): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[12] = interlaced ? 1 : 0;
  return chunk("IHDR", data);
}

/** A grey PNG that declares this size, with any data. */
export const pngOf = (
  width: number,
  height: number,
  data: Buffer = deflateSync(Buffer.alloc((width + 1) * height, 0)),
  { interlaced = false, more: chunks = [] }: { interlaced?: boolean; more?: Buffer[] } = {},
): Buffer =>
  Buffer.concat([
    signature,
    ihdr(width, height, interlaced),
    ...chunks,
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
