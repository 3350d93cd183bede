import { hash } from "node:crypto";
import type { DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { derivedId } from "../../platform/derived-id.ts";

/** The id of a document, derived from its kind and identity so that the table's key keeps codes unique. */
export const documentId = (kind: DocumentKind, identity: string): string => derivedId(kind, identity);

/** SHA-256 of the canonical JSON (keys sorted) of some content, to detect changes. */
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
