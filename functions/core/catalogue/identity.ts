import { createHash } from "node:crypto";
import type { DocumentKind } from "../../../shared/core/catalogue/document.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The id of a document: 26 characters in the ULID alphabet, derived from its kind and identity. The same code always has the same
 * id, so the table's key makes codes unique and a repeated write meets itself.
 */
export function documentId(kind: DocumentKind, identity: string): string {
  const digest = createHash("sha256").update(`${kind}\n${identity}`).digest();
  let bits = digest.readBigUInt64BE(0) * 2n ** 64n + digest.readBigUInt64BE(8);
  let id = "";
  for (let place = 0; place < 26; place++) {
    id = alphabet[Number(bits & 31n)] + id;
    bits >>= 5n;
  }
  return id;
}

/** SHA-256 over the canonical JSON (keys sorted) of some content, to tell whether it changed. */
export function contentHash(content: unknown): string {
  return createHash("sha256").update(canonical(content)).digest("base64url");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
