import { isDeepStrictEqual } from "node:util";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
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
import { problem } from "../../platform/problem.ts";
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
  if (seen === undefined || seen === String(present.version)) return present;
  throw problem(
    "edit_conflict",
    `${present.author.name} changed this analysis meanwhile.`,
    undefined,
    { ETag: `"${present.version}"` },
    formOf(catalogue, present, languages),
  );
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
      refuse(errors);
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
      if (present && !present.deleted) {
        const message = `There is already an analysis with the code "${code}".`;
        throw problem("already_exists", message, [{ path: "code", code: "already_exists", message }]);
      }
      const base = copy_of === undefined ? emptyAnalysis(now, wanted) : copyOf(now, wanted);
      const { after, errors } = applyEdit(now, base, { name: {}, ...change }, actor.languages[0]);
      refuse(errors);
      // What an import said of the deleted one must not keep the next import from saying it again.
      return { content: after, importHash: null };
    }),
  );
  return formOf(catalogue, document, actor.languages);
}

const invalid = (path: string, code: string, message: string) =>
  problem("validation_failed", message, [{ path, code, message }]);

function emptyAnalysis(
  catalogue: Catalogue,
  { code, layout: wanted, categories = [] }: NewAnalysis,
): Analysis {
  const layout = layoutFor(catalogue, { layout: wanted, categories });
  if (!layout && wanted !== undefined)
    throw invalid("layout", "not_found", `There is no layout "${wanted}".`);
  if (!layout) throw invalid("layout", "required", "A form layout, or a category that has one, is needed.");
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
  if (!original) throw invalid("copy_of", "not_found", "There is no such analysis to copy.");
  if (layout !== undefined && layout !== original.layout)
    throw invalid("layout", "immutable", `A copy has the layout of its original, "${original.layout}".`);
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

function refuse(errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  throw problem("validation_failed", errors.map(({ message }) => message).join(" "), [...errors]);
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
