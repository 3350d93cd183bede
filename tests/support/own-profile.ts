import { fixed, iccProfile, typed, words16, xyzTag } from "../../functions/printpublisher/book/pdf/icc.ts";

/**
 * The ICC profile of a press that prints with black only, by lightness: small, and easy to calculate with.
 * @param without tables that it lacks: `B2A` or `A2B`
 * @param type of its tables, if it should not match their bits
 */
export function ownProfile({
  bits = 16,
  version = 2,
  without = "",
  type,
}: {
  bits?: 8 | 16;
  version?: 2 | 4;
  without?: string;
  type?: string;
} = {}): Buffer {
  const kind = type ?? (bits === 8 ? "mft1" : "mft2");
  const colours = table(kind, bits, 4, 3, () => [0.5, 0.5, 0.5]);
  const inks = table(kind, bits, 3, 4, ([lightness = 0]) => [0, 0, 0, 1 - lightness]);
  const tags = [
    ["desc", version === 2 ? described("Hausdruck") : translated("Hausdruck für Prospekte")],
    ["wtpt", xyzTag([0.9642, 1, 0.8249])],
    ["cprt", Buffer.concat([typed("text"), Buffer.from("Nobody\0")])],
    ...["A2B0", "A2B1", "A2B2"].map((name) => [name, colours] as const),
    ...["B2A0", "B2A1", "B2A2"].map((name) => [name, inks] as const),
    ["gamt", table(kind, bits, 3, 1, () => [0])],
  ] as const;
  return iccProfile(
    { version: version * 0x01000000, device: "prtr", space: "CMYK", connection: "Lab ", intent: 1 },
    tags.filter(([name]) => without === "" || !name.startsWith(without)),
  );
}

/** A grid of two nodes along each axis, with straight curves. In 16 bits, lightness 100 is 0xFF00. */
function table(
  type: string,
  bits: 8 | 16,
  inputs: number,
  outputs: number,
  sample: (parts: readonly number[]) => readonly number[],
): Buffer {
  const nodes = Array.from({ length: 2 ** inputs }, (_, node) =>
    sample(Array.from({ length: inputs }, (_, axis) => (node >> (inputs - 1 - axis)) & 1)),
  ).flat();
  const numbers = (parts: readonly number[]) =>
    bits === 8
      ? Buffer.from(parts.map((part) => Math.round(part * 255)))
      : words16(parts.map((part) => Math.round(part * 65_535)));
  const count = bits === 8 ? 256 : 2;
  const straight = (of: number, end = 1) =>
    numbers(
      Array.from({ length: of }, () =>
        Array.from({ length: count }, (_, step) => Math.min(1, (step / (count - 1)) * end)),
      ).flat(),
    );
  // Scale so that 0xFF00 is the full lightness, as in other profiles.
  const first =
    bits === 8
      ? straight(inputs)
      : words16([
          0,
          65_535,
          ...Array(inputs - 1)
            .fill([0, 65_535])
            .flat(),
        ]);
  return Buffer.concat([
    typed(type),
    Buffer.from([inputs, outputs, 2, 0]),
    ...[1, 0, 0, 0, 1, 0, 0, 0, 1].map(fixed),
    ...(bits === 16 ? [words16([2, 2])] : []),
    first,
    numbers(nodes),
    straight(outputs),
  ]);
}

function described(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 1);
  return Buffer.concat([typed("desc"), length, Buffer.from(`${text}\0`, "latin1"), Buffer.alloc(78)]);
}
function translated(text: string): Buffer {
  const letters = Buffer.from(text, "utf16le").swap16();
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1);
  head.writeUInt32BE(12, 4);
  head.write("deDE", 8, "latin1");
  head.writeUInt32BE(letters.length, 12);
  head.writeUInt32BE(28, 16);
  return Buffer.concat([typed("mluc"), head, letters]);
}
