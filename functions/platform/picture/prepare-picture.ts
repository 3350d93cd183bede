import { fieldProblem, problem } from "../problem.ts";
import { harmlessSvg } from "./harmless-svg.ts";
import { mostMegapixels, type PictureType, pictureOf } from "./picture-type.ts";

export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

/**
 * Prepares an uploaded picture for storage: detects the type from its content, decodes and re-encodes it upright, no larger than needed
 * and without metadata; an SVG is reduced to drawing elements.
 * @throws ProblemError unsupported_media_type if it is no picture; validation_failed if it has too many pixels, is broken or too complex
 */
export async function preparePicture(bytes: Buffer, longestEdge: number): Promise<Picture> {
  if (bytes.length === 0) throw fieldProblem("file", "empty_file", "The picture is empty.");
  const head = pictureOf(bytes);
  if (!head) throw problem("unsupported_media_type", "Only JPG, PNG and SVG pictures are accepted.");
  const { type, megapixels } = head;
  if (megapixels > mostMegapixels) {
    const message = `The picture has ${Math.ceil(megapixels)} megapixels; at most ${mostMegapixels} are accepted.`;
    throw fieldProblem("file", "too_many_pixels", message);
  }
  if (type === "svg") {
    const clean = harmlessSvg(bytes.toString("utf8"));
    if (clean) return { type, bytes: Buffer.from(clean) };
    throw fieldProblem("file", "too_intricate", "This SVG picture shows nothing, or is too intricate.");
  }
  // Load this only when a picture arrives, since it would slow the cold start of every other call.
  const { decodeJpeg, decodePng, encodeJpeg, encodePng, reduced } = await import("./raster.ts");
  try {
    const raster = reduced(type === "png" ? decodePng(bytes) : decodeJpeg(bytes), longestEdge);
    return { type, bytes: type === "png" ? encodePng(raster) : encodeJpeg(raster) };
  } catch {
    throw fieldProblem("file", "broken_picture", "The picture is broken or not whole.");
  }
}
