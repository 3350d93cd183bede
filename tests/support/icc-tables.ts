/** An ICC profile as a press reads it: its header, its tags, and its tables (`mft2`), interpolated between their nodes. */
export class OpenedProfile {
  readonly bytes: Buffer;
  readonly tags = new Map<string, Buffer>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    for (let index = 0; index < bytes.readUInt32BE(128); index += 1) {
      const row = 132 + index * 12;
      const start = bytes.readUInt32BE(row + 4);
      this.tags.set(this.#text(row), bytes.subarray(start, start + bytes.readUInt32BE(row + 8)));
    }
  }

  get head() {
    const { bytes } = this;
    const [size, version] = [bytes.readUInt32BE(0), bytes.readUInt32BE(8)];
    const [device, space, connection, sign] = [12, 16, 20, 36].map((position) => this.#text(position));
    return { size, version, device, space, connection, sign };
  }

  #text(position: number): string {
    return this.bytes.toString("latin1", position, position + 4);
  }

  /** Inputs and outputs from 0 to 1. */
  table(name: string): (input: readonly number[]) => number[] {
    const tag = this.tags.get(name) ?? Buffer.alloc(0);
    if (tag.toString("latin1", 0, 4) !== "mft2") throw new Error(`${name} is no table of 16 bits`);
    const [inputs, outputs, grid] = [tag[8] as number, tag[9] as number, tag[10] as number];
    const [before, after] = [tag.readUInt16BE(48), tag.readUInt16BE(50)];
    const sampleAt = (place: number) => tag.readUInt16BE(52 + place * 2) / 65535;
    const nodes = inputs * before;
    const curves = nodes + grid ** inputs * outputs;
    const between = (start: number, count: number, part: number) => {
      const place = Math.min(1, Math.max(0, part)) * (count - 1);
      const low = Math.min(count - 2, Math.floor(place));
      return sampleAt(start + low) + (place - low) * (sampleAt(start + low + 1) - sampleAt(start + low));
    };
    return (input) => {
      const places = input.map((part, axis) => between(axis * before, before, part) * (grid - 1));
      const sums = Array.from({ length: outputs }, () => 0);
      for (let corner = 0; corner < 2 ** inputs; corner += 1) {
        let share = 1;
        let node = 0;
        for (const [axis, place] of places.entries()) {
          const low = Math.min(grid - 2, Math.floor(place));
          const up = (corner >> axis) & 1;
          share *= up ? place - low : 1 - (place - low);
          node = node * grid + low + up;
        }
        if (share > 0)
          for (let output = 0; output < outputs; output += 1)
            sums[output] = (sums[output] as number) + share * sampleAt(nodes + node * outputs + output);
      }
      return sums.map((sum, output) => between(curves + output * after, after, sum));
    };
  }
}

/** Lab encoded as in tables of version 2, and back. */
export const packedLab = ([l = 0, a = 0, b = 0]: readonly number[]) => [
  (l * 652.8) / 65535,
  ((a + 128) * 256) / 65535,
  ((b + 128) * 256) / 65535,
];
export const unpackedLab = ([l = 0, a = 0, b = 0]: readonly number[]) => [
  (l * 65535) / 652.8,
  (a * 65535) / 256 - 128,
  (b * 65535) / 256 - 128,
];
