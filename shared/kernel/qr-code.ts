import encodeQR from "qr";

/** Width of the white border that readers of QR codes need, in modules. */
const quiet = 4;

/** A QR code of a text: the number of modules per side, and the dark modules as an SVG path. */
export function qrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet });
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join("") };
}
