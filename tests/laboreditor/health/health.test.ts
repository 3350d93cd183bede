import { describe, expect, test } from "vitest";
import {
  type FindingKind,
  getHealth,
  listFindings,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, imported, saveAnalyses, saveFrame } from "../catalogue.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor"],
  actorOf: editorOf,
  prepare: saveFrame,
});

const completeFields = { material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" };
const counts = async () => (await callApi(getHealth, { authorization: lab.authorization })).body;
const findings = async (kind: FindingKind, query: Record<string, string> = {}) =>
  (await callApi(listFindings, { authorization: lab.authorization, params: { kind }, query })).body;

describe("catalogue health", () => {
  test("finds nothing in analyses that are whole", async () => {
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported(completeFields) })]);
    const health = await counts();
    expect(health).toMatchObject({ analyses: 1, sound: 1 });
    expect(new Set(Object.values(health.counts))).toEqual(new Set([0]));
  });

  test("names the field that is missing, in the caller's language", async () => {
    await saveAnalyses(lab.actor, [
      analysis("M", { fields: imported({ ...completeFields, method: { de: "" } }) }),
      analysis("S", { fields: imported({ ...completeFields, material: [] }) }),
      analysis("U", { fields: imported({ ...completeFields, unit: "" }) }),
    ]);
    expect(await counts()).toMatchObject({
      analyses: 3,
      sound: 0,
      counts: { missing_required: 1, missing_specimen: 1, missing_unit: 1 },
    });
    expect((await findings("missing_required")).results).toMatchObject([
      { code: "M", name: "Analyse M", field: "method", label: "Methode" },
    ]);
    const english = await callApi(listFindings, {
      authorization: lab.authorization,
      params: { kind: "missing_specimen" },
      headers: { "x-laborium-language": "en" },
    });
    expect(english.body.results).toMatchObject([{ code: "S", field: "material", label: "Specimen" }]);
  });

  test("takes an editor's value for an imported one that is missing, and asks for no unit where results are words", async () => {
    const fields = imported({ ...completeFields, unit: "", ranges: [{ sex: "any", note: "negativ" }] });
    await saveAnalyses(lab.actor, [
      analysis("A", {
        fields: { ...fields, method: { raw: null, additional: { de: "PCR" }, override: true } },
      }),
    ]);
    expect(await counts()).toMatchObject({ sound: 1 });
  });

  test("finds names that differ in case and umlaut spelling only, each with the others", async () => {
    const named = (code: string, de: string) =>
      analysis(code, { name: { de }, fields: imported(completeFields) });
    await saveAnalyses(lab.actor, [
      named("A", "Hämoglobin"),
      named("B", "HAEMOGLOBIN"),
      named("C", "Ferritin"),
    ]);
    const { count, results } = await findings("duplicate_name");
    expect(count).toBe(2);
    expect(
      results.map(({ code, others }: { code: string; others: string[] }) => [code, others]),
    ).toContainEqual(["A", ["B"]]);
  });

  test("finds relations to what is gone, with the field they stand in", async () => {
    await saveAnalyses(lab.actor, [
      analysis("A", {
        related: ["GONE"],
        categories: ["chemistry", "lost"],
        fields: imported(completeFields),
      }),
      analysis("B", {
        fields: imported({ ...completeFields, material: ["serum", "plasma"], see: ["A", "NEVER"] }),
      }),
    ]);
    const { results } = await findings("broken_relation");
    const shown = results.map((finding: Record<string, unknown>) => [
      finding.code,
      finding.field,
      finding.target,
      finding.others,
    ]);
    expect(shown).toEqual([
      ["A", null, "category", ["lost"]],
      ["A", null, "analysis", ["GONE"]],
      ["B", "material", "collectionitem", ["plasma"]],
      ["B", "see", "analysis", ["NEVER"]],
    ]);
  });

  test("shows a finding as gone as soon as it is put right", async () => {
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported({ ...completeFields, unit: "" }) })]);
    expect(await counts()).toMatchObject({ counts: { missing_unit: 1 } });
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported(completeFields) })]);
    expect(await counts()).toMatchObject({ counts: { missing_unit: 0 } });
  });

  test("hands findings out by the page and searches them", async () => {
    const codes = Array.from({ length: 7 }, (_, index) => `A${index}`);
    await saveAnalyses(
      lab.actor,
      codes.map((code) => analysis(code, { fields: imported({ ...completeFields, unit: "" }) })),
    );
    const page = await findings("missing_unit", { limit: "3", offset: "3" });
    expect(page.count).toBe(7);
    expect(page.results.map(({ code }: { code: string }) => code)).toEqual(["A3", "A4", "A5"]);
    expect((await findings("missing_unit", { search: "a5" })).count).toBe(1);
  });

  test("names what cannot be read and what is the wrong way round, with the place in the table", async () => {
    const ranges = [{ age_from: "18 Jahre", age_to: "5 Jahre", low: "9,5", high: "viel" }];
    await saveAnalyses(lab.actor, [
      analysis("A", { state: "PUBLISHED", fields: imported({ ...completeFields, ranges, loinc: "abc-1" }) }),
      analysis("B", { fields: imported({ ...completeFields, loinc: "2345-8", unit: "viel" }) }),
    ]);
    expect(await counts()).toMatchObject({
      sound: 0,
      counts: { unreadable: 1, range_reversed: 1, wrong_loinc: 2, unknown_unit: 1 },
    });
    const place = { field: "ranges", label: "Referenzbereiche", severity: "warning" };
    expect((await findings("unreadable")).results).toMatchObject([
      { ...place, check: "not_a_limit", place: { row: 0, column: "high" }, column: "high" },
    ]);
    expect((await findings("range_reversed")).results).toMatchObject([
      { ...place, check: "ages_reversed", parameters: { from: "18 Jahre", to: "5 Jahre" } },
    ]);
    expect((await findings("wrong_loinc")).results).toMatchObject([
      { code: "A", check: "not_a_loinc", parameters: { value: "abc-1" } },
      { code: "B", check: "loinc_check_digit", parameters: { expected: "2345-7" } },
    ]);
  });
});
