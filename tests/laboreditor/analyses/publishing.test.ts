import { beforeEach, describe, expect, test, vi } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import type { FieldCheck, FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { changeSettings, getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { changeInBulk, previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { tokenFor } from "../../support/tenants.ts";
import { analysis, imported, layout, saveAnalyses } from "../catalogue.ts";
import { errorsOf, glucose, laboratory } from "./laboratory.ts";

const { actor, call, create, edit, stored } = laboratory();
const glucoseFields = glucose.fields;
const saveLayout = (checks: Record<string, Partial<FieldCheck>>) => {
  const fields = layout.fields.map((field): FieldDefinition => {
    const check = checks[field.key];
    return check ? { ...field, check: { severity: "warning", ...check } } : field;
  });
  return saveDocuments(actor(), [
    { kind: "layout", id: documentId("layout", "default"), content: { ...layout, fields } },
  ]);
};

/** Sets as the laboratory's administrator whether errors keep analyses from being published. */
async function changePublishingGate(publishing_gate: boolean) {
  const token = await tokenFor(actor().tenant, { username: "admin", is_admin: true });
  const authorization = `Token ${token}`;
  expect((await callApi(getSettings, { authorization })).body.publishing_gate).toBe(!publishing_gate);
  const saved = await callApi(changeSettings, { authorization, body: { publishing_gate } });
  expect(saved.body.publishing_gate).toBe(publishing_gate);
}

describe("a value that its layout calls an error", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose]));
  const nonsense = {
    loinc: { additional: "abc-1" },
    ranges: { additional: [{ age_from: "0 d" }, { age_from: "18 Jahre", age_to: "5 Jahre", high: "viel" }] },
  };

  test("is refused with its place and what is wrong, whatever the state", async () => {
    await saveLayout({ loinc: { severity: "error" }, ranges: { severity: "error" } });
    await edit({ state: "HIDDEN" });
    const answer = await edit({ form_fields: nonsense });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([
      "form_fields.loinc.additional not_a_loinc",
      "form_fields.ranges.additional.1.high not_a_limit",
      "form_fields.ranges.additional.1.age_to ages_reversed",
    ]);
    expect(answer.body.errors[1].parameters).toEqual({ value: "viel", row: 2 });
    expect((await stored("GLU")).fields.loinc).toBeUndefined();
  });
  test("is saved where the layout only warns, and never in the way of another field", async () => {
    expect((await edit({ form_fields: nonsense, despite_errors: true })).status).toBe(200);
    await saveLayout({ loinc: { severity: "error" } });
    expect((await edit({ form_fields: { unit: { additional: "g/l" } } })).status).toBe(200);
  });
  test("is named in the language it stands in", async () => {
    await saveLayout({ method: { max_length: 5, severity: "error" } });
    const answer = await edit({ form_fields: { method: { additional: { de: "kurz", en: "too long" } } } });
    expect(errorsOf(answer)).toEqual(["form_fields.method.additional.en value_too_long"]);
  });
  test("is refused in bulk, each analysis with its reason", async () => {
    await saveLayout({ loinc: { severity: "error" } });
    const change = { what: "field", key: "loinc", language: "de", value: "abc-1" };
    const { body } = await call(previewBulkChange, {
      body: { selection: { filter: {} }, change, rows: { outcome: "refused" } },
    });
    expect(body.rows).toMatchObject([{ code: "GLU", reason: "value_refused" }]);
  });
});

