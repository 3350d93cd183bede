/** The sRGB colour space (IEC 61966-2-1) as an ICC profile, version 4.2. It is written here, so that the book carries nobody's file. */
export function srgbProfile(): Buffer {
  const curve = Buffer.concat([tag("para"), Buffer.from([0, 3, 0, 0]), ...curveOfSrgb.map(fixed)]);
  const tags: [string, Buffer][] = [
    ["desc", words("sRGB")],
    ["cprt", words("No copyright, use freely")],
    ["wtpt", xyz(whiteD50)],
    ["chad", Buffer.concat([tag("sf32"), ...fromD65ToD50.map(fixed)])],
    ["rXYZ", xyz([0.43607, 0.22249, 0.01392])],
    ["gXYZ", xyz([0.38515, 0.71687, 0.09708])],
    ["bXYZ", xyz([0.14307, 0.06061, 0.7141])],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  const places = new Map<Buffer, number>();
  const body: Buffer[] = [];
  let end = headerSize + table.length;
  for (const [at, [name, data]] of tags.entries()) {
    const start = places.get(data) ?? end;
    if (!places.has(data)) {
      places.set(data, start);
      body.push(data, Buffer.alloc(-data.length & 3));
      end += data.length + (-data.length & 3);
    }
    table.write(name, 4 + at * 12, "latin1");
    table.writeUInt32BE(start, 8 + at * 12);
    table.writeUInt32BE(data.length, 12 + at * 12);
  }
  return Buffer.concat([header(end), table, ...body]);
}

const headerSize = 128;
const whiteD50 = [0.9642, 1, 0.8249];
/** Exponent and factors of the curve, of which the foot is a line. */
const curveOfSrgb = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
/** Bradford's adaptation, by rows. */
const fromD65ToD50 = [1.04791, 0.02293, -0.05019, 0.0296, 0.99046, -0.01707, -0.00925, 0.01508, 0.75168];

function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerSize);
  bytes.writeUInt32BE(size);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write("mntrRGB XYZ ", 12, "latin1");
  // A date is required; the same profile has the same bytes on every day.
  bytes.writeUInt16BE(2026, 24);
  bytes.writeUInt16BE(1, 26);
  bytes.writeUInt16BE(1, 28);
  bytes.write("acsp", 36, "latin1");
  Buffer.concat(whiteD50.map(fixed)).copy(bytes, 68);
  return bytes;
}

/** The type of a tag's data with its reserved bytes. */
const tag = (type: string) => Buffer.from(`${type}\0\0\0\0`, "latin1");
const xyz = (values: readonly number[]) => Buffer.concat([tag("XYZ "), ...values.map(fixed)]);

/** A number with 16 bits behind the point. */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
}

/** An English text. */
function words(text: string): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1);
  head.writeUInt32BE(12, 4);
  head.write("enUS", 8, "latin1");
  head.writeUInt32BE(text.length * 2, 12);
  head.writeUInt32BE(28, 16);
  return Buffer.concat([tag("mluc"), head, Buffer.from(text, "utf16le").swap16()]);
}
