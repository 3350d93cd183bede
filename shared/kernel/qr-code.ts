import encodeQR from "qr";

/** Modules of white that readers of QR codes need around one. */
const quiet = 4;

/** A text as a QR code: the number of its modules to a side, and its dark ones as the path of an SVG. */
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
