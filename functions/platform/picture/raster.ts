import { inflateSync } from "node:zlib";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";

/** Pixels in display order, four bytes each: red, green, blue, alpha. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** @throws Error if it is broken, truncated or larger than its header says */
export function decodePng(bytes: Buffer): Raster {
  const data: Buffer[] = [];
  let end = 8;
  for (let type = ""; type !== "IEND"; ) {
    const length = bytes.readUInt32BE(end);
    type = bytes.toString("latin1", end + 4, end + 8);
    if (type === "IDAT") data.push(bytes.subarray(end + 8, end + 8 + length));
    end += 12 + length;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isInterlaced = bytes[28] === 1;
  // The decoder inflates interlaced data without a limit, so allow no more than the largest pixels of that size and their rows take.
  if (isInterlaced)
    inflateSync(Buffer.concat(data), { maxOutputLength: width * height * 8 + 8 * (width + height) + 64 });
  return { width, height, data: PNG.sync.read(bytes.subarray(0, end)).data };
}

/** Maximum number of scans; no program writes more, which would only keep the decoder busy. */
const mostScans = 64;

/** @throws Error if it is broken, truncated or needs more memory than its size can explain */
export function decodeJpeg(bytes: Buffer): Raster {
  if (bytes.toString("latin1").split("\xff\xda", mostScans + 2).length > mostScans + 1)
    throw new Error("A JPEG of too many scans.");
  if (!bytes.includes(endOfJpeg)) throw new Error("A JPEG without end.");
  const { width, height, data } = jpeg.decode(bytes, {
    useTArray: true,
    formatAsRGBA: true,
    tolerantDecoding: false,
    maxMemoryUsageInMB: 1_000,
  });
  return upright({ width, height, data }, orientationOf(bytes));
}
const endOfJpeg = Buffer.from([0xff, 0xd9]);

export const encodePng = ({ width, height, data }: Raster): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  const isOpaque = !png.data.some((value, index) => index % 4 === 3 && value !== 255);
  return PNG.sync.write(png, { colorType: isOpaque ? 2 : 6, deflateLevel: 9 });
};
export const encodeJpeg = (raster: Raster): Buffer => jpeg.encode(raster, 90).data;

/** Scales down so that no edge is longer than this; each pixel is the mean of those that it replaces. */
export function reduced(raster: Raster, longestEdge: number): Raster {
  const scale = longestEdge / Math.max(raster.width, raster.height);
  if (scale >= 1) return raster;
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, raster.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = spanOf(x, width, raster.width);
      data.set(meanOf(raster, left, right, top, bottom), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
const spanOf = (index: number, of: number, sourceSize: number): [number, number] => {
  const from = Math.floor((index * sourceSize) / of);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * sourceSize) / of))];
};

/** Weight colours by opacity, since transparent pixels have no colour. */
function meanOf({ width, data }: Raster, left: number, right: number, top: number, bottom: number) {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let offset = (y * width + left) * 4; offset < (y * width + right) * 4; offset += 4) {
      const weight = data[offset + 3] as number;
      red += (data[offset] as number) * weight;
      green += (data[offset + 1] as number) * weight;
      blue += (data[offset + 2] as number) * weight;
      opacity += weight;
    }
  }
  const all = opacity || 1;
  return [red / all, green / all, blue / all, opacity / ((right - left) * (bottom - top))].map(Math.round);
}

/** Rotates and mirrors by the camera's orientation (EXIF, 1 to 8). */
function upright(raster: Raster, orientation: number): Raster {
  if (orientation < 2 || orientation > 8) return raster;
  const { width, height, data } = raster;
  const isTurned = orientation >= 5;
  const mirrorsX = [2, 3, 7, 8].includes(orientation);
  const mirrorsY = [3, 4, 6, 7].includes(orientation);
  const to = { width: isTurned ? height : width, height: isTurned ? width : height };
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const pixels = new Uint32Array(width * height);
  for (let y = 0, index = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++, index++) {
      const [column, row] = isTurned ? [y, x] : [x, y];
      const fromX = mirrorsX ? width - 1 - column : column;
      const fromY = mirrorsY ? height - 1 - row : row;
      pixels[index] = from[fromY * width + fromX] as number;
    }
  }
  return { ...to, data: new Uint8Array(pixels.buffer) };
}

/** The orientation in a JPEG's EXIF (tag 0x0112 of its first directory); 1 if it has none. */
function orientationOf(bytes: Buffer): number {
  const start = bytes.indexOf("Exif\0\0", 0, "latin1") + 6;
  if (start < 6 || start + 8 > bytes.length) return 1;
  const tiff = bytes.subarray(start);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (offset: number) =>
    offset + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry++) {
    const offset = directory + 2 + entry * 12;
    if (short(offset) === 0x0112) return short(offset + 8);
  }
  return 1;
}
