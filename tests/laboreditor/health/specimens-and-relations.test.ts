import { expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import { type FindingKind, listFindings } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, imported, saveAnalyses, saveFrame } from "../catalogue.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor"],
  actorOf: editorOf,
  prepare: async (actor) => {
    await saveFrame(actor);
    const layout = { ...standardLayout, identifier: "standard", is_default: false };
    await saveDocuments(actor, [{ kind: "layout", id: documentId("layout", "standard"), content: layout }]);
  },
});

const measured = { method: { de: "Photometrie" }, turnaround: { de: "1 Tag" }, unit: ["mg_dl"] };
const save = (code: string, fields: Record<string, FieldValue>) =>
  saveAnalyses(lab.actor, [analysis(code, { layout: "standard", fields: imported(fields) })]);
const findings = async (kind: FindingKind): Promise<[code: string, field: string, others: string[]][]> =>
  (
    await callApi(listFindings, { authorization: lab.authorization, params: { kind }, query: {} })
  ).body.results.map((finding: { code: string; field: string; others: string[] }) => [
    finding.code,
    finding.field,
    finding.others,
  ]);

test("a specimen in the table is a specimen, and single fields are proposed to be gathered instead", async () => {
  await save("TABLE", { ...measured, specimens: [{ material: "Serum", minimum_volume: "1 ml" }] });
  await save("SINGLE", { ...measured, volume: "1 ml" });
  await save("NONE", { ...measured, turnaround: { de: "" } });
  expect((await findings("missing_specimen")).map(([code]) => code)).toEqual(["NONE", "SINGLE"]);
  expect(await findings("missing_recommended")).toEqual([
    ["NONE", "specimens", []],
    ["NONE", "turnaround", []],
  ]);
  expect((await findings("scattered_specimen")).map(([code]) => code)).toEqual(["SINGLE"]);
});

test("codes of reflex tests, panels and successors that no analysis has are told, until one has them", async () => {
  const reflex = { de: [{ analysis: "FT4", condition: "TSH auffällig" }, { condition: "nach Rücksprache" }] };
  await save("TSH", { ...measured, reflex: reflex as never });
  await save("PANEL", { ...measured, components: ["TSH", "FT3"] });
  await save("OLD", { ...measured, replaced_by: ["NEW"] });
  expect((await findings("broken_relation")).filter(([, field]) => field !== "unit")).toEqual([
    ["OLD", "replaced_by", ["NEW"]],
    ["PANEL", "components", ["FT3"]],
    ["TSH", "reflex", ["FT4"]],
  ]);
  for (const code of ["FT4", "FT3", "NEW"]) await save(code, measured);
  expect((await findings("broken_relation")).filter(([, field]) => field !== "unit")).toEqual([]);
});
