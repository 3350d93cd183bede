import { isDeepStrictEqual } from "node:util";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type {
  AnalysisChange,
  AnalysisForm,
  NewAnalysis,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import {
  type Catalogue,
  DocumentTooLarge,
  documentId,
  EditConflict,
  editDocument,
  effectiveValue,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, fieldProblem, problem, refuseFields } from "../../platform/problem.ts";
import { emptyField, formOf } from "./analysis-form.ts";
import { applyEdit } from "./apply-edit.ts";
import { layoutFor } from "./creation-choices.ts";

type AnalysisDocument = CatalogueDocument<"analysis">;
const notThere = () => problem("not_found", "There is no such analysis.");

/** The form of an analysis that is there. @throws ProblemError not_found */
export function readForm(catalogue: Catalogue, id: string, languages: Actor["languages"]): AnalysisForm {
  const document = catalogue.byId("analysis", id);
  if (!document) throw notThere();
  return formOf(catalogue, document, languages);
}

/** @throws ProblemError not_found; edit_conflict, with the present form, where the caller saw another version */
function expectSeen(
  catalogue: Catalogue,
  present: AnalysisDocument | undefined,
  seen: string | undefined,
  languages: Actor["languages"],
): AnalysisDocument {
  if (!present || present.deleted) throw notThere();
  const { version, author } = present;
  checkSeen(seen, version, () =>
    editConflict("this analysis", {
      by: author.name,
      version,
      present: formOf(catalogue, present, languages),
    }),
  );
  return present;
}

/**
 * Changes what is sent of an analysis. A change that changes nothing writes nothing.
 * @param seen the version the caller saw; without it the change is made on top of whatever is present
 * @throws ProblemError validation_failed, edit_conflict, not_found, too_large
 */
export async function changeAnalysis(
  actor: Actor,
  id: string,
  seen: string | undefined,
  change: AnalysisChange,
): Promise<AnalysisForm> {
  const { document, catalogue } = await keeping(() =>
    editDocument(actor, "analysis", id, (present, now) => {
      const { content } = expectSeen(now, present, seen, actor.languages);
      const { after, errors } = applyEdit(now, content, change, actor.languages[0]);
      refuseFields(errors);
      return isDeepStrictEqual(after, content) ? undefined : { content: after };
    }),
  );
  return formOf(catalogue, document, actor.languages);
}

/** @throws ProblemError edit_conflict, not_found */
export async function deleteAnalysis(actor: Actor, id: string, seen: string | undefined): Promise<void> {
  await keeping(() =>
    editDocument(actor, "analysis", id, (present, now) => {
      expectSeen(now, present, seen, actor.languages);
      return { content: null };
    }),
  );
}

/**
 * Makes an analysis. One that was deleted under the same code goes on with its history.
 * @throws ProblemError validation_failed, already_exists, too_large
 */
export async function createAnalysis(actor: Actor, wanted: NewAnalysis): Promise<AnalysisForm> {
  const { code, layout, copy_of, ...change } = wanted;
  const { document, catalogue } = await keeping(() =>
    editDocument(actor, "analysis", documentId("analysis", code), (present, now) => {
      const wrong = creationErrors(now, wanted, present);
      if (wrong.some(({ path }) => path !== "code")) refuseFields(wrong);
      const base = copy_of === undefined ? emptyAnalysis(now, wanted) : copyOf(now, wanted);
      const { after, errors } = applyEdit(now, base, { name: {}, ...change }, actor.languages[0]);
      refuseFields([...wrong, ...errors]);
      // What an import said of the deleted one must not keep the next import from saying it again.
      return { content: after, importHash: null };
    }),
  );
  return formOf(catalogue, document, actor.languages);
}

/** What of a new analysis does not fit the catalogue, before its values are looked at. */
export function creationErrors(
  catalogue: Catalogue,
  { code, layout, categories = [], copy_of }: Partial<NewAnalysis>,
  present = code === undefined ? undefined : catalogue.get("analysis", code),
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (path: string, code: FieldCode, message: string) => errors.push({ path, code, message });
  if (present && !present.deleted)
    wrong("code", "already_exists", `There is already an analysis with the code "${code}".`);
  if (copy_of !== undefined && !catalogue.byId("analysis", copy_of))
    wrong("copy_of", "not_found", "There is no such analysis to copy.");
  if (copy_of === undefined && layout !== undefined && !layoutFor(catalogue, { layout, categories }))
    wrong("layout", "not_found", `There is no layout "${layout}".`);
  return errors;
}

function emptyAnalysis(
  catalogue: Catalogue,
  { code, layout: wanted, categories = [] }: NewAnalysis,
): Analysis {
  const layout = layoutFor(catalogue, { layout: wanted, categories });
  if (!layout)
    throw fieldProblem("layout", "required", "A form layout, or a category that has one, is needed.");
  return {
    code,
    layout: layout.identifier,
    name: {},
    state: "NEW",
    categories: [],
    collection: null,
    collection_items: [],
    related: [],
    internal: false,
    is_standalone: true,
    list_visible: true,
    fields: Object.fromEntries(
      valueFields(layout.fields)
        .filter(({ required }) => required)
        .map((field) => [field.key, emptyField(field)]),
    ),
    imported: false,
  };
}

/** What is shown of the original becomes the editor's own; the copy starts as new and was never imported. */
function copyOf(catalogue: Catalogue, { code, layout, copy_of = "" }: NewAnalysis): Analysis {
  const original = catalogue.byId("analysis", copy_of)?.content;
  if (!original) throw fieldProblem("copy_of", "not_found", "There is no such analysis to copy.");
  if (layout !== undefined && layout !== original.layout)
    throw fieldProblem("layout", "immutable", `A copy has the layout of its original, "${original.layout}".`);
  const { source: _source, ...facts } = original;
  const required = new Set(
    valueFields(catalogue.content("layout", original.layout)?.fields ?? [])
      .filter((field) => field.required)
      .map(({ key }) => key),
  );
  return {
    ...facts,
    code,
    state: "NEW",
    imported: false,
    fields: Object.fromEntries(
      Object.entries(original.fields).map(([key, stored]) => [
        key,
        { raw: null, additional: effectiveValue(stored), override: stored.override || required.has(key) },
      ]),
    ),
  };
}

/** What keeping a document may run into, as problems. */
async function keeping<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentTooLarge)
      throw problem("too_large", "The analysis is too large to be kept.");
    if (error instanceof EditConflict)
      throw problem("conflict", "An import is just bringing an analysis with this code.");
    throw error;
  }
}
