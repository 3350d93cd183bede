/** Header of an ICC profile; signatures have four letters. */
export interface ProfileKind {
  /** Version of the specification: 0x02400000 is 2.4. */
  version: number;
  /** `mntr` for a screen, `prtr` for a press. */
  device: string;
  space: string;
  /** Space that colours are translated to: `XYZ ` or `Lab `. */
  connection: string;
  /** Rendering intent: 0 perceptual, 1 relative to the paper. */
  intent: number;
}

/** Makes an ICC profile from tags, in their order; data that several tags share is written once. The same tags give the same bytes on every day. */
export function iccProfile(kind: ProfileKind, tags: readonly (readonly [string, Buffer])[]): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  const places = new Map<Buffer, number>();
  const body: Buffer[] = [];
  let end = headerSize + table.length;
  for (const [index, [name, data]] of tags.entries()) {
    const start = places.get(data) ?? end;
    if (!places.has(data)) {
      places.set(data, start);
      body.push(data, Buffer.alloc(-data.length & 3));
      end += data.length + (-data.length & 3);
    }
    table.write(name, 4 + index * 12, "latin1");
    table.writeUInt32BE(start, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
  }
  return Buffer.concat([header(end, kind), table, ...body]);
}

const headerSize = 128;
/** White of D50, to which all profiles refer. */
export const whiteD50 = [0.9642, 1, 0.8249] as const;

function header(size: number, { version, device, space, connection, intent }: ProfileKind): Buffer {
  const bytes = Buffer.alloc(headerSize);
  bytes.writeUInt32BE(size);
  bytes.writeUInt32BE(version, 8);
  bytes.write(device + space + connection, 12, "latin1");
  // The header requires a date.
  bytes.writeUInt16BE(2026, 24);
  bytes.writeUInt16BE(1, 26);
  bytes.writeUInt16BE(1, 28);
  bytes.write("acsp", 36, "latin1");
  bytes.writeUInt32BE(intent, 64);
  Buffer.concat(whiteD50.map(fixed)).copy(bytes, 68);
  return bytes;
}

/** Returns the type of a tag's data with its reserved bytes. */
export const typed = (type: string) => Buffer.from(`${type}\0\0\0\0`, "latin1");
export const xyzTag = (values: readonly number[]) => Buffer.concat([typed("XYZ "), ...values.map(fixed)]);

/** Encodes a number with 16 bits behind the point. */
export function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
}

/** Encodes numbers of 16 bits. */
export function words16(values: ArrayLike<number>): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (let index = 0; index < values.length; index += 1)
    bytes.writeUInt16BE(values[index] as number, index * 2);
  return bytes;
}
