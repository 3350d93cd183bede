import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** A running checksum; the result is base64, as S3's headers carry it. */
export interface Checksum {
  update(chunk: Buffer): void;
  digest(): string;
}

const CRC32C = new Uint32Array(256).map((_zero, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

function big(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes.toString("base64");
}

/** The checksum of that algorithm (`crc32`, `crc32c`, `sha1`, `sha256`); undefined for one that is not computed here. */
export function checksum(algorithm: string): Checksum | undefined {
  if (algorithm === "crc32") {
    let value = 0;
    return {
      update: (chunk) => {
        value = crc32(chunk, value);
      },
      digest: () => big(value),
    };
  }
  if (algorithm === "crc32c") {
    let value = 0xffffffff;
    return {
      update: (chunk) => {
        for (const byte of chunk) value = (value >>> 8) ^ CRC32C[(value ^ byte) & 0xff]!;
      },
      digest: () => big(value ^ 0xffffffff),
    };
  }
  if (algorithm === "sha1" || algorithm === "sha256") {
    const hash = createHash(algorithm);
    return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest("base64") };
  }
  return undefined;
}
