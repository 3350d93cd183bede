import {
  type Analysis,
  analysisStates,
  type CatalogueDocument,
  type StoredField,
} from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { AnalysisRow, RowSort } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { type Catalogue, orderedRows, type Reader, shownBy, shownName, showValue } from "../../core/door.ts";

type Languages = Pick<Reader, "language" | "main">;
type Facts = Pick<AnalysisRow, "category" | "material" | "own">;

/** Whether a field has a value of the laboratory's own; an emptied imported value counts. */
const isOwn = ({ raw, additional, override }: StoredField) =>
  additional !== null || (override && raw !== null);

/** The columns of the editors' list that are not part of the summary shared by all lists. */
export function factsOf(catalogue: Catalogue, content: Analysis, languages: Languages): Facts {
  const { language, main } = languages;
  const reader: Reader = { language, main, mayName: () => true };
  const fields = valueFields(catalogue.content("layout", content.layout)?.fields ?? []);
  const materials = fields.flatMap((field) => {
    const stored = roleOf(field) === "material" ? content.fields[field.key] : undefined;
    const shown = stored && showValue(catalogue, field, publishedIn(stored, language, main), reader);
    return shown?.list ?? shown?.text ?? [];
  });
  const names = content.categories.map((identifier) => {
    const category = catalogue.content("category", identifier);
    return category?.name[language] ?? category?.name[main] ?? identifier;
  });
  return {
    category: names.join(", "),
    material: materials.join(", "),
    own: Object.values(content.fields).filter(isOwn).length,
  };
}

interface SortedRow {
  id: string;
  by: string | number;
  name: string;
}

/**
 * The ids of all analyses sorted by a column. Analyses without a value come last, those with equal values are sorted by name. The order is
 * carried from revision to revision, so that the first list after a save only sorts the analyses that were saved.
 */
export function idsSortedBy(
  catalogue: Catalogue,
  sort: RowSort | `-${RowSort}`,
  languages: Languages,
): readonly string[] {
  const { language, main } = languages;
  const descending = sort.startsWith("-");
  const column = sort.replace("-", "") as RowSort;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const compareWorth = ({ by: left }: SortedRow, { by: right }: SortedRow) => {
    if (left === "" || right === "") return Number(left === "") - Number(right === "");
    const order =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : compare(String(left), String(right));
    return descending ? -order : order;
  };
  const rows = orderedRows<"analysis", SortedRow>(catalogue, `editor rows ${sort} ${language} ${main}`, {
    kind: "analysis",
    furtherKinds: shownBy,
    row: (document) =>
      document.deleted
        ? undefined
        : {
            id: document.id,
            by: worthOf(catalogue, document, column, languages),
            name: shownName(document.content, languages),
          },
    compare: (left, right) => compareWorth(left, right) || compare(left.name, right.name),
  });
  return rows.map(({ id }) => id);
}

function worthOf(
  catalogue: Catalogue,
  { content, changed }: CatalogueDocument<"analysis">,
  column: RowSort,
  languages: Languages,
): string | number {
  if (column === "name") return shownName(content, languages);
  if (column === "code") return content.code;
  if (column === "state") return analysisStates.indexOf(content.state);
  if (column === "changed") return Date.parse(changed);
  return factsOf(catalogue, content, languages)[column];
}
