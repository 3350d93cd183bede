/** Picture formats that laboratories may upload. */
export const pictureTypes = { jpg: "image/jpeg", png: "image/png", svg: "image/svg+xml" } as const;
export type PictureType = keyof typeof pictureTypes;

/** Larger pictures do not suit a page and could exhaust a reader's memory: decoded, each pixel takes at least four bytes. */
export const mostMegapixels = 25;

/** A picture's type and size, detected from its content and not its name; undefined if it is no picture or its header is broken. */
export function pictureOf(bytes: Buffer): { type: PictureType; megapixels: number; size?: Size } | undefined {
  const isPng = bytes.subarray(0, 8).equals(pngSignature);
  if (isPng || (bytes[0] === 0xff && bytes[1] === 0xd8)) {
    const size = isPng ? pngSize(bytes) : jpegSize(bytes);
    const megapixels = size ? (size.width * size.height) / 1e6 : 0;
    return size && megapixels > 0 ? { type: isPng ? "png" : "jpg", megapixels, size } : undefined;
  }
  return /^<svg[\s>]/.test(rootOf(bytes.toString("utf8"))) ? { type: "svg", megapixels: 0 } : undefined;
}

/** The type of a picture that may be shown; undefined if it is too large, even if it was stored before the limit existed. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const picture = pictureOf(bytes);
  return picture && picture.megapixels <= mostMegapixels ? picture.type : undefined;
}

/** An XML text from its root element: without byte order mark, declaration, comments and DOCTYPE. */
export function rootOf(text: string): string {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  const skip = (end: string) => {
    const index = rest.indexOf(end);
    rest = index < 0 ? "" : rest.slice(index + end.length).trimStart();
  };
  for (;;) {
    if (rest.startsWith("<?")) skip("?>");
    else if (rest.startsWith("<!--")) skip("-->");
    else if (/^<!DOCTYPE/i.test(rest)) skip(/^[^[>]*\[/.test(rest) ? "]>" : ">");
    else return rest;
  }
}

interface Size {
  width: number;
  height: number;
}
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The size of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size of a JPEG, from the segment that begins the picture (SOF, ITU T.81 table B.1). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let offset = 2; offset + 9 < bytes.length; ) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame)
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    const isFill = marker === 0xff;
    offset += isFill ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}
