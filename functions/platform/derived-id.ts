import { hash } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id of 26 characters in the ULID alphabet. The same parts always give the same id, so that a repeated write hits the same item. */
export function derivedId(...parts: readonly string[]): string {
  const digest = hash("sha256", parts.join("\n"), "buffer");
  let id = "";
  let bits = 0;
  let waiting = 0;
  for (let index = 0; id.length < 26; index++) {
    bits = ((bits << 8) | (digest[index] ?? 0)) & 0xffff;
    for (waiting += 8; waiting >= 5 && id.length < 26; waiting -= 5)
      id += alphabet[(bits >> (waiting - 5)) & 31];
  }
  return id;
}
