import { describe, expect, test } from "vitest";
import { ageColumnsOf, faultsOf } from "../../../functions/laboreditor/health/age-ranges.ts";
import {
  type FindingKind,
  getHealth,
  listFindings,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, imported, layout, saveAnalyses, saveFrame } from "../catalogue.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor"],
  actorOf: editorOf,
  prepare: saveFrame,
});

const whole = { material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" };
const counts = async () => (await callApi(getHealth, { authorization: lab.authorization })).body;
const findings = async (kind: FindingKind, query: Record<string, string> = {}) =>
  (await callApi(listFindings, { authorization: lab.authorization, params: { kind }, query })).body;

describe("catalogue health", () => {
  test("finds nothing in analyses that are whole", async () => {
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported(whole) })]);
    const health = await counts();
    expect(health).toMatchObject({ analyses: 1, sound: 1 });
    expect(Object.values(health.counts)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("names the field that is missing, in the caller's language", async () => {
    await saveAnalyses(lab.actor, [
      analysis("M", { fields: imported({ ...whole, method: { de: "" } }) }),
      analysis("S", { fields: imported({ ...whole, material: [] }) }),
      analysis("U", { fields: imported({ ...whole, unit: "" }) }),
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
    const fields = imported({ ...whole, unit: "", ranges: [{ sex: "any", note: "negativ" }] });
    await saveAnalyses(lab.actor, [
      analysis("A", {
        fields: { ...fields, method: { raw: null, additional: { de: "PCR" }, override: true } },
      }),
    ]);
    expect(await counts()).toMatchObject({ sound: 1 });
  });

  test("finds names that differ in case and umlaut spelling only, each with the others", async () => {
    const named = (code: string, de: string) => analysis(code, { name: { de }, fields: imported(whole) });
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
      analysis("A", { related: ["GONE"], categories: ["chemistry", "lost"], fields: imported(whole) }),
      analysis("B", { fields: imported({ ...whole, material: ["serum", "plasma"], see: ["A", "NEVER"] }) }),
    ]);
    const { results } = await findings("broken_relation");
    const shown = results.map((one: Record<string, unknown>) => [
      one.code,
      one.field,
      one.target,
      one.others,
    ]);
    expect(shown).toEqual([
      ["A", null, "category", ["lost"]],
      ["A", null, "analysis", ["GONE"]],
      ["B", "material", "collectionitem", ["plasma"]],
      ["B", "see", "analysis", ["NEVER"]],
    ]);
  });

  test("shows a finding as gone as soon as it is put right", async () => {
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported({ ...whole, unit: "" }) })]);
    expect(await counts()).toMatchObject({ counts: { missing_unit: 1 } });
    await saveAnalyses(lab.actor, [analysis("A", { fields: imported(whole) })]);
    expect(await counts()).toMatchObject({ counts: { missing_unit: 0 } });
  });

  test("hands findings out by the page and searches them", async () => {
    const codes = Array.from({ length: 7 }, (_, at) => `A${at}`);
    await saveAnalyses(
      lab.actor,
      codes.map((code) => analysis(code, { fields: imported({ ...whole, unit: "" }) })),
    );
    const page = await findings("missing_unit", { limit: "3", offset: "3" });
    expect(page.count).toBe(7);
    expect(page.results.map(({ code }: { code: string }) => code)).toEqual(["A3", "A4", "A5"]);
    expect((await findings("missing_unit", { search: "a5" })).count).toBe(1);
  });
});

describe("reference ranges", () => {
  const columns = ageColumnsOf(layout.fields.find(({ key }) => key === "ranges") ?? layout.fields[0]!);
  const faults = (...rows: string[]) =>
    faultsOf(
      rows.map((row) => {
        const [sex = "", age_from = "", age_to = "", note = ""] = row.split("|");
        return { sex, age_from, age_to, note };
      }),
      columns ?? { sex: "sex", from: "age_from", to: "age_to", conditions: [] },
    );

  test.each([
    ["count the last year in", "any|0 d|2 d", "any|3 d|17 y", "any|18 y|"],
    ["count the last year out", "any||18 y", "any|18 y|65 y", "any|65 y|"],
    ["go from months to years", "any|0 d|11 mo", "any|1 y|17 y", "m|18 y|", "f|18 y|"],
    ["differ in their condition", "f|18 y||follicular", "f|18 y||luteal"],
    ["begin with grown-ups", "any|18 y|64 y", "any|65 y|"],
    ["are for one sex each", "m|18 y|50 y", "f|12 y|"],
    [
      "are written in German",
      "alle|0 Tage|27 Tage",
      "alle|28 Tage|17 J.",
      "männlich|18 Jahre|",
      "weiblich|18|",
    ],
  ])("are whole where they %s", (_, ...rows) => {
    expect(faults(...rows)).toEqual({ gaps: [], overlaps: [] });
  });

  test("have a gap where an age is left out, told once for both sexes", () => {
    expect(faults("any|0 d|11 mo", "any|3 y|17 y", "m|18 y|", "f|20 y|")).toEqual({
      gaps: [
        { sex: "any", from: "11 mo", to: "3 y" },
        { sex: "f", from: "17 y", to: "20 y" },
      ],
      overlaps: [],
    });
  });

  test("overlap where an age has two, also one for all and one for women", () => {
    expect(faults("any|18 y|65 y", "any|60 y|", "f|1 y|17 y").overlaps).toEqual([
      { sex: "any", from: "60 y", to: "65 y" },
    ]);
    expect(faults("any|18 y|", "f|50 y|60 y").overlaps).toEqual([{ sex: "f", from: "50 y", to: "60 y" }]);
  });

  test("that are no ages are passed over", () => {
    expect(faults("any|Kinder|?", "any|18 y|")).toEqual({ gaps: [], overlaps: [] });
  });
});
