import { beforeEach, describe, expect, test } from "vitest";
import { analysis, imported, saveAnalyses } from "../catalogue.ts";
import { glucose, laboratory } from "./laboratory.ts";

const { actor, edit, list, stored } = laboratory();
const unitOf = async () => (await stored("GLU")).fields.unit;

describe("an own value", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose]));

  test("that is empty hides the imported one, and null brings it back", async () => {
    const { body } = await edit({ form_fields: { unit: { additional: "" } } });
    expect(body.form_fields.unit).toMatchObject({
      raw: "mg/dl",
      additional: null,
      meta: { override: true, shown: { de: { state: "hidden", from: null } } },
    });
    const back = await edit({ form_fields: { unit: { additional: null } } });
    expect(back.body.form_fields.unit.meta).toMatchObject({
      override: false,
      shown: { de: { state: "imported" } },
    });
  });

  test("that is empty in one language leaves the others as they are", async () => {
    const both = analysis("BOTH", { fields: imported({ note: { de: "<p>a</p>", en: "<p>b</p>" } }) });
    await saveAnalyses(actor(), [both]);
    const { body } = await edit({ form_fields: { note: { additional: { en: "" } } } }, undefined, "BOTH");
    expect(body.form_fields.note).toMatchObject({
      additional: { en: "" },
      meta: { shown: { de: { state: "imported" }, en: { state: "hidden" } } },
    });
    const back = await edit({ form_fields: { note: { additional: { en: null } } } }, undefined, "BOTH");
    expect(back.body.form_fields.note.meta.shown.en.state).toBe("imported");
  });

  test("that is empty where nothing is imported is none", async () => {
    const { body } = await edit({ form_fields: { method: { additional: { en: "" } } } });
    expect(body.form_fields.method).toMatchObject({
      additional: null,
      meta: { shown: { en: { state: "fallback" } } },
    });
  });

  test("of all languages stays in the others when one changes", async () => {
    const note = { raw: null, additional: "<p>a</p>", override: false };
    await saveAnalyses(actor(), [analysis("WHOLE", { fields: { ...glucose.fields, note } })]);
    await edit({ form_fields: { note: { additional: { de: "<p>b</p>" } } } }, undefined, "WHOLE");
    expect((await stored("WHOLE")).fields.note?.additional).toMatchObject({ de: "<p>b</p>", en: "<p>a</p>" });
  });
});

describe("an imported value that has changed below an own one", () => {
  const expected = {
    unit: { raw: "g/l", additional: "mmol/l", override: false, imports: { all: "changed" as const } },
  };
  beforeEach(() =>
    saveAnalyses(actor(), [{ ...glucose, fields: { ...glucose.fields, ...expected } }, analysis("OTHER")]),
  );
  const listed = async () => {
    const { body } = await list({ import_differs: "true" });
    return {
      codes: body.results.map(({ code }: { code: string }) => code),
      count: body.counts.import_differs,
    };
  };

  test("is told in the list, which finds it by a filter", async () => {
    expect(await listed()).toEqual({ codes: ["GLU"], count: 1 });
    const { body } = await list();
    expect(body.results.map((row: { import_differs: boolean }) => row.import_differs).sort()).toEqual([
      false,
      true,
    ]);
    expect(body.counts.import_differs).toBe(1);
  });

  test.each([
    ["taking it", { additional: null }, { raw: "g/l", additional: null, override: false }],
    ["another own value", { additional: "x" }, { raw: "g/l", additional: "x", override: false }],
    [
      "keeping the own one",
      { imports: { all: null } },
      { raw: "g/l", additional: "mmol/l", override: false },
    ],
    [
      "keeping it for good",
      { imports: { all: "ignored" } },
      { raw: "g/l", additional: "mmol/l", override: false, imports: { all: "ignored" } },
    ],
  ])("is answered by %s", async (_, change, left) => {
    expect((await edit({ form_fields: { unit: change } })).status).toBe(200);
    expect(await unitOf()).toEqual(left);
    expect(await listed()).toEqual({ codes: [], count: 0 });
  });

  test("is not answered by an edit of something else", async () => {
    await edit({ state: "HIDDEN", form_fields: { note: { additional: { de: "<p>x</p>" } } } });
    expect((await listed()).codes).toEqual(["GLU"]);
  });
});
