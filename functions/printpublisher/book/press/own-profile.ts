import type { Inks, Lab } from "./printing-condition.ts";

/** Reasons why a file cannot be the profile of a press; the codes of field problems have the same names. */
export type ProfileFault = "not_a_profile" | "profile_not_for_press" | "profile_not_cmyk" | "profile_tables";

/** The profile of a press that a laboratory has uploaded. */
export interface OwnProfile {
  /** Name in the profile's description. */
  name: string;
  /** Bytes of the profile, up to the length that its header states. */
  bytes: Buffer;
  /** Returns the inks of a colour that is given relative to the paper. */
  inksOf(colour: Lab): Inks;
}

const headSize = 128;
const tagSize = 12;
const mostTags = 100;
/** Tables that the profile of a press must have, from its inks and to them. */
const needed = ["A2B0", "A2B1", "A2B2", "B2A0", "B2A1", "B2A2"];

/**
 * Reads an ICC profile (versions 2 and 4, ICC.1:2001-04 and ICC.1:2022) of a press with four inks, whose tables lead from Lab to the inks in 8
 * or 16 bits, as those of nearly all profiles of offset printing do.
 * @returns the fault if the file is anything else; nothing in it is trusted before it has been checked
 */
export function readOwnProfile(file: Buffer): OwnProfile | ProfileFault {
  if (file.length < headSize + 4 || signature(file, 36) !== "acsp") return "not_a_profile";
  const size = file.readUInt32BE(0);
  const version = file[8] ?? 0;
  if (size > file.length || size < headSize + 4 || (version !== 2 && version !== 4)) return "not_a_profile";
  const bytes = file.subarray(0, size);
  const tags = tagsOf(bytes);
  if (!tags) return "not_a_profile";
  if (signature(file, 16) !== "CMYK") return "profile_not_cmyk";
  if (signature(file, 12) !== "prtr") return "profile_not_for_press";
  const towards = tags.get("B2A1");
  const table = towards && signature(file, 20) === "Lab " ? tableOf(towards) : undefined;
  if (!table || !needed.every((name) => tags.has(name))) return "profile_tables";
  return { name: nameIn(tags.get("desc")) || "CMYK", bytes, inksOf: table };
}

const signature = (bytes: Buffer, start: number) => bytes.toString("latin1", start, start + 4);

/** Returns the data of all tags; undefined if one lies outside the file. */
function tagsOf(bytes: Buffer): ReadonlyMap<string, Buffer> | undefined {
  const count = bytes.readUInt32BE(headSize);
  const first = headSize + 4 + count * tagSize;
  if (count > mostTags || first > bytes.length) return undefined;
  const tags = new Map<string, Buffer>();
  for (let row = headSize + 4; row < first; row += tagSize) {
    const [start, length] = [bytes.readUInt32BE(row + 4), bytes.readUInt32BE(row + 8)];
    if (start < first || length < 8 || start + length > bytes.length) return undefined;
    tags.set(signature(bytes, row), bytes.subarray(start, start + length));
  }
  return tags;
}

/** Types of tables: bytes per number, and offset of the data of variable length. */
const kinds = {
  mft1: { wide: 1, head: 48 },
  mft2: { wide: 2, head: 52 },
} as const;

/** Returns a table from Lab to four inks as a function; undefined if the tag is no such table or is incomplete. */
function tableOf(tag: Buffer): OwnProfile["inksOf"] | undefined {
  const kind = kinds[signature(tag, 0) as keyof typeof kinds];
  if (!kind || tag.length < kind.head) return undefined;
  const { wide, head } = kind;
  const [inputs, outputs, grid = 0] = [tag[8], tag[9], tag[10]];
  const [before, after] = wide === 1 ? [256, 256] : [tag.readUInt16BE(48), tag.readUInt16BE(50)];
  if (inputs !== 3 || outputs !== 4 || grid < 2 || before < 2 || after < 2) return undefined;
  const nodes = inputs * before;
  const curves = nodes + grid ** inputs * outputs;
  if (tag.length < head + (curves + outputs * after) * wide) return undefined;
  const valueAt = (place: number) =>
    wide === 1 ? (tag[head + place] as number) / 255 : tag.readUInt16BE(head + place * 2) / 65_535;
  const along = (start: number, count: number, part: number) => {
    const { low, rest } = placeIn(part, count);
    return valueAt(start + low) * (1 - rest) + valueAt(start + low + 1) * rest;
  };
  return (colour) => {
    const places = encoded(colour, wide).map((part, axis) =>
      placeIn(along(axis * before, before, part), grid),
    );
    const sums = [0, 0, 0, 0];
    for (let corner = 0; corner < 8; corner += 1) {
      let [share, node] = [1, 0];
      for (const [axis, { low, rest }] of places.entries()) {
        const isUpper = ((corner >> axis) & 1) === 1;
        share *= isUpper ? rest : 1 - rest;
        node = node * grid + low + Number(isUpper);
      }
      for (const ink of sums.keys())
        sums[ink] = (sums[ink] as number) + share * valueAt(nodes + node * 4 + ink);
    }
    return sums.map((sum, ink) => along(curves + ink * after, after, sum)) as unknown as Inks;
  };
}

/** Returns the lower of the two nodes, out of `count`, around a part of one, and how far the part lies beyond it. */
function placeIn(part: number, count: number): { low: number; rest: number } {
  const place = Math.min(1, Math.max(0, part)) * (count - 1);
  const low = Math.min(count - 2, Math.floor(place));
  return { low, rest: place - low };
}

/** Returns Lab in parts of the largest number: 8 bits encode 100 as 255; 16 bits, in both versions, as 0xFF00. */
const encoded = ([lightness, a, b]: Lab, wide: 1 | 2) =>
  wide === 1
    ? [lightness / 100, (a + 128) / 255, (b + 128) / 255]
    : [(lightness * 652.8) / 65_535, ((a + 128) * 256) / 65_535, ((b + 128) * 256) / 65_535];

const longestName = 100;
const controls = /[\p{Cc}\p{Cf}]+/gu;

/** Returns the description: the ASCII one of version 2, or the English or else the first one of version 4. */
function nameIn(tag: Buffer | undefined): string {
  return textIn(tag).replace(controls, " ").replace(/\s+/g, " ").trim().slice(0, longestName);
}
function textIn(tag: Buffer | undefined): string {
  if (!tag || tag.length < 16) return "";
  if (signature(tag, 0) === "desc")
    return tag.toString("latin1", 12, 12 + Math.max(0, tag.readUInt32BE(8) - 1));
  if (signature(tag, 0) !== "mluc") return "";
  const rows = Array.from({ length: Math.min(tag.readUInt32BE(8), mostTags) }, (_, row) => 16 + row * 12);
  const complete = rows.filter((row) => row + 12 <= tag.length);
  const row = complete.find((offset) => tag.toString("latin1", offset, offset + 2) === "en") ?? complete[0];
  if (row === undefined) return "";
  const start = tag.readUInt32BE(row + 8);
  const text = Buffer.from(tag.subarray(start, start + tag.readUInt32BE(row + 4)));
  return text
    .subarray(0, text.length & ~1)
    .swap16()
    .toString("utf16le");
}
