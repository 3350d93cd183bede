import { afterAll, beforeAll, beforeEach } from "vitest";
import { readDocuments } from "../../../functions/core/door.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import {
  changeAnalysis,
  createAnalysis,
  getAnalysisForm,
  listForEditor,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callApi, type Request, type Response } from "../../support/call-api.ts";
import { startDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysis, editorOf, idOf, imported, saveFrame } from "../catalogue.ts";

/** An analysis as an import brings it. */
export const glucose = analysis("GLU", {
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  fields: imported({ material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" }),
});

/** A laboratory of its own for every test of a file, with the frame of a catalogue, and the calls of its editor. */
export function laboratory() {
  let database: Awaited<ReturnType<typeof startDynamoDb>>;
  let authorization: string;
  let actor: Actor;
  let tenants = 0;
  beforeAll(async () => {
    database = await startDynamoDb();
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    const tenant = `lab${++tenants}`;
    process.env.TENANT = tenant;
    await makeTenant(tenant);
    authorization = await tokenFor(tenant, { username: "eva", groups: ["laboreditor", "analyses"] });
    actor = editorOf(tenant);
    await saveFrame(actor);
  });
  const call = (endpoint: EndpointSpec, request: Request) => callApi(endpoint, { authorization, ...request });
  return {
    call,
    actor: () => actor,
    open: (code = "GLU") => call(getAnalysisForm, { params: { id: idOf(code) } }),
    edit: (body: object, seen?: string, code = "GLU") =>
      call(changeAnalysis, {
        params: { id: idOf(code) },
        body,
        ...(seen !== undefined && { headers: { "if-match": seen } }),
      }),
    create: (body: object) => call(createAnalysis, { body }),
    list: (query: Record<string, string> = {}) => call(listForEditor, { query }),
    stored: async (code: string) => {
      const [document] = await readDocuments(actor, [{ kind: "analysis", id: idOf(code) }]);
      return document?.content as Analysis;
    },
  };
}

/** Codes of a list's page. */
export const codes = (answer: Response) => answer.body.results.map(({ code }: { code: string }) => code);
/** Places and codes of what a call refused. */
export const errorsOf = (answer: Response) =>
  answer.body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
