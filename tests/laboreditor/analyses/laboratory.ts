import { readDocuments } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  changeAnalysis,
  createAnalysis,
  getAnalysisForm,
  listForEditor,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { Response } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, idOf, imported, saveFrame } from "../catalogue.ts";

/** An analysis as an import brings it. */
export const glucose = analysis("GLU", {
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  fields: imported({ material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" }),
});

/** A laboratory of its own for every test of a file, with the frame of a catalogue, and the calls of its editor. */
export function laboratory() {
  const lab = openLaboratory({
    username: "eva",
    groups: ["laboreditor", "analyses"],
    actorOf: editorOf,
    prepare: saveFrame,
  });
  const { call } = lab;
  return {
    call,
    actor: () => lab.actor,
    open: (code = "GLU") => call(getAnalysisForm, { params: { id: idOf(code) } }),
    edit: (body: object, etag?: string, code = "GLU") =>
      call(changeAnalysis, {
        params: { id: idOf(code) },
        body,
        ...(etag !== undefined && { headers: { "if-match": etag } }),
      }),
    create: (body: object) => call(createAnalysis, { body }),
    list: (query: Record<string, string> = {}) => call(listForEditor, { query }),
    stored: async (code: string) => {
      const [document] = await readDocuments(lab.actor, [{ kind: "analysis", id: idOf(code) }]);
      return document?.content as Analysis;
    },
  };
}

/** Codes of a list's page. */
export const codes = (answer: Response) => answer.body.results.map(({ code }: { code: string }) => code);
/** Paths and codes of a call's errors. */
export const errorsOf = (answer: Response) =>
  answer.body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
