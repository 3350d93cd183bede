import { deflateSync } from "node:zlib";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { mostMegapixels, pictureTypeOf } from "../../../functions/platform/picture/picture-type.ts";
import { preparePicture } from "../../../functions/platform/picture/prepare-picture.ts";
import { chunk, pngOf } from "./pictures.ts";

const failure = (bytes: Buffer) =>
  preparePicture(bytes, 1_000).then(
    () => "taken",
    (error) => error.errors?.[0].code ?? error.code,
  );

/** Left half red, right half blue, so that its orientation can be checked. */
function halves(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set(pixel % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], pixel * 4);
  return data;
}
/** An EXIF segment with an orientation and the location of the photograph. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from("GPS 52.5200 13.4050")]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
const jpegOf = (width: number, height: number, ...segments: Buffer[]) => {
  const bytes = jpeg.encode({ width, height, data: halves(width, height) }, 95).data;
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
};

describe("a picture that is a bomb", () => {
  test.each([
    [
      "a PNG of 20,000² pixels in a few kilobytes",
      "too_many_pixels",
      pngOf(20_000, 20_000, deflateSync(Buffer.alloc(1e6))),
    ],
    [
      "a PNG whose header lies about a long, thin one",
      "too_many_pixels",
      pngOf(2 ** 31 - 1, 1, Buffer.alloc(9)),
    ],
    [
      "an interlaced PNG that unpacks to a hundred times its size",
      "broken_picture",
      pngOf(10, 10, deflateSync(Buffer.alloc(5e7)), { interlaced: true }),
    ],
    [
      "a PNG that unpacks to more than its size",
      "broken_picture",
      pngOf(10, 10, deflateSync(Buffer.alloc(5e7))),
    ],
    [
      "a JPEG of a thousand scans",
      "broken_picture",
      Buffer.concat([
        jpegOf(8, 8).subarray(0, -2),
        ...Array(1000).fill(Buffer.from([0xff, 0xda, 0, 2])),
        Buffer.from([0xff, 0xd9]),
      ]),
    ],
    ["a JPEG of 60,000² pixels", "too_many_pixels", ofSize(jpegOf(8, 8), 60_000)],
    ["a JPEG of more pixels than it has data for", "broken_picture", ofSize(jpegOf(8, 8), 1_500)],
  ])("%s: %s", async (_, code, bytes) => {
    const before = process.memoryUsage.rss();
    const begin = performance.now();
    expect(await failure(bytes)).toBe(code);
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400e6);
  });

  test("is not shown either where it was kept before there was a bound", () => {
    expect(pictureTypeOf(pngOf(20_000, 20_000, Buffer.alloc(9)))).toBeUndefined();
    expect(pictureTypeOf(pngOf(5_000, (mostMegapixels * 1e6) / 5_000, Buffer.alloc(9)))).toBe("png");
  });
});
function ofSize(bytes: Buffer, edge: number): Buffer {
  const changed = Buffer.from(bytes);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(edge, frame + 5);
  changed.writeUInt16BE(edge, frame + 7);
  return changed;
}

describe("a picture that is none", () => {
  test.each([
    ["nothing", "empty_file", Buffer.alloc(0)],
    [
      "a page with a picture's name",
      "unsupported_media_type",
      Buffer.from("<html><script>alert(1)</script>"),
    ],
    ["an animation", "unsupported_media_type", Buffer.from("GIF89a\x01\0\x01\0")],
    ["a PNG that is cut off", "broken_picture", pngOf(40, 40).subarray(0, -14)],
    [
      "a PNG with a byte changed",
      "broken_picture",
      Buffer.from(pngOf(40, 40).map((byte, index) => (index === 60 ? byte ^ 1 : byte))),
    ],
    ["a JPEG that is cut off", "broken_picture", jpegOf(200, 200).subarray(0, 700)],
    ["an SVG with nothing to see", "too_intricate", Buffer.from("<svg><script>alert(1)</script></svg>")],
  ])("%s: %s", async (_, code, bytes) => expect(await failure(bytes)).toBe(code));
});

describe("a picture that is kept", () => {
  test("has lost what was hidden in it and behind it, an animation its other pictures", async () => {
    const html = Buffer.from("<script>alert(1)</script>");
    const animated = [chunk("acTL", Buffer.alloc(8)), chunk("fdAT", Buffer.alloc(20))];
    const polyglot = Buffer.concat([
      pngOf(4, 4, undefined, { more: [chunk("tEXt", html), ...animated] }),
      html,
    ]);
    const { type, bytes } = await preparePicture(polyglot, 1_000);
    expect(type).toBe("png");
    expect(bytes.toString("latin1")).not.toMatch(/script|tEXt|acTL|fdAT/);
    expect(PNG.sync.read(bytes)).toMatchObject({ width: 4, height: 4 });
  });

  test("says no longer where it was taken", async () => {
    const photo = jpegOf(32, 16, exif(1));
    expect(photo.toString("latin1")).toContain("GPS 52");
    expect((await preparePicture(photo, 1_000)).bytes.toString("latin1")).not.toMatch(/GPS|Exif/);
  });

  /** Expected side of the red half. */
  test.each([
    [1, "left"],
    [2, "right"],
    [3, "right"],
    [4, "left"],
    [5, "top"],
    [6, "top"],
    [7, "bottom"],
    [8, "bottom"],
  ])("stands upright, turned from orientation %i: red is %s", async (orientation, side) => {
    const { bytes } = await preparePicture(jpegOf(64, 32, exif(orientation)), 1_000);
    const { width, height, data } = jpeg.decode(bytes, { useTArray: true });
    expect([width, height]).toEqual(orientation < 5 ? [64, 32] : [32, 64]);
    const isRed = (x: number, y: number) => (data[(y * width + x) * 4] as number) > 128;
    const places = {
      left: isRed(4, height / 2) && !isRed(width - 4, height / 2),
      right: !isRed(4, height / 2) && isRed(width - 4, height / 2),
      top: isRed(width / 2, 4) && !isRed(width / 2, height - 4),
      bottom: !isRed(width / 2, 4) && isRed(width / 2, height - 4),
    };
    expect(Object.entries(places).filter(([, is]) => is)).toEqual([[side, true]]);
  });

  test("is as large as needed and no larger, its transparent part without colour", async () => {
    const png = new PNG({ width: 300, height: 100 });
    for (let pixel = 0; pixel < 30_000; pixel++)
      png.data.set(pixel % 300 < 150 ? [0, 128, 0, 255] : [255, 0, 0, 0], pixel * 4);
    const { bytes } = await preparePicture(PNG.sync.write(png), 30);
    const small = PNG.sync.read(bytes);
    expect([small.width, small.height]).toEqual([30, 10]);
    expect([...small.data.subarray(0, 4)]).toEqual([0, 128, 0, 255]);
    expect(small.data[29 * 4 + 3]).toBe(0);
    expect((await preparePicture(bytes, 30)).bytes.equals(bytes)).toBe(true);
  });
});

