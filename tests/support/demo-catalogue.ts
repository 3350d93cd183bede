import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "../../functions/core/door.ts";
import { compareImport } from "../../functions/importexport/imports/comparing/compare-import.ts";
import { readImportFile } from "../../functions/importexport/imports/reading/read-file.ts";
import type { CatalogueDocument } from "../../shared/core/catalogue/document.ts";
import { filesOf } from "../importexport/files-of.ts";

/** The catalogue of the demonstration, as its import makes it. */
export async function demoCatalogue(): Promise<Catalogue> {
  const bytes = readFileSync(join(import.meta.dirname, "../../infra/tenants/demo/catalogue.json"));
  const empty = new Catalogue(0, []);
  const read = await readImportFile(filesOf(bytes), "catalogue.json", empty, "de", {
    chosen: {},
    profile: {},
  });
  if (!("placed" in read)) throw new Error("A JSON file needs no mapping.");
  const documents: CatalogueDocument[] = [];
  await compareImport(read, empty, "full", ({ kind, id, content, text, importHash }) => {
    documents.push({
      kind,
      id,
      version: 1,
      revision: 1,
      importHash,
      deleted: false,
      author: { kind: "system", id: "", name: "" },
      changed: "2026-01-02T03:04:05.000Z",
      content: content ?? JSON.parse(text ?? "null"),
    });
  });
  return new Catalogue(1, documents);
}
