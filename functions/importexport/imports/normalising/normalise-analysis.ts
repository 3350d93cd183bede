import {
  type Analysis,
  type AnalysisFacts,
  type CatalogueDocument,
  codeSchema,
  type Layout,
} from "../../../../shared/core/catalogue/document.ts";
import { type FieldValue, isEmptyValue } from "../../../../shared/core/catalogue/field.ts";
import type { ImportIssue } from "../../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import type { ImportContext } from "../import-context.ts";
import { fieldsOf } from "./layout-fields.ts";
import { type Complain, type Note, nameOf, normaliseFields } from "./normalise-fields.ts";
import type { Placed } from "./rows-to-analyses.ts";

/** Facts that even a full import may leave out; the stored ones then stay. */
type OptionalFacts = Pick<AnalysisFacts, "state" | "collection_items" | "list_visible">;

/** An imported analysis in the form in which it is compared and stored. */
export interface Normalised extends Omit<AnalysisFacts, keyof OptionalFacts>, Partial<OptionalFacts> {
  code: string;
  layout: string;
  fields: Record<string, FieldValue>;
}

/** Circumstances of an import that its file does not contain. */
interface StoredState {
  /** The stored document, even if it is deleted. */
  stored?: CatalogueDocument<"analysis">;
  /** The import is partial: properties that it leaves out stay. */
  isPartial?: boolean;
}

/** Checks an analysis against its layout and its references, and reports all errors at once. */
export function normaliseAnalysis(
  { analysis, place, columnOf, notes: noted = [] }: Placed,
  context: ImportContext,
  { stored, isPartial = false }: StoredState = {},
): { normalised: Normalised; issues: ImportIssue[]; notes: Note[] } {
  const issues: ImportIssue[] = [];
  const notes = [...noted];
  const complain: Complain = (code, message, target, value, similar) => {
    const column = columnOf(target);
    issues.push({
      code,
      message: similar === undefined ? message : `${message} Did you mean "${similar}"?`,
      ...(value !== undefined && value !== "" && { value }),
      ...(similar !== undefined && { similar }),
      ...place,
      ...(column ? { column } : place.path !== undefined && { path: `${place.path}.${target}` }),
    });
  };
  const code = codeSchema.safeParse(analysis.code);
  if (!code.success)
    complain(
      analysis.code === "" ? "missing_code" : "invalid_code",
      analysis.code === "" ? "The code is missing." : `"${analysis.code}" is no code.`,
      "code",
      analysis.code,
    );
  const name = typeof analysis.name === "string" ? { [context.main]: analysis.name } : (analysis.name ?? {});
  const mayLackName = isPartial && stored?.deleted === false && analysis.name === undefined;
  if (!mayLackName && !Object.values(name).some(Boolean))
    complain("missing_name", "The name is missing.", "name");
  if (Object.values(name).some((text) => text.length > limits.name))
    complain("too_big", `A name has at most ${limits.name} characters.`, "name");
  const categories = (analysis.categories ?? []).flatMap((text) => {
    const identifier = context.category(text, (note) => notes.push({ ...note, target: "categories" }));
    if (!identifier)
      complain(
        "unknown_category",
        `There is no category "${text}".`,
        "categories",
        text,
        context.similar(text),
      );
    return identifier ?? [];
  });
  const items = analysis.collection_items?.flatMap((text, index) => {
    const item = context.itemWithCollection(text);
    if (!item)
      complain(
        "unknown_item",
        `There is no item "${text}"; items are named as collection/identifier.`,
        `collection_items.${index}`,
        text,
      );
    return item ?? [];
  });
  if (analysis.layout !== undefined && !context.layouts.has(analysis.layout))
    complain("unknown_layout", `There is no form layout "${analysis.layout}".`, "layout", analysis.layout);
  const [layout, ...others] = layoutsFor(analysis, analysis.categories && categories, context, stored);
  if (!layout) complain("no_layout", "There is no form layout to put the fields into.", "fields");
  const refused = others.find(({ identifier }) => identifier === analysis.layout);
  if (layout && refused) {
    const parameters = { layout: nameOf(layout, context), other: nameOf(refused, context) };
    notes.push({ check: "layout_kept", parameters });
  }
  const fields = layout
    ? normaliseFields(analysis.fields, layout, others, context, complain, (note) => notes.push(note))
    : {};
  return {
    normalised: {
      code: code.data ?? analysis.code,
      name,
      categories: [...new Set(categories)],
      collection: analysis.collection ?? null,
      ...(items && { collection_items: [...new Set(items)] }),
      internal: analysis.internal ?? false,
      is_standalone: analysis.is_standalone ?? true,
      ...(analysis.list_visible !== undefined && { list_visible: analysis.list_visible }),
      ...(analysis.state && { state: analysis.state }),
      related: analysis.related ?? [],
      layout: layout?.identifier ?? "",
      fields,
    },
    issues,
    notes,
  };
}

/**
 * The layout of an analysis, followed by others whose fields its file may mean. A known analysis keeps its layout, whatever the file names;
 * a deleted one does so unless the file names another, and one whose layout is gone gets a new one.
 */
function layoutsFor(
  { layout }: ImportedAnalysis,
  categories: readonly string[] | undefined,
  context: ImportContext,
  stored: CatalogueDocument<"analysis"> | undefined,
): Layout[] {
  const named = layout === undefined ? undefined : context.layouts.get(layout);
  const previous = stored && context.layouts.get(stored.content.layout);
  const keptLayout = stored?.deleted && named ? undefined : previous;
  const usual = context.layoutFor(categories ?? stored?.content.categories ?? []);
  const primary = keptLayout ?? named ?? usual;
  if (!primary) return [];
  const others = [
    ...(stored ? [named, previous, usual] : []),
    // The columns of a spreadsheet are those of the default layout.
    ...(context.isSheet ? [context.defaultLayout()] : []),
  ];
  return [...new Set([primary, ...others.filter((layout) => layout !== undefined)])];
}

/** Keeps the labels of fields with editors' values if an analysis comes back with another layout that lacks these fields. */
export function keepLabels(
  { fields }: Analysis,
  previous: Layout | undefined,
  context: ImportContext,
  layout: string,
) {
  if (!previous || previous.identifier === layout) return;
  const { definitions } = fieldsOf(previous);
  for (const [key, { additional }] of Object.entries(fields)) {
    const definition = definitions.get(key);
    if (definition && !isEmptyValue(additional)) context.keepAside(layout, definition);
  }
}