describe("an SVG that carries pictures", () => {
  const carrying = (...pictures: Buffer[]) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/>${pictures.map((picture) => `<image href="data:image/png;base64,${picture.toString("base64")}"/>`).join("")}</svg>`,
    );
  test("keeps them as long as together they are no bomb", async () => {
    const { bytes } = await preparePicture(carrying(pngOf(10, 10), pngOf(20, 20)), 1_000);
    expect(bytes.toString().split("<image href=")).toHaveLength(3);
    const bombs = await preparePicture(
      carrying(...Array(4).fill(pngOf(4_000, 4_000, Buffer.alloc(9)))),
      1_000,
    );
    expect(bombs.bytes.toString().split("<image href=")).toHaveLength(2);
  });

  test("is refused where its parts show one another without end", async () => {
    const level = (depth: number) => `<g id="l${depth}">${`<use href="#l${depth - 1}"/>`.repeat(10)}</g>`;
    const laughs = [...Array(9).keys()].map((depth) => level(depth + 1)).join("");
    expect(await failure(Buffer.from(`<svg><rect id="l0" width="1" height="1"/>${laughs}</svg>`))).toBe(
      "too_intricate",
    );
    const circle = '<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><rect/></svg>';
    expect(await failure(Buffer.from(circle))).toBe("too_intricate");
    const glyphs = `<svg><defs><symbol id="g"><path d="M0 0"/></symbol></defs>${'<use href="#g"/>'.repeat(500)}</svg>`;
    expect(await failure(Buffer.from(glyphs))).toBe("taken");
  });
});
