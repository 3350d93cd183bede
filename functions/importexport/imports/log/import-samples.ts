import {
  type Analysis,
  type CatalogueDocument,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../../shared/core/catalogue/document.ts";
import type { ComparedValue } from "../../../../shared/core/catalogue/visible-value.ts";
import type { ImportSample } from "../../../../shared/importexport/imports/import.ts";
import { localized } from "../../../../shared/kernel/language.ts";
import { inUiLanguages, type UiLanguage, uiLanguages } from "../../../../shared/kernel/ui-language.ts";
import { type Catalogue, documentId, type loadComparison } from "../../../core/door.ts";
import type { ImportContext } from "../import-context.ts";

/** A sample as stored: the differences in every language of the interface. */
export type StoredSample = Omit<ImportSample, "changes"> & { changes: Record<UiLanguage, ComparedValue[]> };

/** Limits of the samples: their number per kind, the length of their values, and the size of all of them together, in characters. */
const [mostSamples, longest, mostCharacters] = [20, 300, 60_000];
/** Number of table rows that are shown. */
const mostRows = 12;

type Compare = Awaited<ReturnType<typeof loadComparison>>;

/** Collects samples of an import's effect, as readers would see it; values hidden behind an own value are marked. */
export class ImportSamples {
  readonly samples: StoredSample[] = [];
  readonly #context: ImportContext;
  readonly #catalogue: Catalogue;
  readonly #compare: Compare;
  /** Names of analyses that the file creates, by code: other analyses in it may be related to them. */
  readonly #createdNames = new Map<string, Analysis["name"]>();
  readonly #samples: {
    kind: ImportSample["kind"];
    before: Analysis | undefined;
    after: Analysis | undefined;
    places: ImportSample["places"];
  }[] = [];
  #left = mostCharacters;

  constructor(context: ImportContext, catalogue: Catalogue, compare: Compare) {
    this.#context = context;
    this.#catalogue = catalogue;
    this.#compare = compare;
  }

  /** @param places of both in the file, for rows that repeat a code */
  add(
    kind: ImportSample["kind"],
    before: Analysis | undefined,
    after: Analysis | undefined,
    places?: ImportSample["places"],
  ): void {
    if (kind === "created" && after) this.#createdNames.set(after.code, after.name);
    if (this.#samples.filter((sample) => sample.kind === kind).length < mostSamples)
      this.#samples.push({ kind, before, after, places });
  }

  /** Compares the kept analyses; by now the names of everything in the file are known. */
  finish(): void {
    const { main } = this.#context;
    const related = this.#samples.flatMap(({ after }) =>
      (after?.related ?? []).flatMap((code) => {
        const name = this.#createdNames.get(code);
        return after && name ? [["analysis", { ...blank(after), code, name }] as const] : [];
      }),
    );
    const documents = [...documentsOf(this.#context), ...related.map(documentOf)];
    const catalogue = this.#catalogue.with(this.#catalogue.revision, documents);
    for (const { kind, before, after, places } of this.#samples) {
      const shown = after ?? before;
      this.samples.push({
        kind,
        code: shown?.code ?? "",
        name: localized(shown?.name ?? {}, main, main).value ?? "",
        ...(places && { places }),
        ...(after ? this.#changes(catalogue, before, after) : none),
      });
    }
  }

  #changes(
    catalogue: Catalogue,
    before: Analysis | undefined,
    after: Analysis,
  ): Pick<StoredSample, "changes" | "more"> {
    const { main } = this.#context;
    const changes = inUiLanguages((language) =>
      this.#compare(catalogue, before ?? blank(after), after, { language, main, languages: [main] })
        .filter(({ changed, behind }) => changed || (behind && before))
        .map(shortened),
    );
    const count = changes[uiLanguages[0]].findIndex((_, index) => {
      this.#left -= JSON.stringify(uiLanguages.map((language) => changes[language][index])).length;
      return this.#left < 0;
    });
    if (count < 0) return { changes, more: 0 };
    return {
      changes: inUiLanguages((language) => changes[language].slice(0, count)),
      more: changes[uiLanguages[0]].length - count,
    };
  }
}

/** An analysis without content, with which a new one is compared. */
const blank = (after: Analysis): Analysis => ({
  ...after,
  name: {},
  categories: [],
  collection: null,
  collection_items: [],
  related: [],
  fields: {},
});
const none = { changes: inUiLanguages(() => []), more: 0 };

function* documentsOfContext(
  context: ImportContext,
): Generator<[DocumentKind, DocumentContent[DocumentKind]]> {
  for (const content of context.layouts.values()) yield ["layout", content];
  for (const content of context.categories.values()) yield ["category", content];
  for (const content of context.collections.values()) yield ["collection", content];
  for (const content of context.items.values()) yield ["collectionitem", content];
}

/** Everything that a file contains or names besides analyses. */
export const documentsOf = (context: ImportContext): CatalogueDocument[] =>
  [...documentsOfContext(context)].map(documentOf);

const documentOf = ([kind, content]: readonly [
  DocumentKind,
  DocumentContent[DocumentKind],
]): CatalogueDocument => ({
  kind,
  id: documentId(kind, identityOf(kind, content)),
  version: 0,
  revision: 0,
  importHash: null,
  deleted: false,
  author: { kind: "system", id: "", name: "" },
  changed: "",
  content,
});

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A value shortened for the log. */
function shortened({ before, after, parts, table, ...value }: ComparedValue): ComparedValue {
  const side = (value: ComparedValue["before"]): ComparedValue["before"] => ({
    ...value,
    value: typeof value.value === "boolean" ? value.value : null,
    text: cut(value.text),
    own: value.own === null ? null : cut(value.own),
    imported: value.imported === null ? null : cut(value.imported),
  });
  const isLong = before.text.length > longest || after.text.length > longest;
  const rows = (table?.rows ?? []).filter(({ change }) => change !== "same");
  return {
    ...value,
    before: side(before),
    after: side(after),
    parts: isLong ? [] : parts,
    table: table && {
      columns: table.columns,
      rows: rows.slice(0, mostRows),
      more: Math.max(0, rows.length - mostRows),
    },
  };
}
