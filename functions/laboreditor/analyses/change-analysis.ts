import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { AnalysisChange, NewAnalysis } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, documentCommands, missingErrors, takenErrors } from "../../core/door.ts";
import { refuseFields } from "../../platform/problem.ts";
import { certificateFinder } from "../../proficiency/door.ts";
import { emptyField, formOf } from "./analysis-form.ts";
import { applyEdit, type Edited } from "./apply-edit.ts";
import { certificateErrors } from "./certificate-errors.ts";
import { layoutFor } from "./creation-choices.ts";
import { type EditRules, rulesOf } from "./edit-rules.ts";

/** Tells whether a certificate exists; undefined if the check is not needed or not possible. */
type IsCertificate = ((id: string) => boolean) | undefined;

const commandsFor = (isCertificate?: IsCertificate) =>
  documentCommands("analysis", {
    make(input: NewAnalysis, catalogue, present, actor) {
      const { base, after, errors } = createdFrom(
        catalogue,
        input,
        rulesOf(actor, input.despite_errors),
        present,
      );
      const missing = isCertificate ? certificateErrors(catalogue, base, after, isCertificate) : [];
      refuseFields([...errors, ...missing]);
      return after;
    },
    edit(content, change: AnalysisChange, catalogue, actor) {
      const { after, errors } = applyEdit(catalogue, content, change, rulesOf(actor, change.despite_errors));
      const missing = isCertificate ? certificateErrors(catalogue, content, after, isCertificate) : [];
      refuseFields([...errors, ...missing]);
      return after;
    },
    show: (document, { actor }, catalogue) => formOf(catalogue, document, actor.languages),
  });

const commands = commandsFor();
type CallTo<Name extends "create" | "change"> = Parameters<(typeof commands)[Name]>[0];
/** Look certificates up only for changes of values, since only these can name any. */
const findCertificates = async ({ actor, body }: CallTo<"create"> | CallTo<"change">) =>
  body.form_fields && (await certificateFinder(actor));

/** Commands by which the editor reads and writes analyses; a conflict returns the present form. */
export const analysisCommands = {
  ...commands,
  create: async (call: CallTo<"create">) => commandsFor(await findCertificates(call)).create(call),
  change: async (call: CallTo<"change">) => commandsFor(await findCertificates(call)).change(call),
};

/**
 * Makes the analysis of a request and collects the errors of all its parts. An error in one part does not hide errors in the others;
 * only the values of fields cannot be checked without a usable layout.
 */
function createdFrom(
  catalogue: Catalogue,
  input: Partial<NewAnalysis>,
  rules: EditRules,
  present = input.code === undefined ? undefined : catalogue.get("analysis", input.code),
): Edited & { base: Analysis } {
  const { code = "", layout, copy_of, form_fields, ...change } = input;
  const original = copy_of === undefined ? undefined : catalogue.byId("analysis", copy_of)?.content;
  const { base, errors: unfit } = original
    ? copyOf(catalogue, original, code, layout)
    : emptyAnalysis(catalogue, code, input);
  const fields = unfit.length === 0 && form_fields ? { form_fields } : {};
  const { after, errors } = applyEdit(
    catalogue,
    base,
    { ...change, ...fields, name: change.name ?? {} },
    rules,
  );
  return { base, after, errors: [...takenErrors("analysis", "code", present), ...unfit, ...errors] };
}

/** Errors in those parts of a new analysis that were sent. */
export const creationErrors = (
  catalogue: Catalogue,
  input: Partial<NewAnalysis>,
  rules: EditRules,
): FieldError[] => createdFrom(catalogue, input, rules).errors;

/** The analysis to which the sent values are applied, with errors of its layout or original. */
interface Beginning {
  base: Analysis;
  errors: FieldError[];
}

function emptyAnalysis(
  catalogue: Catalogue,
  code: string,
  { layout: layoutId, copy_of, categories = [] }: Partial<NewAnalysis>,
): Beginning {
  const named = layoutId === undefined ? undefined : catalogue.content("layout", layoutId);
  const layout = named ?? layoutFor(catalogue, { categories });
  const base: Analysis = {
    code,
    layout: layout?.identifier ?? "",
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
      valueFields(layout?.fields ?? [])
        .filter(({ required }) => required)
        .map((field) => [field.key, emptyField(field)]),
    ),
    imported: false,
  };
  const needed = "A form layout, or a category that has one, is needed.";
  return {
    base,
    errors: [
      ...(copy_of === undefined
        ? []
        : [{ path: "copy_of", code: "not_found", message: "There is no such analysis to copy." } as const]),
      ...missingErrors(catalogue, { layout: ["layout", layoutId] }),
      ...(layout || layoutId !== undefined
        ? []
        : [{ path: "layout", code: "required", message: needed } as const]),
    ],
  };
}

/** Published values of the original become the copy's own values; the copy starts as new and without imported values. */
function copyOf(
  catalogue: Catalogue,
  original: Analysis,
  code: string,
  layout: string | undefined,
): Beginning {
  const { source: _source, ...facts } = original;
  const required = new Set(
    valueFields(catalogue.content("layout", original.layout)?.fields ?? [])
      .filter((field) => field.required)
      .map(({ key }) => key),
  );
  const base: Analysis = {
    ...facts,
    code,
    state: "NEW",
    imported: false,
    fields: Object.fromEntries(
      Object.entries(original.fields).map(([key, stored]) => [
        key,
        { raw: null, additional: publishedValue(stored), override: required.has(key) },
      ]),
    ),
  };
  const message = `A copy has the layout of its original, "${original.layout}".`;
  const isOther = layout !== undefined && layout !== original.layout;
  return { base, errors: isOther ? [{ path: "layout", code: "immutable", message }] : [] };
}
