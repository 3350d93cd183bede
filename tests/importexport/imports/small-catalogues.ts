import { Catalogue, documentId } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { workbookOf } from "../../support/workbooks.ts";

export const empty = () => new Catalogue(0, []);
export const json = (file: object) => Buffer.from(JSON.stringify({ version: 1, ...file }));
export const sheet = (...rows: unknown[][]) => workbookOf(rows, "xlsx");
export const field = (key: string, properties: object = {}) => ({
  key,
  type: "text",
  label: { de: key },
  source: [],
  ...properties,
});
export const layout = (identifier: string, ...fields: object[]) => ({ identifier, fields });
export const analysisOf = (catalogue: Catalogue, code: string) =>
  catalogue.content("analysis", code) as Analysis;
export const shownIn = (catalogue: Catalogue, code: string, key: string) => {
  const stored = analysisOf(catalogue, code).fields[key];
  return stored && publishedIn(stored, "de", "de").value;
};
/** The catalogue after an editor has changed an analysis. */
export function edited(catalogue: Catalogue, code: string, change: Partial<Analysis>): Catalogue {
  const stored = catalogue.byId("analysis", documentId("analysis", code));
  if (!stored) throw new Error("It is there.");
  const content = { ...stored.content, ...change };
  return catalogue.with(catalogue.revision + 1, [{ ...stored, version: stored.version + 1, content }]);
}
/** The catalogue after an analysis was deleted, as by undoing the import that created it. */
export function withoutAnalysis(catalogue: Catalogue, code: string): Catalogue {
  const stored = catalogue.byId("analysis", documentId("analysis", code));
  if (!stored) throw new Error("It is there.");
  return catalogue.with(catalogue.revision + 1, [{ ...stored, deleted: true, importHash: null }]);
}
