import { beforeEach } from "vitest";
import { catalogueOf, readDocuments, saveDocuments } from "../../../functions/core/door.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { changeInBulk, undoBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { analysis, editorOf, idOf, imported, saveFrame } from "../catalogue.ts";

/** A laboratory of its own for every test, with an editor who is signed in. */
export let actor: Actor;
export let authorization: string;
export let aws: ReturnType<typeof ownAws>;

export function openLab(name: string): void {
  const lab = openLaboratory({
    name,
    username: "eva",
    groups: ["laboreditor", "analyses"],
    actorOf: editorOf,
    prepare: saveFrame,
  });
  aws = ownAws();
  beforeEach(() => {
    ({ actor, authorization } = lab);
  });
}

export const fields = imported({ material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" });
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => analysis(`A${String(index).padStart(4, "0")}`, { fields }));
export const publish = { what: "state", state: "PUBLISHED" };
export const all = { filter: {} };
export const order = (change: object, selection: object = all, options: object = {}) => ({
  selection,
  change,
  ...options,
});
export const change = (body: object, key?: string) =>
  callApi(changeInBulk, {
    authorization,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
export const undo = (id: string) => callApi(undoBulkChange, { authorization, params: { id } });
export const read = async (code: string) => {
  const [document] = await readDocuments(actor, [{ kind: "analysis", id: idOf(code) }]);
  return document as CatalogueDocument<"analysis">;
};
export const edit = async (code: string, facts: Partial<Analysis>) => {
  const { content, version } = await read(code);
  const edited = { ...content, ...facts };
  await saveDocuments(actor, [{ kind: "analysis", id: idOf(code), content: edited, basedOn: version }]);
};
export const states = async () => {
  const catalogue = await catalogueOf(actor);
  const states = [...catalogue.documents("analysis")].map(({ content }) => content.state);
  return Object.fromEntries(
    [...Map.groupBy(states, (state) => state)].map(([state, group]) => [state, group.length]),
  );
};
