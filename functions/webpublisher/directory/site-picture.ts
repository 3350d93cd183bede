import type { sitePicture as endpoint } from "../../../shared/webpublisher/directory/site.endpoints.ts";
import { filledColours } from "../../../web/embed/style/colours.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";

/** Size in pixels that sites show links with. */
const size = { width: 1200, height: 630 } as const;

/** The picture of links to a laboratory's pages if it has no logo: a tube on the laboratory's colour. */
export const sitePicture: Command<typeof endpoint> = async ({ tenant }) => {
  // Few calls need it.
  const { PNG } = await import("pngjs");
  const { fill, text } = filledColours(tenant.colours.primary);
  const [ground, glass] = [bytesOf(fill), bytesOf(text)];
  const serum = ground.map((value, index) => Math.round((value + (glass[index] ?? 0)) / 2));
  const picture = new PNG(size);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const colour = [ground, glass, serum][colourAt(x, y)] ?? ground;
      picture.data.set([...colour, 255], (y * size.width + x) * 4);
    }
  return reply(PNG.sync.write(picture), {
    headers: {
      "Content-Type": "image/png",
      "Content-Disposition": "inline",
      "Cache-Control": "public, max-age=86400",
    },
  });
};

/** The colour of a pixel: 1 for the cap and the glass of the tube, 2 for the serum in it, else 0. */
function colourAt(x: number, y: number): 0 | 1 | 2 {
  const across = Math.abs(x - size.width / 2);
  const down = y - 95;
  if (down < 80) return down >= 0 && across < 75 ? 1 : 0;
  const fromAxis = Math.hypot(across, Math.max(0, down - 380));
  if (fromAxis > 60) return 0;
  if (fromAxis > 48) return 1;
  return down < 220 ? 0 : 2;
}

function bytesOf(hex: string): number[] {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [...Buffer.from(long, "hex")];
}