describe("what is required", () => {
  const { method: _, ...lacking } = glucoseFields;
  beforeEach(() => saveAnalyses(actor(), [analysis("DRAFT", { fields: lacking }), glucose]));

  test("is not asked of a draft, but of what is to be published", async () => {
    expect((await edit({ form_fields: { unit: { additional: "g/l" } } }, undefined, "DRAFT")).status).toBe(
      200,
    );
    const refused = await edit({ state: "PUBLISHED" }, undefined, "DRAFT");
    expect(errorsOf(refused)).toEqual(["form_fields.method required_to_publish", "state has_errors"]);
    const fields = { method: { additional: { de: "Photometrie" } } };
    expect((await edit({ state: "PUBLISHED", form_fields: fields }, undefined, "DRAFT")).status).toBe(200);
  });
  test("is done without if somebody says so, as long as the laboratory has no gate", async () => {
    const despite = { state: "PUBLISHED", despite_errors: true };
    vi.stubEnv("STAGE", "test");
    await changePublishingGate(true);
    expect(errorsOf(await edit(despite, undefined, "DRAFT"))).toEqual([
      "form_fields.method required_to_publish",
      "state not_sound",
    ]);
    await changePublishingGate(false);
    expect((await edit(despite, undefined, "DRAFT")).status).toBe(200);
  });
  test("may be taken away from what is hidden, and from what is published only if somebody says so", async () => {
    const emptied = { form_fields: { method: { override: true } } };
    expect(errorsOf(await edit(emptied))).toEqual([
      "form_fields.method required_to_publish",
      "state has_errors",
    ]);
    expect((await edit({ ...emptied, despite_errors: true })).status).toBe(200);
    expect((await edit({ form_fields: { method: { override: false } } })).status).toBe(200);
    expect((await edit({ state: "HIDDEN" })).status).toBe(200);
    expect((await edit(emptied)).status).toBe(200);
  });
  test("does not keep what was imported without it and published from being changed", async () => {
    await saveAnalyses(actor(), [analysis("LIS", { state: "PUBLISHED", fields: lacking })]);
    expect((await edit({ form_fields: { unit: { additional: "g/l" } } }, undefined, "LIS")).status).toBe(200);
  });
  test("is asked of a new analysis that begins as published", async () => {
    const answer = await create({ code: "N", name: { de: "Neu" }, layout: "default", state: "PUBLISHED" });
    expect(errorsOf(answer)).toEqual([
      "form_fields.material required_to_publish",
      "form_fields.method required_to_publish",
      "state has_errors",
    ]);
  });
});

describe("a state", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose, analysis("DRAFT", { fields: glucoseFields })]));
  test("goes from new to published, between published and hidden, and in no other way", async () => {
    expect(errorsOf(await edit({ state: "HIDDEN" }, undefined, "DRAFT"))).toEqual([
      "state not_yet_published",
    ]);
    for (const state of ["PUBLISHED", "HIDDEN", "PUBLISHED"])
      expect((await edit({ state }, undefined, "DRAFT")).status).toBe(200);
    expect(errorsOf(await edit({ state: "NEW" }, undefined, "DRAFT"))).toEqual(["state back_to_new"]);
    await edit({ state: "HIDDEN" });
    expect(errorsOf(await edit({ state: "NEW" }))).toEqual(["state back_to_new"]);
    const change = { what: "state", state: "NEW" };
    const { body } = await call(previewBulkChange, {
      body: { selection: { filter: {} }, change, rows: { outcome: "refused" } },
    });
    expect(body.rows.map(({ reason }: { reason: string }) => reason)).toEqual(["back_to_new", "back_to_new"]);
  });
});

describe("a name", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose]));
  test.each(["", " ", "\t\n "])("is not empty in any language: %j", async (empty) => {
    expect(errorsOf(await edit({ name: { de: empty, en: empty } }))).toEqual([
      "name.de required",
      "name.en required",
    ]);
    expect(errorsOf(await create({ code: "N", layout: "default", name: { de: empty } }))).toContain(
      "name.de required",
    );
  });
  test("of the main language stays, a translation may be taken away", async () => {
    expect(errorsOf(await edit({ name: { de: null } }))).toEqual(["name.de required"]);
    expect((await edit({ name: { en: null } })).body.name).toEqual({ de: "Glukose" });
  });
});

