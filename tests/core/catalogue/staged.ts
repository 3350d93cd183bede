import { documentId, type StagedChange } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";

export const analysis = (code: string, raw: string, additional: string | null = null): Analysis => ({
  code,
  name: { de: code },
  state: "PUBLISHED",
  layout: "default",
  categories: [],
  collection: null,
  collection_items: [],
  related: [],
  internal: false,
  is_standalone: true,
  list_visible: true,
  fields: { unit: { raw, additional, override: false } },
  imported: true,
});
export const ref = (code: string) => ({ kind: "analysis" as const, id: documentId("analysis", code) });
export const authorOf = (id: string) => ({ kind: "import" as const, id, name: "file.json" });
export const staged = (code: string, raw: string | null, basedOn: number | null): StagedChange => ({
  ...ref(code),
  content: raw === null ? null : analysis(code, raw),
  importHash: raw,
  basedOn,
});
