import { type Analysis, isVisibilityFixed } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { AnalysisChange } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, itemsOf } from "../../core/door.ts";
import { refilled } from "./change-fields.ts";
import { type Complain, checkState, type EditRules } from "./edit-rules.ts";

/** An analysis after an editor's change, with all errors of the change. */
export interface Edited {
  after: Analysis;
  errors: FieldError[];
}

/**
 * Applies an editor's change to an analysis. Only the properties that are sent change; imported values (`raw`) and the layout never do. The
 * analysis may keep references that it already had, even to documents that are gone.
 */
export function applyEdit(
  catalogue: Catalogue,
  before: Analysis,
  change: AnalysisChange,
  rules: EditRules,
): Edited {
  const { main } = rules;
  const errors: FieldError[] = [];
  const complain: Complain = (path, code, message, parameters) =>
    errors.push({ path, code, message, ...(parameters && { parameters }) });
  const {
    name,
    categories,
    related_analyses: related,
    collection,
    collection_items,
    form_fields: fields,
    despite_errors: _,
    ...flags
  } = change;
  const after: Analysis = { ...before, ...flags };
  if (isVisibilityFixed(before) && after.list_visible !== before.list_visible)
    complain("list_visible", "from_master_data", "Master data say whether this appears in lists.");
  if (name) after.name = renamed(before, name, main, complain);
  if (categories) after.categories = recategorised(catalogue, before, categories, complain);
  if (collection !== undefined) {
    after.collection = collection;
    if (collection !== null && collection !== before.collection && !catalogue.get("collection", collection))
      complain("collection", "not_found", `There is no collection "${collection}".`);
  }
  if (collection_items || after.collection !== before.collection) {
    const previousItems = itemsOf(before);
    after.collection_items = itemsOf({ ...after, collection_items: collection_items ?? previousItems });
    for (const item of added(previousItems, after.collection_items))
      if (!catalogue.get("collectionitem", item))
        complain("collection_items", "not_found", `There is no item "${item}".`);
  }
  if (related) {
    after.related = [...new Set(related)];
    for (const code of added(before.related, related)) {
      if (code === before.code) complain("related_analyses", "self", "An analysis is not related to itself.");
      else if (!catalogue.get("analysis", code))
        complain("related_analyses", "not_found", `There is no analysis "${code}".`);
    }
  }
  if (fields) after.fields = refilled(catalogue, before, fields, main, complain);
  // Check for errors that would become public only if nothing else is wrong.
  const isWarned = rules.isWarned || errors.length > 0;
  checkState(catalogue, before, after, { ...rules, isWarned }, complain);
  return { after, errors };
}

const added = (before: readonly string[], now: readonly string[]) =>
  [...new Set(now)].filter((identifier) => !before.includes(identifier));

/** A name is never empty; in languages other than the main one, null removes it. */
function renamed(
  before: Analysis,
  name: NonNullable<AnalysisChange["name"]>,
  main: Language,
  complain: Complain,
) {
  const names = { ...before.name };
  for (const [key, text] of Object.entries(name)) {
    const language = key as Language;
    const trimmed = text?.trim() ?? null;
    if (trimmed) names[language] = trimmed;
    else if (text === null && (language !== main || !before.name[main])) delete names[language];
    else complain(`name.${language}`, "required", "A name is not empty.");
  }
  if (Object.keys(names).length === 0 && !Object.values(name).some((text) => text !== null))
    complain(`name.${main}`, "required", "A name is needed in one language at least.");
  return names;
}

/** A category with its own layout determines the layout of the analysis. All others are extra categories, which have no layout. */
function recategorised(
  catalogue: Catalogue,
  before: Analysis,
  categories: readonly string[],
  complain: Complain,
): string[] {
  const layoutOf = (identifier: string) => catalogue.content("category", identifier)?.layout ?? null;
  const remaining = before.categories.filter((category) => categories.includes(category));
  let isGiven = remaining.some((category) => layoutOf(category) === before.layout);
  for (const identifier of added(before.categories, categories)) {
    const layout = layoutOf(identifier);
    if (!catalogue.get("category", identifier))
      complain("categories", "not_found", `There is no category "${identifier}".`);
    else if (layout !== null && (layout !== before.layout || isGiven))
      complain("categories", "category_has_layout", `The category "${identifier}" has a layout of its own.`);
    else isGiven ||= layout !== null;
  }
  const removed = before.categories.find(
    (category) => !categories.includes(category) && layoutOf(category) === before.layout,
  );
  if (removed !== undefined && !isGiven)
    complain(
      "categories",
      "category_gives_layout",
      `The category "${removed}" gives the analysis its layout.`,
    );
  return [...new Set(categories)];
}