describe("a laboratory that publishes only what has no errors", () => {
  beforeEach(async () => {
    vi.stubEnv("STAGE", "test");
    await saveLayout({ loinc: { severity: "error" } });
    await changePublishingGate(true);
    const sick = imported({ loinc: "abc-1", see: ["NEVER"] });
    await saveAnalyses(actor(), [
      analysis("SICK", { categories: ["chemistry", "lost"], fields: { ...glucoseFields, ...sick } }),
      analysis("WELL", { fields: { ...glucoseFields, ...imported({ loinc: "2345-7" }) } }),
    ]);
  });
  test("is told each of them at its place, in the editor and in bulk", async () => {
    const refused = await edit({ state: "PUBLISHED" }, undefined, "SICK");
    expect(errorsOf(refused).sort()).toEqual([
      "categories not_found",
      "form_fields.loinc not_a_loinc",
      "form_fields.see not_found",
      "state not_sound",
    ]);
    const { body } = await call(changeInBulk, {
      body: { selection: { filter: {} }, change: { what: "state", state: "PUBLISHED" } },
    });
    expect(body.count).toBe(1);
    expect((await stored("SICK")).state).toBe("NEW");
    expect((await stored("WELL")).state).toBe("PUBLISHED");
  });
  test("publishes it once they are put right", async () => {
    const fields = { loinc: { additional: "2345-7" }, see: { additional: [], override: true } };
    const mended = await edit(
      { state: "PUBLISHED", categories: ["chemistry"], form_fields: fields },
      undefined,
      "SICK",
    );
    expect(mended.status).toBe(200);
  });
  test("goes on saving what an import has published with them", async () => {
    const sick = { ...glucoseFields, ...imported({ loinc: "abc-1" }) };
    await saveAnalyses(actor(), [analysis("LIS", { state: "PUBLISHED", fields: sick })]);
    expect((await edit({ name: { en: "From the LIS" } }, undefined, "LIS")).status).toBe(200);
  });
});

describe("errors in what becomes public", () => {
  const inverted = { ranges: { additional: [{ low: "9", high: "3" }] } };
  beforeEach(() =>
    saveAnalyses(actor(), [glucose, analysis("DRAFT", { categories: ["chemistry"], fields: glucoseFields })]),
  );
  test("stop its publication until the caller says that it is meant", async () => {
    const change = { state: "PUBLISHED", form_fields: inverted };
    expect(errorsOf(await edit(change, undefined, "DRAFT")).sort()).toEqual([
      "form_fields.ranges limits_reversed",
      "state has_errors",
    ]);
    expect((await stored("DRAFT")).state).toBe("NEW");
    expect((await edit({ ...change, despite_errors: true }, undefined, "DRAFT")).status).toBe(200);
    expect(await stored("DRAFT")).toMatchObject({ state: "PUBLISHED" });
    expect(await stored("DRAFT")).not.toHaveProperty("despite_errors");
  });
  test("are counted and marked in the preview of a bulk change that would publish them", async () => {
    await edit({ form_fields: inverted }, undefined, "DRAFT");
    const preview = async (change: object) =>
      (await call(previewBulkChange, { body: { selection: { filter: {} }, change } })).body;
    const shown = await preview({ what: "state", state: "PUBLISHED" });
    expect(shown).toMatchObject({ faulty: 1, rows: [{ code: "DRAFT", faulty: true }] });
    expect(await preview({ what: "internal", internal: true })).toMatchObject({ changing: 2, faulty: 0 });
  });
  test("are no reason to refuse a draft, nor what was public with them before", async () => {
    expect((await edit({ form_fields: inverted }, undefined, "DRAFT")).status).toBe(200);
    expect(errorsOf(await edit({ form_fields: inverted }))).toContain("state has_errors");
    expect((await edit({ form_fields: inverted, despite_errors: true })).status).toBe(200);
    expect((await edit({ internal: true })).status).toBe(200);
  });
});
