/** Formats of pictures that labs may hand in. */
export const pictureTypes = { jpg: "image/jpeg", png: "image/png", svg: "image/svg+xml" } as const;
export type PictureType = keyof typeof pictureTypes;

/** Edges longer than this, in pixels, are no pictures for a page but a way to fill a reader's memory. */
const longestEdge = 20_000;

/** What a picture is, by its content and whatever its name says; undefined where it is none of them, or broken. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return fits(pngSize(bytes)) ? "png" : undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return fits(jpegSize(bytes)) ? "jpg" : undefined;
  return /^<svg[\s>]/.test(rootOf(bytes.toString("utf8"))) ? "svg" : undefined;
}

/** An XML text from its root element on: without byte order mark, declaration, comments and DOCTYPE. */
export function rootOf(text: string): string {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  const skip = (end: string) => {
    const at = rest.indexOf(end);
    rest = at < 0 ? "" : rest.slice(at + end.length).trimStart();
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
const fits = (size: Size | undefined) =>
  size !== undefined && [size.width, size.height].every((edge) => edge > 0 && edge <= longestEdge);

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first chunk of a PNG is its header. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks a JPEG's segments up to the one that begins the picture (SOF, ITU T.81 table B.1). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const isFill = marker === 0xff;
    at += isFill ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
