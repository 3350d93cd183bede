import { hash } from "node:crypto";
import type { DocumentKind } from "../../../shared/core/catalogue/document.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The id of a document: 26 characters in the ULID alphabet, derived from its kind and identity. The same code always gives the same
 * id, so the table's key makes codes unique and a repeated write hits the same item.
 */
export function documentId(kind: DocumentKind, identity: string): string {
  const digest = hash("sha256", `${kind}\n${identity}`, "buffer");
  let id = "";
  let bits = 0;
  let waiting = 0;
  for (let at = 0; id.length < 26; at++) {
    bits = ((bits << 8) | (digest[at] ?? 0)) & 0xffff;
    for (waiting += 8; waiting >= 5 && id.length < 26; waiting -= 5)
      id += alphabet[(bits >> (waiting - 5)) & 31];
  }
  return id;
}

/** SHA-256 over the canonical JSON (keys sorted) of some content, to tell whether it changed. */
export const contentHash = (content: unknown): string => hash("sha256", canonical(content), "base64url");

function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const member of value) text += `${text === "" ? "" : ","}${canonical(member)}`;
    return `[${text}]`;
  }
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (member !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}
