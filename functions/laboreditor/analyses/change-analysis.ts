import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { AnalysisChange, NewAnalysis } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, documentCommands, missingErrors, takenErrors } from "../../core/door.ts";
import { fieldProblem, fieldProblems, refuseFields } from "../../platform/problem.ts";
import { certificateFinder } from "../../proficiency/door.ts";
import { emptyField, formOf } from "./analysis-form.ts";
import { applyEdit } from "./apply-edit.ts";
import { certificateErrors } from "./certificate-errors.ts";
import { layoutFor } from "./creation-choices.ts";
import { rulesOf } from "./edit-rules.ts";

/** What certificates there are; undefined where that is not asked, or not known. */
type IsCertificate = ((id: string) => boolean) | undefined;

const commandsFor = (isCertificate?: IsCertificate) =>
  documentCommands("analysis", {
    make(wanted: NewAnalysis, catalogue, present, actor) {
      const { code, layout, copy_of, ...change } = wanted;
      const wrong = creationErrors(catalogue, wanted, present);
      if (wrong.some(({ path }) => path !== "code")) refuseFields(wrong);
      const base = copy_of === undefined ? emptyAnalysis(catalogue, wanted) : copyOf(catalogue, wanted);
      const { after, errors } = applyEdit(catalogue, base, { name: {}, ...change }, rulesOf(actor));
      const gone = isCertificate ? certificateErrors(catalogue, base, after, isCertificate) : [];
      refuseFields([...wrong, ...errors, ...gone]);
      return after;
    },
    edit(content, change: AnalysisChange, catalogue, actor) {
      const { after, errors } = applyEdit(catalogue, content, change, rulesOf(actor));
      const gone = isCertificate ? certificateErrors(catalogue, content, after, isCertificate) : [];
      refuseFields([...errors, ...gone]);
      return after;
    },
    show: (document, { actor }, catalogue) => formOf(catalogue, document, actor.languages),
  });

const commands = commandsFor();
type CallTo<Name extends "create" | "change"> = Parameters<(typeof commands)[Name]>[0];
/** Only a change of values can name certificates. */
const findCertificates = async ({ actor, body }: CallTo<"create"> | CallTo<"change">) =>
  body.fields && (await certificateFinder(actor));

/** Analyses as the editor reads and writes them; a conflict brings the present form along. */
export const analysisCommands = {
  ...commands,
  create: async (call: CallTo<"create">) => commandsFor(await findCertificates(call)).create(call),
  change: async (call: CallTo<"change">) => commandsFor(await findCertificates(call)).change(call),
};

/** What of a new analysis does not fit the catalogue, before its values are looked at. */
export const creationErrors = (
  catalogue: Catalogue,
  { code, layout, copy_of }: Partial<NewAnalysis>,
  present = code === undefined ? undefined : catalogue.get("analysis", code),
): FieldError[] => [
  ...takenErrors("analysis", "code", present),
  ...(copy_of !== undefined && !catalogue.byId("analysis", copy_of) ? [noOriginal] : []),
  ...(copy_of === undefined ? missingErrors(catalogue, { layout: ["layout", layout] }) : []),
];
const noOriginal: FieldError = {
  path: "copy_of",
  code: "not_found",
  message: "There is no such analysis to copy.",
};

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
  if (!original) throw fieldProblems([noOriginal]);
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
        { raw: null, additional: publishedValue(stored), override: required.has(key) },
      ]),
    ),
  };
}
